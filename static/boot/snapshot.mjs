// Python's memory as it is when everything of ours has been read, kept on this device: a later visit puts it
// in place instead of reading everything again. It belongs to one build and to the very archives it was made
// from, it is looked at before it is used, and nobody depends on it: whatever is the matter with it, the
// start takes the plain road.

import { download } from "./downloads.mjs";

const MADE_OF = "x-made-of";
const DIGEST = "x-digest";

/** Kept while a start from a snapshot is on its way. One that never arrived is not tried again. */
const ON_TRIAL = "paddock:on-trial";

const BLOCK = 4096;

/** Why a snapshot is not used: a word for the performance mark. */
export class Unfit extends Error {}

const digest = async (bytes) => {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** What a snapshot depends on: the build, and the archives as they really arrived. */
async function madeOf(build) {
  const archives = await Promise.all(["library", "app"].map(async (name) => digest(await download(name))));
  return [build, ...archives].join(" ");
}

/** Where a browser keeps files; some refuse even to be asked. */
const cachesHere = () => {
  try {
    return globalThis.caches;
  } catch {
    return null;
  }
};

/** Where a start that is on trial is noted; some browsers refuse that too. */
const notesHere = () => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** Whether one can be kept here, and watched while it is tried. */
export const hasPlace = () => Boolean(cachesHere() && notesHere() && globalThis.crypto?.subtle);

const isEmpty = (words, begin, end) => {
  for (let at = begin; at < end; at++) if (words[at]) return false;
  return true;
};

/** Most of the memory is empty: only stretches that aren't are kept, after a table of where they belong. */
export function packed(memory) {
  const words = new BigUint64Array(memory.buffer, memory.byteOffset, memory.length >> 3);
  const stretches = [];
  for (let begin = 0; begin < memory.length; begin += BLOCK) {
    const end = Math.min(begin + BLOCK, memory.length);
    if (isEmpty(words, begin >> 3, end >> 3)) continue;
    const last = stretches.at(-1);
    if (last?.[1] === begin) last[1] = end;
    else stretches.push([begin, end]);
  }
  const table = new Uint32Array([memory.length, stretches.length, ...stretches.flat()]);
  return new Blob([table, ...stretches.map(([begin, end]) => memory.subarray(begin, end))]);
}

export function unpacked(buffer) {
  const [length, count] = new Uint32Array(buffer, 0, 2);
  const table = new Uint32Array(buffer, 8, 2 * count);
  const memory = new Uint8Array(length);
  let from = 8 + 8 * count;
  for (let at = 0; at < table.length; at += 2) {
    const [begin, end] = table.subarray(at, at + 2);
    memory.set(new Uint8Array(buffer, from, end - begin), begin);
    from += end - begin;
  }
  return memory;
}

/** A snapshot of this memory, ready to be kept. */
export async function snapshotOf(memory, build) {
  const content = await packed(memory).arrayBuffer();
  return { content, headers: { [MADE_OF]: await madeOf(build), [DIGEST]: await digest(content) } };
}

/** Keep it for later visits. Only the page does: what a worker puts into a cache, WebKit forgets with the worker. */
export async function keepSnapshot({ content, headers }) {
  const cache = await caches.open(paddock.snapshot.cache);
  await cache.put(paddock.snapshot.place, new Response(content, { headers }));
}

export async function forgetSnapshot() {
  await cachesHere()?.delete(paddock.snapshot.cache);
}

/** What was kept; fails as `Unfit` if there is nothing to begin with. */
export async function keptSnapshot() {
  if (!hasPlace()) throw new Unfit("nowhere to keep one");
  if (localStorage.getItem(ON_TRIAL)) throw new Unfit("did not arrive");
  const asked = paddock.snapshot.kept;
  delete paddock.snapshot.kept;
  const kept = await asked;
  if (!kept) throw new Unfit("none");
  return kept;
}

/** The memory in it; fails as `Unfit` if it is not this build's or can't be trusted. */
export async function memoryOf({ headers, content }, build) {
  const [expected, found] = await Promise.all([madeOf(build), digest(content)]);
  if (headers.get(MADE_OF) !== expected) throw new Unfit("of another build");
  if (headers.get(DIGEST) !== found) throw new Unfit("damaged");
  const memory = unpacked(content);
  letGo(content);
  return memory;
}

/** Megabytes that are needed no more are given back now, where the browser can, not when it next tidies up. */
export const letGo = (buffer) => buffer.transfer?.(0);

/** A start from a snapshot begins; and the page has become ready, or goes on without it. */
export const beginTrial = () => localStorage.setItem(ON_TRIAL, "yes");
export const endTrial = () => notesHere()?.removeItem(ON_TRIAL);

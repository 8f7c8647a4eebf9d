// How a program of the tools ends when it can't do its work: with a sentence, which `tools/commands.py` passes on.

export function stop(complaint) {
  console.error(complaint);
  process.exit(1);
}

// Our modules as they are written, file by file: for the page as it stands in the project's own folder, where
// whatever is edited is seen at the next load. Nothing of this is deployed.

const PYTHON = new URL("../../py/", import.meta.url);

/** As it is now, whatever the browser keeps; nothing if it is not there. */
async function bytes(address) {
  const response = await fetch(address, { cache: "no-cache" });
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}

/** What `static/runtime/downloads.mjs` hands on: the files that `prepare` has listed. Newer ones are found as well. */
export const sourcesOf = (listed) => {
  const finder = bytes(new URL("sources.py", import.meta.url));
  return {
    async place(files, folder) {
      const put = async (name) => {
        const content = await bytes(new URL(name, PYTHON));
        if (!content) return;
        const path = `${folder}/${name}`;
        files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        files.writeFile(path, content);
      };
      await Promise.all([...listed.map(put), finder]);
      files.writeFile("/lib/sources.py", await finder);
    },
    begin(python, folder) {
      python.runPython(
        `import sys; sys.path.append("/lib"); import sources; sources.find("${PYTHON.href}", "${folder}")`,
      );
    },
  };
};

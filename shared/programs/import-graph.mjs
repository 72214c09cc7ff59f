import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';

const CODE = /\.[cm]?[jt]sx?$/;
const DECLARATIONS = /\.d\.[cm]?ts$/;
/** As our bundlers and tests complete a path, the name as it is written first. */
const COMPLETIONS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];
const NO_CODE = Object.fromEntries(
  ['.avif', '.jpg', '.png', '.svg', '.ttf', '.webp', '.woff', '.woff2'].map((extension) => [extension, 'empty']),
);

/**
 * Who imports whom among `files`, as programs and tests load them: what is imported for its type alone is left out.
 *
 * @param {string} root the folder that paths start from
 * @param {readonly string[]} files every file of the project; imports of anything else are libraries
 * @returns {Promise<{ importers: Map<string, Set<string>>; emptyFiles: Set<string> }>} who imports a file; and which files hold nothing
 * that runs, types alone for instance
 * @throws Error when a file does not parse, or imports what is not there
 */
export async function importGraph(root, files) {
  const code = files.filter((file) => CODE.test(file) && !DECLARATIONS.test(file));
  const { metafile } = await build({
    stdin: { contents: code.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    outdir: join(root, 'never-written'),
    write: false,
    metafile: true,
    bundle: true,
    treeShaking: false,
    platform: 'node',
    format: 'esm',
    loader: NO_CODE,
    logLevel: 'silent',
    plugins: [amongFiles(root, new Set(files))],
  });
  return { importers: importersIn(metafile), emptyFiles: emptyIn(metafile, code) };
}

/** Paths are looked up as they are written: of `list.ts` and `List.tsx` beside one another, every system finds the same one. */
function amongFiles(root, files) {
  const pathOf = (folder, request) => relative(root, join(folder, request)).split(sep).join('/');
  return {
    name: 'among-files',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const found = COMPLETIONS.map((end) => pathOf(resolveDir, path) + end).find((candidate) => files.has(candidate));
        return found && { path: join(root, found) };
      });
      build.onResolve({ filter: /^[^.]/ }, ({ path }) => (path.startsWith('@pavilion/') ? undefined : { external: true }));
    },
  };
}

function importersIn({ inputs }) {
  const importers = new Map();
  for (const [file, { imports }] of Object.entries(inputs))
    for (const { path, external } of imports)
      if (!external && file !== '<stdin>') importers.set(path, (importers.get(path) ?? new Set()).add(file));
  return importers;
}

function emptyIn({ outputs }, code) {
  const bytes = new Map(
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).map(([file, { bytesInOutput }]) => [file, bytesInOutput]),
    ),
  );
  return new Set(code.filter((file) => !bytes.get(file)));
}

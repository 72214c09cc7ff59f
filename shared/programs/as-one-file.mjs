import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Makes one file of a library that comes as hundreds, for those that load it again and again: tests do, each in a world of its own.
 *
 * @param {{ library: string; parts: readonly string[]; from: string; folder: string }} wanted `parts` are entries of the library, such as
 * `compile`; `from` is a folder that has it; `folder` is where the file goes
 * @returns {Record<string, string>} the file to load for each entry, by the name it is imported by
 */
export function asOneFile({ library, parts, from, folder }) {
  const names = [library, ...parts.map((part) => `${library}/${part}`)];
  const place = join(folder, `${library}-${versionOf(library, from)}`);
  const all = join(place, 'all.cjs');
  const fileOf = (name) => join(place, `${name.replace('/', '-')}.cjs`);
  if (!existsSync(all)) {
    mkdirSync(place, { recursive: true });
    for (const [at, name] of names.entries())
      writeFileSync(fileOf(name), `module.exports = { __esModule: true, ...require('./all.cjs').part${at} };\n`);
    const beside = `${all}.${process.pid}`;
    buildSync({
      stdin: { contents: names.map((name, at) => `export * as part${at} from '${name}';`).join('\n'), resolveDir: from },
      outfile: beside,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
    });
    renameSync(beside, all);
  }
  return Object.fromEntries(names.map((name) => [name, fileOf(name)]));
}

function versionOf(library, from) {
  const entry = createRequire(join(from, 'package.json')).resolve(library);
  const root = entry.slice(0, entry.lastIndexOf(`node_modules/${library}/`) + `node_modules/${library}/`.length);
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { packageInfo } from '../federation/package-info.mjs';

const compress = promisify(brotliCompress);

/** What the build found in the code, beside what the descriptor says; `contract-report.json` in the build holds both. */
export async function contractReport(folder, { out, exports, descriptor, first, stats }) {
  const report = {
    contract: packageInfo(folder).contract ?? 1,
    exports,
    shared: sharedOf(stats),
    sizes: await sizesOf(out, first),
  };
  const { name, version } = packageInfo(folder);
  writeFileSync(join(out, 'contract-report.json'), JSON.stringify({ name, version, ...report, descriptor }, undefined, 2));
  return report;
}

/** Packages that the bundle takes from the host, each with the version it was built against. */
function sharedOf({ compilation }) {
  const taken = [...compilation.modules].filter(({ type }) => type === 'consume-shared-module');
  return Object.fromEntries(
    taken.map(({ options }) => [options.shareKey, String(options.requiredVersion).replace(/^\^/, '')]).sort(),
  );
}

async function sizesOf(out, first) {
  const sizeOf = async (name) => (await compress(readFileSync(join(out, name)))).length;
  const sizes = Object.entries({ entry: ['remoteEntry.js'], ...first }).map(async ([part, names]) => {
    const each = await Promise.all(names.map(sizeOf));
    return [part, each.reduce((sum, size) => sum + size, 0)];
  });
  return Object.fromEntries(await Promise.all(sizes));
}

import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './root.mjs';

const IMPORT = /^(?:import|export) [^;]*?from '([^']+)';|^import '([^']+)';/gm;

/** Every file that comes with `entry`, and the packages that they ask for at once. */
function comingWith(entry) {
  const [waiting, files, packages] = [[entry], new Set(), []];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [, from, alone] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = from ?? alone;
      if (name.startsWith('.')) waiting.push(join(dirname(file), name));
      else if (!name.startsWith('node:')) packages.push(`${relative(root, file)} asks for ${name}`);
    }
  }
  return { files, packages };
}

it.each(['start', 'test', 'check'])('%s comes with no package: on a fresh clone it is what installs them', (name) => {
  const { files, packages } = comingWith(join(import.meta.dirname, `${name}.mjs`));

  expect(files.size).toBeGreaterThan(3);
  expect(packages).toEqual([]);
});

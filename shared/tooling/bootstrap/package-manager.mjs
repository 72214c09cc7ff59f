import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The package manager of this project as npx takes it: `pnpm@…`. The hash after it is for Corepack, which checks what it fetched against it. */
export function packageManager() {
  const { packageManager: named } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return named.split('+', 1)[0];
}

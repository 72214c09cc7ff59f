import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const FOLDER = join(dirname(createRequire(import.meta.filename).resolve('@pavilion/ui/icons')), '../themes');

/** The themes that the shell can draw: a stylesheet each. */
export function listThemes(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.css'))
    .map((name) => basename(name, '.css'))
    .sort();
}

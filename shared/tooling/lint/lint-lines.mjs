import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * What the linter says, a line each, of pieces of code that are not in the tree: `[path, code]`. Pieces of one path become one file.
 *
 * @returns {string[]}
 */
export function lintLines(pieces) {
  const tree = mkdtempSync(join(tmpdir(), 'pavilion-lint-'));
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
    for (const [file, code] of pieces) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      appendFileSync(join(tree, file), `${code}\n`);
    }
    const options = { cwd: tree, encoding: 'utf8' };
    return spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix'], options).stdout.split('\n');
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { swallowedErrors } from './swallowed-errors.mjs';

it('finds an error that is swallowed without a reason, and nothing else', () => {
  const found = (text) => swallowedErrors(text).length;

  expect(found('read().catch(() => undefined);')).toBe(1);
  expect(found('try {\n} catch {\n  return 0;\n}')).toBe(1);
  expect(found('// Nobody has to know.\nread().catch(() => undefined);')).toBe(0);
  expect(found('try {\n} catch {\n  // Nobody has to know.\n  return 0;\n}')).toBe(0);
  expect(found("try {\n} catch {\n  throw new Error('another');\n}")).toBe(0);
});

it('has a reason beside every error that is swallowed, but for those that stood before', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' });
  const known = JSON.parse(readFileSync(join(import.meta.dirname, 'swallowed-errors.json'), 'utf8'));
  const found = {};
  for (const file of files
    .trim()
    .split('\n')
    .filter((name) => !/\.test\.[a-z]+$/.test(name))) {
    const { length } = swallowedErrors(readFileSync(join(root, file), 'utf8'));
    if (length) found[file] = length;
  }

  // A file whose errors now have reasons leaves the list.
  expect(found).toEqual(known);
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../bootstrap/progress.mjs';
import { misloggedErrors } from './mislogged-errors.mjs';
import { rawMotion, scriptedMotion } from './raw-motion.mjs';
import { retiredNames } from './retired-names.mjs';
import { swallowedErrors } from './swallowed-errors.mjs';

const RULES = [
  ['an error disappears: handle it, log it, or say beside it why nobody needs to know', swallowedErrors],
  ['the log writes nothing of this error: hand it over as `{ err }`', misloggedErrors],
  ['this name has an old word: docs/glossary.md has today’s', retiredNames],
  ['scripts ask about motion in one place: `prefersReducedMotion` and `scrollBehaviour` of @pavilion/ui', scriptedMotion],
];
const STYLE_RULES = [
  [
    'motion is made of `--motion-…` and `--ease-…`, and turned off in base.css alone: shared/ui/README.md says which is for what',
    rawMotion,
  ],
];
/** Contract 1 has a name of its own for what is lazy. */
const OLD_CONTRACT = /^shared\/host\/src\/late\//;

/**
 * Goes through the sources and the style sheets of the project in `folder`, but for tests.
 *
 * @throws UserError that names each line on which an error would not be seen, a name is not the field's, or motion is not of the one kind
 */
export function assertSourceRules(folder) {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { cwd: folder, encoding: 'utf8' }).split('\n');
  const broken = files
    // What is deleted and not yet committed is listed too.
    .filter((file) => file && !/\.test\.[a-z]+$/.test(file) && !OLD_CONTRACT.test(file) && existsSync(join(folder, file)))
    .flatMap((file) => brokenIn(file, readFileSync(join(folder, file), 'utf8')));
  if (broken.length) throw new UserError(broken.join('\n'));
}

function brokenIn(file, source) {
  const rules = file.endsWith('.css') ? STYLE_RULES : RULES;
  return rules.flatMap(([rule, find]) => find(source, file).map(({ line, text }) => `${file}:${line}  ${rule}\n    ${text}`));
}

import { lintLines } from './lint-lines.mjs';

const modules = 'gateway/src/modules';

/** What each boundary forbids: the file that asks, and what it asks for. */
const FORBIDDEN = [
  ['a lower group asks a higher one', `${modules}/control/audit/a.ts`, '../../identity/auth'],
  ['identity asks money', `${modules}/identity/auth/a.ts`, '../../money/wallet'],
  ['money asks play', `${modules}/money/records/a.ts`, '../../play/games'],
  ['play asks content', `${modules}/play/games/a.ts`, '../../content/site'],
  ['content asks demo', `${modules}/content/site/a.ts`, '../../demo/seed'],
  ['a nested folder asks a higher group', `${modules}/money/records/exports/a.ts`, '../../../play/games'],
  ['a composer asks a higher group', `${modules}/control/index.ts`, '../money'],
  ['a composer reaches into a module', `${modules}/control/index.ts`, './audit/store'],
  ['a module reaches into its neighbour', `${modules}/money/deposits/a.ts`, '../wallet/store'],
  ['a module reaches into one of another group', `${modules}/money/deposits/a.ts`, '../../control/audit/store'],
  ['a nested folder reaches into a neighbour', `${modules}/money/records/exports/a.ts`, '../../wallet/store'],
  ['a nested folder reaches into another group', `${modules}/money/records/exports/a.ts`, '../../../control/audit/store'],
  ['a test reaches into another module', `${modules}/money/records/a.test.ts`, '../wallet/store'],
  ['a module asks a whole group', `${modules}/money/deposits/a.ts`, '../../control'],
  ['a module asks what composes it', `${modules}/money/deposits/a.ts`, '../../../services'],
  ['the platform asks a module', 'gateway/src/platform/jobs/a.ts', '../../modules/money/wallet'],
  ['the platform’s tests reach into a module', 'gateway/src/platform/testing/a.ts', '../../modules/money/wallet/store'],
  ['the gateway asks the console', 'gateway/src/app.ts', '@pavilion/operator'],
  ['a module asks the studio', `${modules}/money/vendors/a.ts`, '@pavilion/studio/app'],
  ['a module asks the acquirer', `${modules}/money/deposits/a.ts`, '@pavilion/acquirer/app'],
  ['the gateway asks what runs in a browser', `${modules}/content/site/a.ts`, '@pavilion/host/query'],
  ['the console asks the gateway', 'operator/console/src/a.tsx', '@pavilion/gateway/database'],
  ['the console reaches into another package', 'operator/src/a.ts', '../../gateway/src/app'],
  ['the studio asks the gateway', 'studio/src/a.ts', '@pavilion/gateway/database'],
  ['the studio asks for our wire schemas', 'studio/src/a.ts', '@pavilion/api/games'],
  ['the studio’s tests ask for more than a database', 'studio/src/testing/a.ts', '@pavilion/gateway/app'],
  ['the acquirer asks the gateway', 'acquirer/src/a.ts', '@pavilion/gateway/database'],
  ['the acquirer asks for our wire schemas', 'acquirer/src/a.ts', '@pavilion/api/wallet'],
  ['shared/programs stands on another package', 'shared/programs/a.mjs', '@pavilion/money'],
  ['a shared package asks who uses it', 'shared/ui/src/a.ts', '@pavilion/shell'],
  ['a shared package reaches into who uses it', 'shared/art/src/a.ts', '../../../gateway/src/platform/log'],
  ['a remote asks the gateway', 'mf-wallet/src/a.ts', '@pavilion/gateway'],
  ['the shell asks a remote', 'shell/src/a.ts', '@pavilion/mf-wallet'],
  ['e2e asks for a component', 'e2e/specs/a.ts', '@pavilion/ui'],
];

const ALLOWED = [
  ['a higher group asks a lower one', `${modules}/money/deposits/a.ts`, '../../control/audit'],
  ['a module asks its neighbour', `${modules}/money/deposits/a.ts`, '../wallet'],
  ['a nested folder goes up in its own module', `${modules}/money/records/exports/a.ts`, '../names'],
  ['a nested folder asks a neighbour', `${modules}/money/records/exports/a.ts`, '../../wallet'],
  ['a test seeds from a higher group', `${modules}/money/wallet/a.test.ts`, '../../play/games'],
  ['a composer asks a lower group', `${modules}/money/index.ts`, '../control'],
  ['the console asks a shared package', 'operator/console/src/a.tsx', '@pavilion/ui'],
  ['the studio’s tests borrow a database', 'studio/src/testing/a.ts', '@pavilion/gateway/database'],
];

let refused;

/** One run of the linter over all of them. */
beforeAll(() => {
  const pieces = [...FORBIDDEN, ...ALLOWED].map(([, file, specifier], at) => [file, `export * as thing${at} from '${specifier}';`]);
  refused = lintLines(pieces).filter((line) => line.includes('no-restricted-imports'));
});

const isRefused = (file, specifier) => refused.some((line) => line.startsWith(`${file}:`) && line.includes(`'${specifier}'`));

it.each(FORBIDDEN)('refuses that %s', (_, file, specifier) => {
  expect(isRefused(file, specifier)).toBe(true);
});

it.each(ALLOWED)('allows that %s', (_, file, specifier) => {
  expect(isRefused(file, specifier)).toBe(false);
});

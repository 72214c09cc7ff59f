import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONSOLE_ADDRESSES, PROMOTION_KINDS } from './console-screens';
import { PAGE_VIEWERS, SHELL_ADDRESSES } from './site-screens';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(ROOT, file), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first);

it('holds every page that a remote describes, and none that is gone', () => {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
  const ids = remotes.flatMap((name) => found(read(`${name}/src/descriptor.ts`), /\bid: '([^']+)'/g));

  expect(ids.length).toBeGreaterThan(30);
  expect(Object.keys(PAGE_VIEWERS).toSorted()).toEqual(ids.toSorted());
});

it('holds what the shell shows at addresses of its own', () => {
  const [, table = ''] = /OVER_HOME[^{]*\{([^]*?)\n\};/.exec(read('shell/src/routing/Pages.tsx')) ?? [];

  expect(found(table, /^ {2}'([^']+)':/gm).toSorted()).toEqual([...SHELL_ADDRESSES].toSorted());
});

it('holds every route of the console', () => {
  const routes = found(read('operator/console/src/Pages.tsx'), /<Route path="([^"]+)"/g);
  const whole = routes.map((path) => (path.startsWith('/') || path === '*' ? path : `/board/${path}`));

  expect(whole.length).toBeGreaterThan(25);
  expect(Object.keys(CONSOLE_ADDRESSES).toSorted()).toEqual(whole.toSorted());
});

it('holds every kind of rules that there is', () => {
  const [, kinds = ''] = /promotionTerms = \{([^]*?)\n\}/.exec(read('shared/api/src/staff/promotion-terms/index.ts')) ?? [];

  expect([...PROMOTION_KINDS]).toEqual(found(kinds, /^ {2}(\w+):/gm).toSorted());
});

import { lintLines } from './lint-lines.mjs';

const STORAGE = [
  ['the shell', 'shell/src/a.ts', "export const a = localStorage.getItem('a');"],
  ['the shell, through the window', 'shell/src/b.ts', "export const b = window.localStorage.getItem('a');"],
  ['the shell, by its name', 'shell/src/c.ts', "export const c = globalThis['sessionStorage'];"],
  ['a remote', 'mf-wallet/src/a.ts', 'export const { sessionStorage: a } = globalThis;'],
  ['a shared package', 'shared/host/src/a.ts', 'export const a = sessionStorage.length;'],
  ['the console', 'operator/console/src/a.tsx', "localStorage.setItem('a', 'b');"],
  ['a game of the studio', 'studio/client/a.ts', "localStorage['a'] = 'b';"],
  ['another file of the one place', 'shared/storage/src/stored-value.ts', "localStorage.removeItem('a');"],
];

const TIME = [
  ['the gateway, a zone', 'gateway/src/modules/money/records/a.ts', "export const a = new Intl.DateTimeFormat('sv-SE');"],
  ['the gateway, a year', 'gateway/src/modules/money/records/b.ts', 'export const b = (at) => at.setUTCFullYear(2026);'],
  ['a remote, midnight', 'mf-wallet/src/b.ts', 'export const b = (at) => at.setHours(0, 0, 0, 0);'],
  ['the shell, a date', 'shell/src/d.ts', 'export const d = (at) => at.toLocaleDateString();'],
  ['the console, an offset', 'operator/console/src/b.ts', 'export const b = (at) => at.getTimezoneOffset();'],
];

const ALLOWED = [
  ['the one place for days', 'shared/time/src/days.ts', 'export const a = (at) => at.setUTCFullYear(2026);'],
  ['the gateway’s part of it', 'gateway/src/platform/time/a.ts', "export const a = new Intl.DateTimeFormat('bn');"],
  ['the one place for storage', 'shared/storage/src/area.ts', 'export const a = localStorage;'],
  ['a test that looks what is stored', 'shell/src/a.test.ts', "localStorage.setItem('a', 'b');"],
  ['a browser test', 'e2e/specs/a.ts', "export const a = () => sessionStorage.getItem('token');"],
];

let lines;

beforeAll(() => {
  lines = lintLines([...STORAGE, ...TIME, ...ALLOWED].map(([, file, code]) => [file, code]));
});

const refusals = (file) => lines.filter((line) => line.startsWith(`${file}:`));

it.each(STORAGE)('refuses storage by hand in %s', (_, file) => {
  expect(refusals(file)).toEqual([expect.stringMatching(/(local|session)Storage.*no-restricted/)]);
});

it.each(TIME)('refuses days and clocks by hand in %s', (_, file) => {
  expect(refusals(file)).toEqual([expect.stringContaining('no-restricted-properties')]);
});

it.each(ALLOWED)('allows %s', (_, file) => {
  expect(refusals(file)).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertSourceRules } from './source-rules.mjs';
import { misloggedErrors } from './mislogged-errors.mjs';
import { swallowedErrors } from './swallowed-errors.mjs';

const linesOf = (find) => (source) => find(source).map(({ line }) => line);

it('finds an error that is swallowed without a reason, and nothing else', () => {
  const found = linesOf(swallowedErrors);

  expect(found('read().catch(() => undefined);')).toEqual([1]);
  expect(found("const text = read().catch(() => '');")).toEqual([1]);
  expect(found('read().catch(() => forget());')).toEqual([1]);
  expect(found('try {\n} catch {\n  return 0;\n}')).toEqual([2]);
  expect(found('read().then(\n  show,\n  () => undefined,\n);')).toEqual([3]);
  expect(found('read().then(show, () => undefined);')).toEqual([1]);
  expect(found("pool.on('error', () => undefined);")).toEqual([1]);
  expect(found('all$.pipe(catchError(() => EMPTY));')).toEqual([1]);

  expect(found('// Nobody has to know.\nread().catch(() => undefined);')).toEqual([]);
  expect(found('try {\n} catch {\n  // Nobody has to know.\n  return 0;\n}')).toEqual([]);
  expect(found("try {\n} catch {\n  throw new Error('another');\n}")).toEqual([]);
  expect(found('check().catch(() => Promise.reject(reason));')).toEqual([]);
  expect(found('read().then(\n  () => true,\n  (error) => told(error),\n);')).toEqual([]);
  expect(found('useSyncExternalStore(\n  subscribe,\n  read,\n  () => true,\n);')).toEqual([]);
});

it('finds an error that the log would write as nothing, and nothing else', () => {
  const found = linesOf(misloggedErrors);

  expect(found("log.warn({ error }, 'not read');")).toEqual([1]);
  expect(found("log.error({ error: reason }, 'not read');")).toEqual([1]);
  expect(found("read().catch((e) => platform.log.debug({ game, e }, 'not read'));")).toEqual([1]);
  expect(found("request.log.info({ facts: { of: 'it' }, error }, 'not read');")).toEqual([1]);
  expect(found("start();\nlogger.fatal(\n  {\n    game,\n    error,\n  },\n  'not read',\n);")).toEqual([2]);
  expect(found("log[level]({ error }, 'not read');")).toEqual([1]);

  expect(found("log.warn({ err }, 'not read');")).toEqual([]);
  expect(found("log.warn({ err: error, game }, 'not read');")).toEqual([]);
  expect(found("log.warn({ errors: 3 }, 'some were not read');")).toEqual([]);
  expect(found("log.warn({ error_code: 3, name }, 'not read: { error }');")).toEqual([]);
});

describe('a project', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pavilion-errors-'));
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name, source) => {
    writeFileSync(join(folder, name), source);
    execFileSync('git', ['add', name], { cwd: folder });
  };

  it('is refused with the place of each error that nobody would see', () => {
    write('a.ts', 'start();\nread().catch(() => undefined);\n');
    write('b.mjs', "log.warn({ error }, 'not read');\n");
    write('c.ts', 'const deed = 1;\n');

    expect(() => assertSourceRules(folder)).toThrow(/a\.ts:2 .*\n.*\nb\.mjs:1 .*`\{ err \}`[^]*c\.ts:1 .*old word/);
  });

  it('is let through when every error is seen, whatever its tests do', () => {
    write('a.ts', "read().catch((err) => log.warn({ err }, 'not read'));\n");
    write('a.test.ts', 'read().catch(() => undefined);\n');

    expect(() => assertSourceRules(folder)).not.toThrow();
  });
});

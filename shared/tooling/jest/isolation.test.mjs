import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

const PRESET = join(root, 'shared/tooling/jest/node.mjs');
let folder;
/** Inside the repository, where packages are found. */
beforeAll(() => {
  mkdirSync(join(root, '.data'), { recursive: true });
  folder = mkdtempSync(join(root, '.data/isolation-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Notes each file that is compiled. */
const NOTING = `
const vm = require('node:vm');
vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    require('node:fs').appendFileSync(process.env.NOTES, options.filename + '\\n');
  }
};`;

/** Runs these files one after the other in one process, as a worker does, and answers with the report. */
async function run(files) {
  const project = mkdtempSync(join(folder, 'project-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  writeFileSync(join(project, 'jest.config.mjs'), `export { node as default } from '${PRESET}';`);
  const jest = join(root, 'node_modules/.bin/jest');
  const args = ['-i', '--json', '--silent', '--rootDir', project, '-c', join(project, 'jest.config.mjs')];
  const [noting, notes] = [join(project, 'noting.cjs'), join(project, 'notes')];
  writeFileSync(noting, NOTING);
  const env = { ...process.env, NODE_OPTIONS: `--require ${noting}`, NOTES: notes };
  // It fails where a test does, and reports all the same.
  const report = await new Promise((resolve) => void execFile(jest, args, { env }, (_, out) => resolve(JSON.parse(out))));
  const compiled = readFileSync(notes, 'utf8').split('\n');
  return { success: report.success, told: report.testResults.map(({ message }) => message).join('\n'), compiled };
}

const COUNTER = 'let count = 0;\nexport const next = () => (count += 1);\n';
const TEST = `
import { next } from './counter';
it('is the first to count, and to name what it names', () => {
  expect(next()).toBe(1);
  expect(globalThis.seen).toBeUndefined();
  expect(process.env.SEEN).toBeUndefined();
  expect(Array.prototype.seen).toBeUndefined();
  globalThis.seen = process.env.SEEN = Array.prototype.seen = 'by another file';
});`;

it('compiles a file once that several test files load', async () => {
  const { compiled } = await run({ 'counter.ts': COUNTER, 'one.test.ts': TEST, 'two.test.ts': TEST, 'three.test.ts': TEST });

  expect(compiled.filter((file) => file.endsWith('/counter.ts'))).toHaveLength(1);
}, 60_000);

it('gives each test file modules, global names and prototypes that no other has touched', async () => {
  const { success, told } = await run({ 'counter.ts': COUNTER, 'one.test.ts': TEST, 'two.test.ts': TEST, 'three.test.ts': TEST });

  expect({ success, told: told.trim() }).toEqual({ success: true, told: '' });
}, 60_000);

it('names the line and the column that failed, in a file that was compiled for another test before', async () => {
  const broken = `export function fail(): never { throw new Error('here'); }\n`;
  const test = `import { fail } from './broken';\nit('fails', () => fail());`;

  const { told } = await run({ 'broken.ts': broken, 'one.test.ts': test, 'two.test.ts': test });

  expect(told.match(/broken\.ts:1:39/g)).toHaveLength(2);
}, 60_000);

it('says where a file is no TypeScript', async () => {
  const { told } = await run({
    'one.test.ts': `import './broken';\nit('is never run', () => undefined);`,
    'broken.ts': 'const = 1;',
  });

  expect(told).toMatch(/broken\.ts/);
  expect(told).toMatch(/const = 1;/);
}, 60_000);

it('fails the test in which an error is thrown that nothing waits for, and goes on with the next', async () => {
  const test = `
it('throws beside itself', async () => {
  setTimeout(() => { throw new Error('nobody waits for me'); }, 5);
  await new Promise((resolve) => setTimeout(resolve, 50));
});
it('is left alone', async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
});`;

  const { told } = await run({ 'one.test.ts': test });

  expect(told).toMatch(/● throws beside itself\n\n\s+nobody waits for me/);
  expect(told).not.toContain('● is left alone');
}, 60_000);

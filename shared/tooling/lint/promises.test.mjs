import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const bin = (name) => join(root, 'node_modules/.bin', name);

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-promises-'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true }, include: ['*.ts'] }));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the check says of a file. */
function check(source) {
  writeFileSync(join(folder, 'a.ts'), source);
  const { status, stdout } = spawnSync(bin('oxlint'), ['--type-aware', '-c', join(import.meta.dirname, 'promises.json'), 'a.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, OXLINT_TSGOLINT_PATH: bin('tsgolint') },
  });
  return { refused: status !== 0, stdout };
}

const READ = 'export const read = async (): Promise<number> => 1;\n';

it('refuses a promise that nobody waits for, and a question that a promise always answers with yes', () => {
  expect(check(`${READ}export function start(): void {\n  read();\n}\n`).stdout).toContain('no-floating-promises');
  expect(check(`${READ}export const found = read() ? 1 : 2;\n`).stdout).toContain('no-misused-promises');
});

it('lets through what is awaited, handled, or left on purpose', () => {
  const source = `${READ}export async function start(): Promise<void> {\n  await read();\n  read().catch(console.error);\n  void read();\n}\n`;

  expect(check(source)).toMatchObject({ refused: false });
});

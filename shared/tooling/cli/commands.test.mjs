import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

const PAVILION = 'shared/tooling/bin/pavilion.mjs';
const BOOTSTRAP = 'shared/tooling/bootstrap';

/** Every command that is typed: its words, and what is wrong with a value of it. */
const commands = [
  ['start', [`${BOOTSTRAP}/start.mjs`], ['all']],
  ['dev', [`${BOOTSTRAP}/start.mjs`, '--dev'], ['all']],
  ['check', [`${BOOTSTRAP}/check.mjs`], ['types']],
  ['pavilion build', [PAVILION, 'build'], ['castle']],
  ['pavilion dev', [PAVILION, 'dev'], ['remote', 'mf-wallet', '--against', 'nowhere']],
  ['new-remote', [PAVILION, 'new-remote'], ['Promo!']],
  ['remote-kit', [PAVILION, 'remote-kit'], ['one', 'two']],
  ['release', [PAVILION, 'release'], ['mf-sauna']],
  ['operator', [PAVILION, 'operator'], ['explode']],
  ['operator remote', [PAVILION, 'operator', 'remote'], ['explode', 'points', '--brand', 'pavilion', '--reason', 'to see it']],
  ['vendor add', [PAVILION, 'vendor', 'add'], ['studio', '--public-key', 'key.pem', '--launch', 'nowhere']],
  ['catalogue', [PAVILION, 'catalogue'], ['burn']],
  ['catalogue import', [PAVILION, 'catalogue', 'import'], ['games.csv', '--apply']],
  ['catalogue pull', [PAVILION, 'catalogue', 'pull'], ['studio', '--closing', 'many']],
  ['migration', [PAVILION, 'migration'], ['burn']],
  ['api-report', [PAVILION, 'api-report'], ['--check', '--accept-breaking', 'to see it']],
  ['bench', [PAVILION, 'bench'], ['--only', 'weather']],
  ['screens', [PAVILION, 'screens'], ['--only', '']],
  ['soak', [PAVILION, 'soak'], ['G99']],
  ['audit:fair', [PAVILION, 'audit-fair'], ['--rounds', 'many']],
  ['verify-proof', [PAVILION, 'verify-proof'], ['no-such-file.json']],
];

/** Nothing is running that a command could ask, and nothing must be needed to be told how it is called. */
function type(words, ...args) {
  const env = { ...process.env, PAVILION_REGISTRY: 'http://127.0.0.1:9', PAVILION_E2E_PORT: '9' };
  const child = spawn(process.execPath, [...words, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const told = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) child[name].on('data', (bytes) => (told[name] += bytes));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...told })));
}

describe.each(commands)('%s', (_, [file, ...words], wrongValue) => {
  const call = (...args) => type([join(root, file), ...words], ...args);

  it('explains itself: what it does, its options, an example, exit codes', async () => {
    const { code, stdout, stderr } = await call('--help');

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const part of [
      /^Usage: (pnpm|pavilion) .+\n\n[A-Z].+/,
      /\nOptions\n.*--help/s,
      /\nExamples\n {2}/,
      /\nExit codes\n {2}0 /,
    ])
      expect(stdout).toMatch(part);
  });

  it.each([
    ['an option that there is not', ['--no-such-option'], '--no-such-option'],
    ['a value that makes no sense', wrongValue, ''],
  ])('tells %s in one line and does nothing', async (_, args, named) => {
    const { code, stdout, stderr } = await call(...args);

    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).not.toMatch(/\bat .*:\d+|Error/);
    expect(stderr).toContain(named);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

it('lists all commands', async () => {
  const { code, stdout } = await type([join(root, PAVILION)], '--help');

  expect(code).toBe(0);
  for (const name of ['build', 'new-remote', 'dev', 'release', 'operator', 'vendor', 'catalogue', 'bench', 'screens', 'soak'])
    expect(stdout).toMatch(new RegExp(`\n {2}${name} +\\S`));
});

it('tells a command that there is not in one line', async () => {
  const { code, stderr } = await type([join(root, PAVILION)], 'explode');

  expect(stderr).toMatch(/^There is no command “explode”, only build, .*\n$/);
  expect(code).toBe(2);
});

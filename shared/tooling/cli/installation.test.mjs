import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instanceAt } from '../bootstrap/platform.mjs';
import { UserError } from '../bootstrap/progress.mjs';
import { root } from '../bootstrap/root.mjs';
import { joinInstallation, noteInstallation, siteAddress } from './installation.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'running-'));
});

/** A start of this checkout that runs: this very process stands for it. */
const run = (dataDir, port, more = {}) =>
  noteInstallation(instanceAt({ folder: dataDir, port, ...more }), { ownDatabase: true, folder });
const joined = (env = {}) => {
  joinInstallation(env, { folder });
  return env;
};

it('finds the one that runs, wherever its data and its ports are', () => {
  run('/srv/mine', 5000, { privatePort: 5700 });

  expect(joined()).toEqual({
    PAVILION_DATA_DIR: '/srv/mine',
    PAVILION_PORT: '5000',
    PAVILION_CONSOLE_PORT: '5001',
    STUDIO_PORT: '5002',
    ACQUIRER_PORT: '5003',
    PAVILION_PRIVATE_PORT: '5700',
  });
  expect(siteAddress({}, folder)).toBe('http://pavilion.localhost:5000');
});

it.each([
  ['its port', { PAVILION_PORT: '6000' }],
  ['its private port', { PAVILION_PRIVATE_PORT: '6009' }],
  ['its folder', { PAVILION_DATA_DIR: '/srv/other' }],
  ['its registry', { PAVILION_REGISTRY: 'http://127.0.0.1:6009' }],
])('finds of several the one that is named by %s', (_, env) => {
  run('.data', 4000);
  run('/srv/other', 6000);

  expect(joined({ ...env })).toMatchObject({ PAVILION_DATA_DIR: '/srv/other', PAVILION_PRIVATE_PORT: '6009', ...env });
});

it('takes of several the one in the usual folder, and asks when there is none', () => {
  run('/srv/other', 6000);
  run('/srv/mine', 5000);

  expect(() => joined()).toThrow(/^Several Pavilions of this project run: .*localhost:5000.* Say which one you mean/);

  run('.data', 4000);
  expect(joined()).toMatchObject({ PAVILION_DATA_DIR: join(root, '.data'), PAVILION_PORT: '4000' });
});

it('never takes another one than the folder that is named', () => {
  run('.data', 4000);

  expect(() => joined({ PAVILION_DATA_DIR: '/srv/mine' })).toThrow(UserError);
  expect(() => joined({ PAVILION_DATA_DIR: '/srv/mine' })).toThrow(
    'No Pavilion of this project runs in /srv/mine, but in .data (http://localhost:4000).',
  );
});

it.each([
  ['nothing runs', {}, () => {}],
  ['the one that ran has ended', {}, () => run('/srv/mine', 5000)()],
  ['a gateway elsewhere is named', { PAVILION_REGISTRY: 'http://10.0.0.2:4009' }, () => run('.data', 4000)],
  ['a port is named at which none of ours is', { PAVILION_PORT: '7000' }, () => run('.data', 4000)],
])('leaves everything as it is named when %s', (_, env, happen) => {
  happen();

  expect(joined({ ...env })).toEqual(env);
});

it('forgets a start that was killed, also when its number was given to another process', () => {
  const dead = { dataDir: '/srv/mine', port: 5000, privatePort: 5009, ownDatabase: true };
  writeFileSync(join(folder, 'killed.json'), JSON.stringify({ ...dead, pid: process.pid, identity: 'another run of the machine' }));
  writeFileSync(join(folder, 'half.json'), '{"dataDir":');

  expect(joined()).toEqual({});
});

it('is found in the same place by a command that was made one file', () => {
  const [entry, file] = ['asks.ts', 'asks.mjs'].map((name) => join(folder, name));
  writeFileSync(entry, `import { root } from '${join(root, 'shared/tooling/bootstrap/root.mjs')}'; console.log(root);`);
  const compile = `import { compile } from '@pavilion/programs/compile.mjs'; await compile('${entry}', '${file}');`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', compile], { cwd: join(root, 'shared/tooling') });

  expect(execFileSync(process.execPath, [file], { encoding: 'utf8' }).trim()).toBe(root);
});

it('does not work in a database of its own where the installation was given one', () => {
  noteInstallation(instanceAt({ folder: '/srv/mine', port: 5000 }), { ownDatabase: false, folder });

  expect(() => joinInstallation({}, { folder, needsDatabase: true })).toThrow('started with DATABASE_URL');
  expect(() => joinInstallation({ DATABASE_URL: 'postgres://…' }, { folder, needsDatabase: true })).not.toThrow();
});

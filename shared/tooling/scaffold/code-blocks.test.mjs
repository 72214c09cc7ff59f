import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeBlocks, programOf } from './code-blocks.mjs';

const run = (program) => execFileSync('bash', ['-c', program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

it('finds the commands of a page and leaves what it only shows', () => {
  const page = '# Page\n\n```sh\nexport A=1\n```\n\n```\nshown\n```\n\n```sh serves http://localhost:1/x\nserve it\n```\n';

  expect(codeBlocks(page)).toEqual([{ commands: 'export A=1' }, { commands: 'serve it', address: 'http://localhost:1/x' }]);
});

it('knows which of them need the site', () => {
  expect(codeBlocks('```sh site\none\n```\n```sh site serves http://localhost:1/\ntwo\n```\n')).toEqual([
    { commands: 'one', site: true },
    { commands: 'two', site: true, address: 'http://localhost:1/' },
  ]);
});

describe('with a file that says when the site may be used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-blocks-'));
  const at = (name) => join(folder, name);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('does what needs no site at once, and the rest once the file is there', async () => {
    const program = programOf([{ commands: `touch ${at('early')}` }, { commands: `touch ${at('late')}`, site: true }], at('site'));
    const child = spawn('bash', ['-c', program], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('close', resolve));

    await until(() => existsSync(at('early')));
    expect(existsSync(at('late'))).toBe(false);
    writeFileSync(at('site'), '');

    expect(await ended).toBe(0);
    expect(existsSync(at('late'))).toBe(true);
  });

  it('does not wait for ever once whoever started it is gone', async () => {
    const program = programOf([{ commands: `echo $$ > ${at('pid')}` }, { commands: 'true', site: true }], at('never'));
    const starter = spawn('bash', ['-c', `bash -c "$1" & wait`, 'starter', program], { stdio: 'ignore' });
    const pid = () => existsSync(at('pid')) && Number(readFileSync(at('pid'), 'utf8'));
    await until(pid);
    starter.kill('SIGKILL');

    await until(() => !isRunning(pid()));
  });

  async function until(isSo) {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  function isRunning(pid) {
    try {
      return process.kill(pid, 0);
    } catch {
      // There is no such process.
      return false;
    }
  }
});

it('does one after the other in one shell', () => {
  expect(run(programOf([{ commands: 'export WHO="the page"' }, { commands: 'echo "it is $WHO"' }]))).toContain('it is the page');
});

it('ends with the first that fails', () => {
  expect(() => run(programOf([{ commands: 'echo one; false' }, { commands: 'echo two' }]))).toThrow('Command failed');
  expect(() => run(programOf([{ commands: 'false | cat' }]))).toThrow('Command failed');
});

it('waits until what serves answers, and ends it', async () => {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  const commands = `node -e "require('http').createServer((_, answer) => answer.end('yes')).listen(${port}, '127.0.0.1')"`;

  const told = run(programOf([{ commands, address: `http://127.0.0.1:${port}/` }, { commands: 'echo done' }]));

  expect(told).toContain('done');
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
});

import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { codeBlocks, programOf } from './code-blocks.mjs';

const run = (program) => execFileSync('bash', ['-c', program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

it('finds the commands of a page and leaves what it only shows', () => {
  const page = '# Page\n\n```sh\nexport A=1\n```\n\n```\nshown\n```\n\n```sh serves http://localhost:1/x\nserve it\n```\n';

  expect(codeBlocks(page)).toEqual([{ commands: 'export A=1' }, { commands: 'serve it', address: 'http://localhost:1/x' }]);
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

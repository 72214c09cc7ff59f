import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenFault, prepareDataFolder } from './start-refusals';

it('names the setting, and what to do, when the data folder cannot be made', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'data-')), 'a-file');
  writeFileSync(file, '');

  expect(() => prepareDataFolder(join(file, 'data'))).toThrow(
    /^PAVILION_DATA_DIR is .*a part of its path is a file.*: name a folder of your own$/,
  );
  expect(() => prepareDataFolder(file)).toThrow(/^PAVILION_DATA_DIR is .*it is a file/);
});

/** What a system says when nobody can listen there. */
function listenError(host: string, port: number): Promise<unknown> {
  const server = createServer();
  return new Promise((resolve) => server.once('error', resolve).listen(port, host));
}

it('names the setting when nobody can listen there', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  const variable = 'PAVILION_PORT';

  const fault = async (host: string, at: number) => listenFault(await listenError(host, at), { host, port: at, variable });

  expect(await fault('127.0.0.1', port)).toBe(
    `Port ${port} is taken: stop what listens there, or choose another with PAVILION_PORT`,
  );
  expect(await fault('192.0.2.1', 0)).toContain('PAVILION_HOST is 192.0.2.1, which is no address of this machine');
  expect(listenFault(new Error('something else'), { host: '::1', port, variable })).toBeUndefined();
  taken.close();
});

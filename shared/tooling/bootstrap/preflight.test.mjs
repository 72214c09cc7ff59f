import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { checkDataFolder, checkMachine, checkPorts, readPort } from './preflight.mjs';

describe('before anything is started', () => {
  it.each(['18.20.4', '20.18.1', '14.21.3'])('a person with Node %s reads which one to install', (version) => {
    expect(() => checkMachine({ version })).toThrow(`Node ${version} is too old: install Node 20.19 or newer`);
  });

  it.each(['20.19.0', '22.1.0', '24.0.0'])('Node %s is good', (version) => {
    expect(() => checkMachine({ version, folder: mkdtempSync(join(tmpdir(), 'pavilion-')) })).not.toThrow();
  });

  it('a person whose folder cannot be written to reads what to do', () => {
    expect(() => checkMachine({ folder: '/no such folder' })).toThrow('/no such folder cannot be written to: copy the project');
  });

  it('a person whose data folder cannot be made reads how to name another', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'pavilion-')), 'no folder');
    writeFileSync(file, '');
    expect(() => checkDataFolder(join(file, '.data'))).toThrow('cannot be written to; perhaps another account');
  });

  it('a taken port is named with the setting that moves it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address();

    await expect(checkPorts([['studio', port, 'STUDIO_PORT']])).rejects.toThrow(
      new RegExp(`Port ${port} \\(studio\\) is taken.*STUDIO_PORT=\\d+ npm start`),
    );
    other.close();
    await once(other, 'close');
    await expect(checkPorts([['studio', port, 'STUDIO_PORT']])).resolves.toBeUndefined();
  });

  it.each(['abc', '0', '70000', '-1', '4000.5', '1e3'])('“%s” is no port', (text) => {
    expect(() => readPort('PAVILION_PORT', 4000, { PAVILION_PORT: text })).toThrow(
      `PAVILION_PORT must be a port between 1 and 65535, not “${text}”.`,
    );
  });

  it('takes the port that is set, else the usual one', () => {
    expect(readPort('PAVILION_PORT', 4000, { PAVILION_PORT: '4410' })).toBe(4410);
    expect(readPort('PAVILION_PORT', 4000, {})).toBe(4000);
  });
});

import { readConfig } from './config';
import { productionFaults } from './production-faults';

it('takes an empty name of a folder for none', () => {
  const { dataDir, shellDir, consoleDir } = readConfig({});

  expect(readConfig({ PAVILION_DATA_DIR: '', PAVILION_SHELL_DIR: '', PAVILION_CONSOLE_DIR: '' })).toMatchObject({
    dataDir,
    shellDir,
    consoleDir,
  });
});

describe('the console’s place', () => {
  it('is the port after the players’ and an address of this machine, unless told', () => {
    expect(readConfig({})).toMatchObject({ consolePort: 4001, consoleOrigin: 'http://localhost:4001' });
    expect(readConfig({ PAVILION_PORT: '4320' })).toMatchObject({ consolePort: 4321, consoleOrigin: 'http://localhost:4321' });
    expect(readConfig({ PAVILION_CONSOLE_PORT: '5001' })).toMatchObject({
      consolePort: 5001,
      consoleOrigin: 'http://localhost:5001',
    });
  });

  it('is told as browsers spell it', () => {
    const { consoleOrigin } = readConfig({ NODE_ENV: 'production', PAVILION_CONSOLE_ORIGIN: 'https://Console.example/' });

    expect(consoleOrigin).toBe('https://console.example');
  });

  it.each(['console.example', 'https://console.example/console', 'ftp://console.example', ''])('is not “%s”', (address) => {
    expect(() => readConfig({ PAVILION_CONSOLE_ORIGIN: address })).toThrow(
      'PAVILION_CONSOLE_ORIGIN must be an address without a path',
    );
  });

  it.each(['http://console.example', 'http://localhost:4001'])('is reached over TLS in production, so not at %s', (address) => {
    const env = { NODE_ENV: 'production', PAVILION_CONSOLE_ORIGIN: address };

    expect(productionFaults(readConfig(env), env)).toContain(`PAVILION_CONSOLE_ORIGIN must begin with https://, not “${address}”`);
  });
});

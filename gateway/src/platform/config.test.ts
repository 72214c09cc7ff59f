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

it.each([
  ['PAVILION_LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent, not “loud”'],
  ['PAVILION_LOG_LEVEL', '', 'must be one of'],
  ['PAVILION_HOST', 'http://localhost:4000', 'must be an address of this machine to listen on, such as 127.0.0.1'],
  ['PAVILION_HOST', '', 'without http:// and port'],
])('says of %s “%s” what it must be', (variable, value, sentence) => {
  expect(() => readConfig({ [variable]: value })).toThrow(`${variable} must be`);
  expect(() => readConfig({ [variable]: value })).toThrow(sentence);
});

it.each([
  [{ PAVILION_SERVICES: 'Offers' }, 'PAVILION_SERVICES must be different names'],
  [{ PAVILION_SERVICES: 'offers' }, 'PAVILION_SERVICE_OFFERS_URL must be the address of the service'],
  [
    { PAVILION_SERVICES: 'offers', PAVILION_SERVICE_OFFERS_URL: 'http://10.0.0.7', PAVILION_SERVICE_OFFERS_KEY: 'short' },
    'OFFERS_KEY must have 32',
  ],
])('says what is wrong with a service of a team: %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

it('listens on every address that it can be given', () => {
  for (const host of ['0.0.0.0', '::1', 'gateway', 'gateway.internal'])
    expect(readConfig({ PAVILION_HOST: host })).toMatchObject({ host });
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

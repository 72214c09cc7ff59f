import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildGateway } from './app';
import { createPasswords } from './platform/crypto';
import { connect } from './platform/database';
import { inspectConfig } from './platform/config';
import { createPlatform } from './platform/platform';
import { productionFaults } from './platform/production-faults';
import { buildGatewayProgram, freePort, PASSWORD, requestSealed, testApp, type TestApp, testPlatform } from './platform/testing';

const TIMEOUT_MS = 120_000;

/** An installation that was tried out: it has the demo operator, a demo member, and the sample studio as a vendor. */
let tried: TestApp;
let program: string;
beforeAll(async () => {
  program = buildGatewayProgram();
  tried = await testApp();
  const { members, vendors } = tried.gateway.services;
  const demoPasswordHash = await createPasswords().hash(PASSWORD);
  await members.create({ brand: 'pavilion', account: 'rahima', type: 0, demoPasswordHash });
  await members.create({ brand: 'pavilion', account: 'herself', type: 0, password: PASSWORD });
  const publicKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString();
  await vendors.add({ code: 'studio', brands: ['pavilion'], publicKey, launchUrl: 'http://127.0.0.1:4002' });
});
afterAll(() => tried.close());

const settings = {
  PAVILION_ORIGIN: 'https://pavilion.example',
  PAVILION_CONSOLE_ORIGIN: 'https://console.example',
  PAVILION_FRAME_ORIGINS: 'https://games.example',
  PAVILION_SMS_URL: 'none',
  PAVILION_SMTP_URL: 'none',
};
const faultsOf = (given: NodeJS.ProcessEnv) => {
  const env = { NODE_ENV: 'production', ...given };
  const { config, faults } = inspectConfig(env);
  return [...faults, ...productionFaults(config, env)];
};

describe('somebody who finds a production that was set up in a hurry', () => {
  it(
    'finds none that runs: what is only for trying out is refused, all of it at once',
    async () => {
      const { code, printed } = await ended({
        DATABASE_URL: tried.platform.url,
        PAVILION_DATA_DIR: tried.platform.config.dataDir,
        PAVILION_ACQUIRER_URL: 'http://127.0.0.1:4003',
      });

      expect(code).toBe(1);
      expect(printed).toContain('The gateway does not start in production:');
      const wanted = [
        'PAVILION_ORIGIN must begin with https://',
        'PAVILION_CONSOLE_ORIGIN must begin with https://',
        'PAVILION_FRAME_ORIGINS must name',
        'PAVILION_ACQUIRER_URL must be left out',
        'PAVILION_SMS_URL must name',
        'PAVILION_SMTP_URL must name',
        'The database holds the demo operator asha',
        'The database holds 1 demo accounts (rahima …)',
        'The games of vendor studio are launched at http://127.0.0.1:4002',
      ];
      expect(wanted.filter((reason) => !printed.includes(reason))).toEqual([]);
      expect(printed.match(/^ {2}- /gm)).toHaveLength(wanted.length);
    },
    TIMEOUT_MS,
  );

  it.each([
    ['PAVILION_ORIGIN', 'http://pavilion.example'],
    ['PAVILION_CONSOLE_ORIGIN', 'http://localhost:4001'],
    ['PAVILION_FRAME_ORIGINS', 'https://games.example,http://localhost:4002'],
    ['PAVILION_FRAME_ORIGINS', 'https://localhost:4002'],
    ['PAVILION_ACQUIRER_URL', 'http://127.0.0.1:4003'],
    ['PAVILION_SMS_URL', ''],
    ['PAVILION_SMS_URL', 'https://sms.example'],
    ['PAVILION_SMTP_URL', 'smtp://mail.example'],
    ['PAVILION_CHAT_SECRET', 'short'],
    ['PAVILION_API_DOCS', 'yes'],
  ])('is refused for %s alone, when it is “%s”', (name, value) => {
    expect(faultsOf(settings)).toEqual([]);
    const faults = faultsOf({ ...settings, [name]: value });

    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^PAVILION_/);
  });

  it('is told of two settings that cannot be read, and of what production wants, in one go', () => {
    expect(
      faultsOf({ ...settings, PAVILION_PORT: 'many', PAVILION_SMS_DAILY: 'all', PAVILION_ORIGIN: 'http://a.example' }),
    ).toEqual([
      expect.stringContaining('PAVILION_PORT must be'),
      expect.stringContaining('PAVILION_SMS_DAILY must be'),
      expect.stringContaining('PAVILION_ORIGIN must begin with https://'),
    ]);
  });
});

describe('somebody who knows the password in the README', () => {
  it('signs in as no demo account in production, though others do', async () => {
    const config = { ...tried.platform.config, production: true };
    const { appUrl, log } = tried.platform;
    const platform = createPlatform({ config, url: appUrl, connection: connect(appUrl, { size: 4 }), log });
    const gateway = await buildGateway(platform);
    const there: TestApp = {
      ...tried,
      gateway,
      request: ({ headers, ...options }) =>
        gateway.site.inject({ ...options, headers: { host: 'pavilion.localhost', ...headers } }),
    };
    const signIn = async (app: TestApp, username: string) =>
      (await requestSealed(app, { method: 'POST', url: '/wps/session/login', payload: { username, password: PASSWORD } }))
        .statusCode;

    expect([await signIn(tried, 'rahima'), await signIn(there, 'rahima'), await signIn(there, 'herself')]).toEqual([200, 401, 200]);
    await platform.close();
  });
});

describe('a production that was set up with care', () => {
  it(
    'starts, says what it is, shows its calls to nobody, and asks browsers for TLS from then on',
    async () => {
      const platform = await testPlatform();
      const port = await freePort();
      const gateway = start({
        ...settings,
        DATABASE_URL: platform.url,
        PAVILION_DATA_DIR: platform.config.dataDir,
        PAVILION_PORT: String(port),
      });
      try {
        const url = `http://127.0.0.1:${port}`;
        while (!(await reachable(url))) {
          if (gateway.child.exitCode !== null) throw new Error(gateway.printed());
          await pause(100);
        }
        const docs = await fetch(`${url}/api/docs`);
        const openApi = await fetch(`${url}/api/openapi.json`);
        expect(gateway.printed()).toContain('"mode":"production"');
        expect(docs.headers.get('strict-transport-security')).toBe('max-age=31536000');
        expect(await openApi.text()).not.toContain('openapi');
      } finally {
        gateway.child.kill('SIGTERM');
        await once(gateway.child, 'exit');
        await platform.close();
      }
    },
    TIMEOUT_MS,
  );

  it('shows its calls where somebody switches that on', () => {
    expect(inspectConfig({ NODE_ENV: 'production', ...settings, PAVILION_API_DOCS: 'on' }).config.apiDocs).toBe(true);
    expect(inspectConfig({ PAVILION_API_DOCS: 'off' }).config.apiDocs).toBe(false);
    expect(inspectConfig({}).config.apiDocs).toBe(true);
  });
});

/** A gateway as its own process, in production unless told. */
function start(env: NodeJS.ProcessEnv) {
  let text = '';
  const child = spawn(process.execPath, [program], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PAVILION_PORT: '0',
      PAVILION_PRIVATE_PORT: '0',
      PAVILION_CONSOLE_PORT: '0',
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  return { child, printed: () => text };
}

async function ended(env: NodeJS.ProcessEnv): Promise<{ code: number; printed: string }> {
  const { child, printed } = start(env);
  const [code] = (await once(child, 'close')) as [number];
  return { code, printed: printed() };
}

function reachable(url: string): Promise<boolean> {
  // Not there yet: it is asked again.
  return fetch(`${url}/wps/relay/GCS_merchantWallet`).then(
    () => true,
    () => false,
  );
}

import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import { exactReturns } from '../fairness/shipped';
import { signatureOf } from '../keys/signature';
import { saveMerchant } from '../merchants/merchants';
import type { DiceRoundView } from '../dice/dice-view';
import { testDatabase, type TestDatabase } from './test-database';
import { TestMerchant } from './test-merchant';

const NO_ASSETS = { scripts: [], styles: [], fonts: [] };

export interface TestStudio {
  readonly app: FastifyInstance;
  readonly merchant: TestMerchant;
  readonly test: TestDatabase;
  readonly publicKeyPem: string;
  /** Signs as the studio does. */
  sign(text: string): string;
  /** What an operator sends, signed with its key. */
  ask(
    path:
      | 'game/list'
      | 'game/url'
      | 'round'
      | 'round/proof'
      | 'lottery/list'
      | 'draw/list'
      | 'report'
      | 'reward/create'
      | 'reward/cancel',
    body: object,
    signature?: string,
  ): Promise<LightMyRequestResponse>;
  launch(fields?: object): Promise<Player>;
  close(): Promise<void>;
}

export interface Player {
  readonly address: string;
  readonly key: string;
  get(path: string): Promise<Answer>;
  /** `pressedAt` is when the page says that the player pressed. */
  post(path: string, body: object, pressedAt?: number): Promise<Answer>;
  bet(fields?: object): Promise<Answer>;
  /** Asks for the round until it is closed, as the page does. */
  finished(roundId: string): Promise<DiceRoundView>;
}

/** The answers of all player routes in one shape: each test reads the fields that its route sends. */
interface Answer {
  readonly status: number;
  readonly json: {
    readonly success: boolean;
    readonly code: string;
    readonly value: DiceRoundView & {
      readonly net: string;
      readonly demo: boolean;
      readonly walletProblem: string | null;
      readonly openRound: DiceRoundView | null;
      readonly rounds: readonly PlayedRound[];
      readonly seeds: {
        readonly serverSeedHash: string;
        readonly nextServerSeedHash: string;
        readonly clientSeed: string;
        readonly nonce: number;
      };
    };
  };
}

interface PlayedRound extends DiceRoundView {
  readonly roll: number;
  readonly clientSeed: string;
  readonly serverSeed: string;
}

const LAUNCH = {
  user: 'rahim',
  token: 'operator-token-1',
  game_code: 'dice',
  platform: 'GPL_MOBILE',
  currency: 'BDT',
  lang: 'bn',
  country: 'BD',
  ip: '203.0.113.7',
  lobby_url: 'http://pavilion.localhost:4000/',
  deposit_url: 'http://pavilion.localhost:4000/deposit',
};

interface TestStudioSettings {
  /** It waits so long for the operator, and so sends nothing twice because a machine had much to do. */
  readonly walletTimeoutMs?: number;
  /** Rounds follow one another at once unless it is said. */
  readonly minimumCycleMs?: number;
}

export async function startTestStudio({ walletTimeoutMs, minimumCycleMs = 0 }: TestStudioSettings = {}): Promise<TestStudio> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKeyPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const merchant = await new TestMerchant(publicKeyPem).open();
  const test = await testDatabase();
  await saveMerchant(test.database, { code: 'pavilion', walletUrl: merchant.walletUrl, publicKey: merchant.publicKeyPem });
  const app = await buildApp({
    database: test.database,
    privateKey: keys.privateKey,
    publicUrl: 'http://studio.test',
    minimumCycleMs,
    drawSeconds: 300,
    logLevel: process.env['STUDIO_LOG_LEVEL'] ?? 'silent',
    assets: { game: NO_ASSETS, slot: NO_ASSETS, instant: NO_ASSETS, table: NO_ASSETS, step: NO_ASSETS, verify: NO_ASSETS },
    shipped: { hash: 'f0'.repeat(32), returns: exactReturns() },
    walletTimeoutMs,
  });
  await app.ready();

  const ask: TestStudio['ask'] = (path, body, signature) => {
    const payload = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'x-hub88-signature': signature ?? merchant.sign(payload) };
    return app.inject({ method: 'POST', url: `/operator/generic/v2/${path}`, headers, payload });
  };
  return {
    app,
    merchant,
    test,
    publicKeyPem,
    sign: (text) => signatureOf(Buffer.from(text), keys.privateKey),
    ask,
    launch: async (fields = {}) => {
      const answer = await ask('game/url', { ...LAUNCH, ...fields });
      return player(app, answer.json<{ url: string }>().url);
    },
    close: async () => {
      await app.close();
      await merchant.close();
      await test.drop();
    },
  };
}

export function betOf(fields: object = {}) {
  return { roundId: randomUUID(), direction: 'under', target: 5_000, stake: '1000000', ...fields };
}

function player(app: FastifyInstance, address: string): Player {
  const key = address.split('/').at(-1) ?? '';
  const headers = { 'x-studio-session': key };
  const get = async (url: string) => {
    const response = await app.inject({ method: 'GET', url, headers });
    return { status: response.statusCode, json: response.json() };
  };
  const post = async (url: string, payload: object, pressedAt?: number) => {
    const pressed = pressedAt === undefined ? {} : { 'x-studio-pressed-at': String(pressedAt) };
    const response = await app.inject({ method: 'POST', url, headers: { ...headers, ...pressed }, payload });
    return { status: response.statusCode, json: response.json() };
  };
  return {
    address,
    key,
    get,
    post,
    bet: (fields) => post('/api/rounds', betOf(fields)),
    finished: async (roundId) => {
      const deadline = Date.now() + 15_000;
      for (;;) {
        if (Date.now() > deadline) throw new Error('the round did not end');
        const { json } = await get(`/api/rounds/${roundId}`);
        if (['settled', 'rolled_back', 'refused'].includes(json.value.state)) return json.value;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

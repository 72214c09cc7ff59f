import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { saveMerchant } from '../merchants/merchants';
import { loadStudioKeys } from '../keys/studio-keys';
import type { DiceRoundView } from '../dice/dice-view';
import { dealNext } from '../testing/dealt-cards';
import { betOf } from '../testing/test-studio';
import { testDatabase, type TestDatabase } from '../testing/test-database';
import { TestMerchant } from '../testing/test-merchant';

const studioFolder = path.join(__dirname, '../..');

let keysDir: string;
let test: TestDatabase;
let operator: TestMerchant;
let port: number;
let logged = '';
const secrets: string[] = ['operator-token-canary'];
const running = new Set<ChildProcess>();

beforeAll(async () => {
  execFileSync(process.execPath, [path.join(studioFolder, '../shared/tooling/bin/pavilion.mjs'), 'build', 'studio']);
  keysDir = mkdtempSync(path.join(tmpdir(), 'studio-keys-'));
  operator = await new TestMerchant(loadStudioKeys(keysDir).publicKeyPem).open();
  test = await testDatabase();
  await saveMerchant(test.database, { code: 'pavilion', walletUrl: operator.walletUrl, publicKey: operator.publicKeyPem });
  port = await freePort();
});

afterAll(async () => {
  await Promise.all([...running].map((studio) => end(studio, 'SIGKILL')));
  await operator.close();
  await test.drop();
  rmSync(keysDir, { recursive: true });
});

beforeEach(() => {
  operator.clearFault();
  operator.requests.length = 0;
});

describe('a studio that is killed while players are in a round', () => {
  it.each([
    ['before the bet is answered', '/transaction/bet', 'answer-late'],
    ['after the bet was taken and its answer lost', '/transaction/bet', 'lose-answer'],
    ['while a win is owed', '/transaction/win', 'lose-request'],
  ] as const)(
    'finishes the round after a restart: killed %s',
    async (_when, call, fault) => {
      const balance = operator.balance;
      const first = await startStudio();
      const headers = await launch();
      operator.breakNext(call, ...Array.from({ length: 3 }, () => fault));
      const bet = betOf({ direction: 'under', target: 9_800 });
      let answered = false;
      const abandoned = fetch(`${origin()}/api/rounds`, { method: 'POST', headers, body: JSON.stringify(bet) })
        .catch(() => undefined)
        .finally(() => (answered = true));
      // One honest roll in fifty loses at this target, and then there is no win to be interrupted.
      await until(() => operator.sent(call).length > 0 || answered);
      await end(first, 'SIGKILL');
      await abandoned;
      operator.clearFault();
      await passTheLease();

      const second = await startStudio();
      const round = await closedRound(headers, bet.roundId);
      expect(round.state).toBe('settled');
      expect(operator.balance).toBe(balance - Number(round.stake) + Number(round.payout));
      expect(new Set(operator.sent('/transaction/bet').map((request) => request.transaction_uuid)).size).toBe(1);
      await end(second, 'SIGTERM');
      expect(second.exitCode).toBe(0);
    },
    60_000,
  );

  it('does not place a bet that was left lying while it was down for long', async () => {
    const balance = operator.balance;
    const first = await startStudio();
    const headers = await launch();
    operator.breakNext('/transaction/bet', 'lose-request', 'lose-request', 'lose-request', 'lose-request');
    const bet = betOf();
    void fetch(`${origin()}/api/rounds`, { method: 'POST', headers, body: JSON.stringify(bet) }).catch(() => undefined);
    await until(() => operator.sent('/transaction/bet').length > 0);
    await end(first, 'SIGKILL');
    operator.clearFault();
    await test.database
      .updateTable('rounds')
      .set({ created_at: new Date(Date.now() - 60_000) })
      .where('client_round_id', '=', bet.roundId)
      .execute();

    const second = await startStudio();
    expect(await closedRound(headers, bet.roundId)).toMatchObject({ state: 'rolled_back', failure: 'wallet.unanswered' });
    expect(operator.balance).toBe(balance);
    await end(second, 'SIGTERM');
  }, 60_000);
});

describe('a studio that is killed while a step is paid for', () => {
  const DOUBLED = { number: 1, act: 'double' };
  const BET = '/transaction/bet';
  const ROLLBACK = '/transaction/rollback';

  /** A round of blackjack in which a double wins, up to the moment at which the studio is killed in it. */
  async function killedWhileDoubling(killAt: () => boolean) {
    const first = await startStudio();
    const user = `player-${randomUUID()}`;
    const headers = await launch({ user, game_code: 'magpie-blackjack' });
    await fetch(`${origin()}/api/session`, { headers });
    await dealNext(test.database, user, [9, 6, 2, 10, 10, 10]);
    const bet = { roundId: randomUUID(), stake: '1000000' };
    await post(headers, '/api/rounds', bet);
    return async () => {
      // The studio is killed before it answers.
      void post(headers, `/api/rounds/${bet.roundId}/steps`, DOUBLED).catch(() => undefined);
      await until(killAt);
      await end(first, 'SIGKILL');
      operator.clearFault();
      await passTheLease();
      return { headers, id: bet.roundId };
    };
  }

  it.each([
    ['before its answer was heard', BET, 'lose-answer', () => operator.sent(BET).length > 1],
    ['before it arrived', BET, 'lose-request', () => operator.sent(BET).length > 1],
    ['while the win of both is owed', '/transaction/win', 'lose-request', () => operator.sent('/transaction/win').length > 0],
  ] as const)(
    'takes the money once, and pays what the round came to: killed %s',
    async (_when, call, fault, killAt) => {
      const balance = operator.balance;
      const double = await killedWhileDoubling(killAt);
      operator.breakNext(call, fault, fault, fault);
      const { headers, id } = await double();

      const second = await startStudio();
      expect(await closedRound(headers, id)).toMatchObject({ state: 'settled', raised: '1000000', payout: '4000000' });
      expect(operator.balance).toBe(balance + 2_000_000);
      expect(new Set(operator.sent(BET).map((request) => request.transaction_uuid)).size).toBe(2);
      await end(second, 'SIGTERM');
    },
    60_000,
  );

  it('goes on giving back what nobody confirmed, and then with the round', async () => {
    const balance = operator.balance;
    const double = await killedWhileDoubling(() => operator.sent(ROLLBACK).length > 0);
    operator.breakNext(BET, 'lose-answer', 'lose-answer', 'lose-answer', 'lose-answer');
    operator.breakNext(ROLLBACK, ...Array.from({ length: 5 }, () => 'lose-request' as const));
    const { headers, id } = await double();

    const second = await startStudio();
    await until(async () => (await roundOf(headers, id))?.state === 'playing');
    expect(await roundOf(headers, id)).toMatchObject({ raised: '0', steps: [], failure: 'wallet.unanswered' });
    expect(operator.balance).toBe(balance - 1_000_000);
    await post(headers, `/api/rounds/${id}/steps`, { number: 1, act: 'stand' });
    const { payout, raised } = await closedRound(headers, id);
    expect(raised).toBe('0');
    expect(operator.balance).toBe(balance - 1_000_000 + Number(payout));
    await end(second, 'SIGTERM');
  }, 60_000);

  it('does not ask for the money any more when it was down for long', async () => {
    const balance = operator.balance;
    const double = await killedWhileDoubling(() => operator.sent(BET).length > 1);
    operator.breakNext(BET, 'lose-answer', 'lose-request', 'lose-request');
    const { headers, id } = await double();
    await test.database
      .updateTable('raises')
      .set({ created_at: new Date(Date.now() - 60_000) })
      .execute();

    const second = await startStudio();
    await until(async () => (await roundOf(headers, id))?.state === 'playing');
    expect(operator.balance).toBe(balance - 1_000_000);
    expect((await closedAfterStanding(headers, id)).raised).toBe('0');
    await end(second, 'SIGTERM');
  }, 60_000);

  async function closedAfterStanding(headers: Record<string, string>, id: string) {
    await post(headers, `/api/rounds/${id}/steps`, { number: 1, act: 'stand' });
    return closedRound(headers, id);
  }
});

describe('what a studio writes to its log', () => {
  it('tells of every call by its route, and never a token, a session key or a seed', async () => {
    const seeds = await test.database.selectFrom('seed_pairs').select('server_seed').execute();
    expect(logged).toContain('"route":"/play/:key"');
    for (const secret of [...secrets, ...seeds.map((pair) => pair.server_seed)]) expect(logged).not.toContain(secret);
    expect(secrets.length).toBeGreaterThan(1);
  });
});

/** As if the killed studio’s hold on its rounds had run out; the last of these tests waits for it. */
async function passTheLease(): Promise<void> {
  await test.database
    .updateTable('rounds')
    .set({ leased_until: new Date(0) })
    .where('leased_until', 'is not', null)
    .execute();
}

function origin(): string {
  return `http://127.0.0.1:${port}`;
}

async function startStudio(): Promise<ChildProcess> {
  const studio = spawn(process.execPath, ['dist-program/main.mjs'], {
    cwd: studioFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      STUDIO_PORT: String(port),
      STUDIO_DATABASE_URL: test.url,
      STUDIO_KEYS_DIR: keysDir,
      STUDIO_MINIMUM_CYCLE_MS: '0',
    },
  });
  running.add(studio);
  for (const output of [studio.stdout, studio.stderr]) output?.on('data', (part: Buffer) => (logged += part.toString()));
  await until(async () => {
    if (studio.exitCode !== null) throw new Error('the studio did not start; are its pages built?');
    return (await fetch(`${origin()}/healthz`).catch(() => undefined))?.ok === true;
  });
  return studio;
}

async function end(studio: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  running.delete(studio);
  if (studio.exitCode !== null || studio.signalCode !== null) return;
  studio.kill(signal);
  await once(studio, 'exit');
}

async function launch(fields: object = {}): Promise<Record<string, string>> {
  const body = JSON.stringify({ user: 'karim', token: 'operator-token-canary', game_code: 'dice', currency: 'BDT', ...fields });
  const answer = await fetch(`${origin()}/operator/generic/v2/game/url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub88-signature': operator.sign(body) },
    body,
  });
  const { url } = (await answer.json()) as { url: string };
  const key = url.split('/').at(-1) ?? '';
  secrets.push(key);
  await fetch(url);
  return { 'content-type': 'application/json', 'x-studio-session': key };
}

async function closedRound(headers: Record<string, string>, roundId: string): Promise<DiceRoundView> {
  let round: DiceRoundView | undefined;
  await until(async () => {
    round = await roundOf(headers, roundId);
    return round !== undefined && ['settled', 'rolled_back', 'refused'].includes(round.state);
  });
  if (!round) throw new Error('no round');
  return round;
}

async function roundOf(headers: Record<string, string>, roundId: string): Promise<DiceRoundView | undefined> {
  const answer = await fetch(`${origin()}/api/rounds/${roundId}`, { headers });
  return ((await answer.json()) as { value?: DiceRoundView }).value;
}

function post(headers: Record<string, string>, path: string, body: object): Promise<Response> {
  return fetch(`${origin()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, createPublicKey, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { dayIn } from '@pavilion/time';
import { sql } from 'kysely';
import { operatorToken, registerPlayer, testApp, type TestApp } from '../../../platform/testing';

const PAVILION = resolve(import.meta.dirname, '../../../../../shared/tooling/bin/pavilion.mjs');
/** As long as a code may be. */
const CODE = 'northern-lights-gaming-house-01';
const VASSALAGE = CODE.toUpperCase();

let app: TestApp;
let folder: string;
let program: ChildProcess;
let programUrl: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-second-vendor-'));
  program = spawn(process.execPath, [join(import.meta.dirname, 'vendor-program.mjs'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(program.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer];
  programUrl = said.toString().trim();
  app = await testApp();
  await app.gateway.site.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.gateway.site.server.address() as AddressInfo;
  writeFileSync(join(folder, 'wallet'), `http://127.0.0.1:${port}/vendors/hub88/${CODE}`);
}, 60_000);
afterAll(async () => {
  program.kill();
  await app.close();
});

/** `pnpm vendor …` on the database of this test. */
async function vendorCommand(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    PAVILION_WHO: 'shirin',
    DATABASE_URL: app.platform.url,
    PAVILION_DATA_DIR: app.platform.config.dataDir,
  };
  const child = spawn(process.execPath, [PAVILION, 'vendor', ...args], { env });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`vendor ${args.join(' ')} ended with ${code}: ${stderr}`);
  return stdout;
}

async function person(name: string, deposit: bigint) {
  const token = await registerPlayer(app, name);
  const { members, wallet } = app.gateway.services;
  const memberId = String((await members.byAccount('pavilion', name))?.id);
  const owner = { memberId, brand: 'pavilion', currency: 'BDT' };
  await wallet.post({ ...owner, kind: 'deposit', reference: `deposit:${randomUUID()}`, amount: deposit });
  return { token, memberId };
}

interface WalletAnswer {
  status: string;
  balance?: number;
}
const step = async (at: string, fields: object): Promise<WalletAnswer> =>
  (await (await fetch(at, { method: 'POST', body: JSON.stringify(fields) })).json()) as WalletAnswer;

const launch = async (token: string) => {
  const { games } = app.gateway.services;
  const nodeId = games.findByVendorCode(VASSALAGE, 'fox:coin')?.nodeId;
  return app.request({ method: 'POST', url: '/wps/game/launchGame', token, payload: { nodeId, language: 'en' } });
};

/** The member's own movements, as the ledger holds them. */
const ledgerOf = async ({ memberId }: { memberId: string }) => {
  const { rows } = await sql<{ kind: string; effect: bigint; round: string; sum: bigint }>`
    select kind, effect, round, (select sum(amount)::bigint from ledger_entries entry
      where entry.member_id = line.member_id and entry.transaction_id = line.id) as sum
    from ledger_transactions line where member_id = ${memberId}::bigint and vendor = ${CODE} order by id`.execute(app.platform.db);
  return rows.map(({ kind, effect, round, sum }) => [kind, Number(effect), round, Number(sum)]);
};

describe('a vendor that knows nothing but the public protocol', () => {
  it('is connected by `vendor add`, and its list becomes games that players see', async () => {
    const ours = await vendorCommand(
      'add',
      CODE,
      '--public-key',
      join(folder, 'public.pem'),
      '--launch',
      programUrl,
      '--name',
      'Northern Lights',
    );
    writeFileSync(join(folder, 'operator.pem'), ours);

    expect(await vendorCommand('check', CODE)).toMatch(new RegExp(`^${CODE} answers in \\d+ ms and lists 1 games\\.`));
    expect(await vendorCommand('list')).toContain(`${CODE} (Northern Lights)\n  games: ${programUrl}`);
    const pulled = await app.requestPrivate({
      method: 'POST',
      url: `/catalogue/vendors/${CODE}/pull`,
      headers: { authorization: `Bearer ${operatorToken(app)}` },
      payload: { apply: true, partly: false, reason: 'a new vendor' },
    });

    expect(pulled.json().value).toMatchObject({ applied: true, added: 1, refused: 0 });
    const { games } = (
      await app.request({ url: `/wps/relay/GCSGAME_gameList?vassalage=${VASSALAGE}&pageNo=1&pageSize=12&language=en` })
    ).json().value;
    expect(games).toMatchObject([{ gameName: 'Coin of the Fox', displayName: 'Northern Lights', vassalage: VASSALAGE }]);
    expect(games[0]).not.toHaveProperty('notConnected');
  }, 120_000);

  it('opens its game for a player, whose settled round is in their statement and in the ledger', async () => {
    const rina = await person('rinafox', 100_000n);
    const opened = await launch(rina.token);
    expect(opened.statusCode).toBe(200);
    const at = opened.json().value.url as string;
    const [round, bet] = [randomUUID(), randomUUID()];

    expect(await step(at, { step: 'info' })).toMatchObject({ status: 'RS_OK', currency: 'BDT' });
    expect(await step(at, { step: 'balance' })).toMatchObject({ status: 'RS_OK', balance: 100_000_000 });
    expect(await step(at, { step: 'bet', stake: 10, round, transaction: bet })).toMatchObject({
      status: 'RS_OK',
      balance: 99_000_000,
    });
    expect(await step(at, { step: 'win', payout: 19.5, round, bet })).toMatchObject({ status: 'RS_OK', balance: 100_950_000 });

    const days = `from=${dayIn('Asia/Dhaka', new Date(Date.now() - 86_400_000))}&to=${dayIn('Asia/Dhaka')}`;
    const { list } = (await app.request({ url: `/wps/v2/wallets/statement?${days}`, token: rina.token })).json().value;
    expect(list.slice(0, 2)).toMatchObject([
      { kind: 'win', amount: '1950', balance: '100950' },
      { kind: 'bet', amount: '-1000', balance: '99000' },
    ]);
    expect(await ledgerOf(rina)).toEqual([
      ['bet', -1_000, round, 0],
      ['win', 1_950, round, 0],
    ]);
    const { rows } = await sql`select bets, wins, closed from game_rounds where round = ${round}`.execute(app.platform.db);
    expect(rows).toEqual([{ bets: 1_000n, wins: 1_950n, closed: true }]);
  });

  it('is asked nothing that it did not say it answers', async () => {
    const { lotteries, accounting, brands } = app.gateway.services;
    await lotteries.syncDraws();
    const brand = brands.byCode('pavilion');
    if (!brand) throw new Error('no brand');
    const { sources } = await accounting.reconciliations.list(brand);

    expect(sources).not.toContain(`vendor:${CODE}`);
    const asked = (await (await fetch(`${programUrl}/asked`)).json()) as string[];
    expect([...new Set(asked)].sort()).toEqual(['/operator/generic/v2/game/list', '/operator/generic/v2/game/url']);
  });

  it('learns our new key while the old one signs, and we switch only once it accepts the new one', async () => {
    const karim = await person('karimfox', 10_000n);
    const operatorKey = join(folder, 'operator.pem');
    const old = readFileSync(operatorKey, 'utf8');
    const ours = await vendorCommand('our-key', CODE);
    expect(ours).toMatch(/^-----BEGIN PUBLIC KEY-----/);
    await expect(vendorCommand('our-key', CODE, '--switch')).rejects.toThrow('does not accept the new key (answered 401)');
    expect((await launch(karim.token)).statusCode).toBe(200);

    writeFileSync(operatorKey, old + ours);
    expect((await launch(karim.token)).statusCode).toBe(200);
    await vendorCommand('our-key', CODE, '--switch', '--reason', 'the old key is two years old');
    // A launch would be answered with the address that is open already: it says nothing about the key that signs.
    await until(async () => createPublicKey(await app.gateway.services.vendors.keyFor(CODE)).equals(createPublicKey(ours)));
    writeFileSync(operatorKey, ours);

    expect((await launch((await person('selimfox', 10_000n)).token)).statusCode).toBe(200);
    const fingerprint = createHash('sha256')
      .update(createPublicKey(ours).export({ type: 'spki', format: 'der' }))
      .digest('hex');
    expect(await vendorCommand('list')).toContain(`\n  our key: SHA-256 ${fingerprint}\n  wins held`);
  }, 120_000);

  it('changes its key without losing a call, and once removed begins nothing and still ends what was open', async () => {
    const tuli = await person('tulifox', 50_000n);
    const opened = (await launch(tuli.token)).json();
    expect(opened).toEqual(expect.objectContaining({ success: true }));
    const at = opened.value.url as string;
    const [round, bet] = [randomUUID(), randomUUID()];
    expect(await step(at, { step: 'bet', stake: 10, round, transaction: bet })).toMatchObject({ status: 'RS_OK' });

    await fetch(`${programUrl}/new-key`);
    await vendorCommand('key', CODE, '--public-key', join(folder, 'public.pem'));
    await untilKnown(() => step(at, { step: 'balance' }), 'RS_OK');

    await vendorCommand('limit', CODE, '--currency', 'BDT', '--win', '5000000', '--reason', 'a small vendor');
    await vendorCommand('remove', CODE);
    await untilKnown(() => step(at, { step: 'balance' }), 'RS_ERROR_INVALID_PARTNER');
    expect(await step(at, { step: 'bet', stake: 10, round: randomUUID() })).toMatchObject({ status: 'RS_ERROR_INVALID_PARTNER' });
    expect(await step(at, { step: 'win', payout: 20, round, bet })).toMatchObject({ status: 'RS_OK', balance: 51_000_000 });
    await app.gateway.services.games.catalogueCache.settled();
    expect((await launch(tuli.token)).json().code).toBe('games.not_connected');
    expect(await ledgerOf(tuli)).toEqual([
      ['bet', -1_000, round, 0],
      ['win', 2_000, round, 0],
    ]);
  }, 120_000);
});

it('is in the audit log with all that the command line changed about it, under a name that no operator has', async () => {
  const { lines } = await app.gateway.services.audit.page('all', { limit: 50 });
  const changes = lines.filter(({ action }) => action.startsWith('vendors.')).toReversed();

  const kinds = changes.map(({ after }) => (after as { kind: string }).kind);
  expect(kinds).toEqual(['add', 'our-key', 'our-key-switch', 'key', 'cap', 'remove']);
  for (const { who, action, after } of changes)
    expect({ who, action, after }).toMatchObject({ who: 'cli:shirin', action: 'vendors.applied', after: { vendor: CODE } });
  expect(changes.map(({ reason }) => reason)).toEqual([
    'vendor add',
    'vendor our-key',
    'the old key is two years old',
    'vendor key',
    'a small vendor',
    'vendor remove',
  ]);
  expect(changes.at(-2)?.after).toMatchObject({ terms: { currency: 'BDT', amount: '5000000' } });
  expect(await app.gateway.services.audit.verify()).toMatchObject({ ok: true });
}, 120_000);

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let left = 100; !(await holds()); left -= 1) {
    if (!left) throw new Error('never came true');
    await new Promise((again) => setTimeout(again, 200));
  }
}

/** What another process changed is known here within a few seconds. */
async function untilKnown(ask: () => Promise<WalletAnswer>, status: string): Promise<void> {
  await until(async () => (await ask()).status === status);
}

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TransferTerms } from '@pavilion/api/transfers';
import type { WalletBalance } from '@pavilion/api/wallet';
import { sql } from 'kysely';
import pg from 'pg';
import { untilDaysAggregated, PASSWORD, requestSealed, setFlags, type TestApp, TestVendor } from '../../../platform/testing';
import type { Member } from '../../identity/members';

const SECOND = '246810';

/** Who sends and receives. */
export interface Person {
  member: Member;
  id: string;
  token: string;
}

/** What the tests of transfers share: a gateway with a vendor, and members under agents. */
export async function setUpTransfers() {
  const games = createServer((_, response) => response.end(JSON.stringify({ url: 'http://127.0.0.1:4002/play/abc' })));
  games.listen(0, '127.0.0.1');
  await once(games, 'listening');
  const vendor = await TestVendor.connected(`http://127.0.0.1:${(games.address() as AddressInfo).port}`);
  const { app } = vendor;
  const owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  /** As an operator switches it, without the way there. */
  const vendorWallets = (on: boolean) => setFlags(app, { VENDORWALLETS: on });
  /** What is between wallets at this moment: nothing, ever. */
  async function underWay(): Promise<bigint> {
    const { rows } = await sql<{ sum: bigint }>`
      select coalesce(sum(amount), 0)::bigint as sum from ledger_entries where account = 'transfers'`.execute(app.platform.db);
    return rows[0]?.sum ?? 0n;
  }
  const close = async () => {
    await owner.end();
    await vendor.close();
    games.closeAllConnections();
    games.close();
  };
  return { app, vendor, owner, ...createPeople(app, owner), ...transferCalls(app), vendorWallets, underWay, close };
}

export type TransfersFixture = Awaited<ReturnType<typeof setUpTransfers>>;

/** Members and agents, with what they paid in and staked. */
function createPeople(app: TestApp, owner: pg.Client) {
  const { members, auth, brands, wallet } = app.gateway.services;
  let count = 0;

  /** With so much paid in, of which `staked` was staked already. */
  async function person(facts: { type?: 0 | 1 | 2; above?: Person; money?: bigint; staked?: bigint } = {}): Promise<Person> {
    const { type = 0, above, money = 0n, staked = money } = facts;
    const account = `sender${(count += 1)}`;
    const own = { brand: 'pavilion', account, type, password: PASSWORD, paymentPassword: SECOND };
    const member = await members.create({ ...own, ...(above && { uplineId: above.member.id }) });
    const from = { address: `10.9.${count >> 8}.${count & 255}`, device: 'test' };
    const brand = brands.byCode('pavilion');
    if (!brand) throw new Error('no brand');
    const { token } = await auth.signIn(brand, { username: account, password: PASSWORD, type: 'username' }, from);
    const id = String(member.id);
    if (money > 0n) await payIn(id, money);
    if (money > 0n) await stake(id, staked);
    return { member, id, token };
  }

  const payIn = (memberId: string, amount: bigint) =>
    wallet.post({ kind: 'deposit', memberId, brand: 'pavilion', currency: 'BDT', reference: `deposit:${randomUUID()}`, amount });

  async function stake(id: string, bets: bigint): Promise<void> {
    await owner.query(
      `insert into member_days (member_id, day, bets) values ($1, current_date, $2)
       on conflict (member_id, day) do update set bets = member_days.bets + excluded.bets`,
      [id, String(bets)],
    );
    await untilDaysAggregated(owner);
  }

  return { person, payIn, stake };
}

/** What they ask the gateway. */
function transferCalls(app: TestApp) {
  const keyed = (key: string) => ({
    ...app,
    request: ({ headers, ...options }: Parameters<typeof app.request>[0]) =>
      app.request({ ...options, headers: { ...headers, 'idempotency-key': key } }),
  });
  const sealed = (url: string, payload: object, { token }: Person, key: string) =>
    requestSealed(keyed(key), { method: 'POST', url, payload, token });
  const up = (by: Person, amount: string, key: string = randomUUID(), paymentPassword = SECOND) =>
    sealed('/wps/v2/transfers/upline', { amount, paymentPassword }, by, key);
  const down = (by: Person, to: { member: Pick<Member, 'publicId'> }, amount: string, key: string = randomUUID()) =>
    sealed('/wps/agent/transfers', { memberId: to.member.publicId, amount, paymentPassword: SECOND }, by, key);
  const move = ({ token }: Pick<Person, 'token'>, payload: object, key: string = randomUUID()) =>
    keyed(key).request({ method: 'POST', url: '/wps/relay/GCS_walletTransfer', token, payload });
  const read = async <Value>({ token }: Person, url: string): Promise<Value> => (await app.request({ url, token })).json().value;
  const balance = async (one: Person) => BigInt((await read<{ balance: string }>(one, '/wps/v2/wallets/balance')).balance);
  const wallets = async (one: Person): Promise<Record<string, string>> => {
    const value = await read<{ wallets: WalletBalance[] }>(one, '/wps/v2/wallets/balance');
    return Object.fromEntries(value.wallets.map((each) => [each.wallet, each.balance]));
  };
  const terms = (one: Person) => read<TransferTerms>(one, '/wps/v2/transfers/terms');
  return { up, down, move, read, balance, wallets, terms };
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Brand } from '../../../platform/http';
import { verifyLedger } from '../wallet';
import { setUpTransfers, type Person, type TransfersFixture } from './transfers-fixture';

const TRANSFERS = Number(process.env.PAVILION_TRANSFERS ?? 1_000);
const WRITERS = 8;
const EACH = 200_000n;
/** A hundred and more of what one writer sees, however many transfers there are. */
const WHOLE_EVERY = Math.max(10, 10 * Math.floor(TRANSFERS / WRITERS / 1_000));
const TIMEOUT_MS = 60_000 + 20 * TRANSFERS;

let setup: TransfersFixture;
let brand: Brand;
beforeAll(async () => {
  setup = await setUpTransfers();
  await setup.vendorWallets(true);
  const found = setup.app.gateway.services.brands.byCode('pavilion');
  if (!found) throw new Error('no brand');
  brand = found;
  // Nobody's day ends while they send to and fro.
  await setup.owner.query(`update transfer_rules set min = 1, daily_amount = 900000000000 where brand = 'pavilion'`);
}, 60_000);
afterAll(() => setup.close());

/** Why a bank may say no: no money, or a wait for the agent's wallets that was too long, which callers hear as 503. */
const REFUSALS = new Set(['wallet.insufficient_funds', '57014', '55P03']);
let refused = 0;

function below(most: number): number {
  return Math.floor(Math.random() * most);
}

/** One transfer of some kind by somebody; three in ten are between people, and one in twenty is sent twice. */
async function transfer(agent: Person, team: readonly Person[]): Promise<void> {
  const { transfers } = setup.app.gateway.services;
  const one = team[below(team.length)] ?? agent;
  const [key, amount] = [randomUUID(), String(1 + below(2_000))];
  const inOut = below(2) ? { from: 'main', to: 'vendor:studio' } : { from: 'vendor:studio', to: 'main' };
  const actions = [
    () => transfers.betweenWallets(brand, one.id, { ...inOut, amount }, key),
    () => transfers.toUpline(brand, one.id, { amount }, key),
    () => transfers.toDownline(brand, agent.id, { memberId: one.member.publicId, amount }, key),
    () => transfers.betweenWallets(brand, one.id, { from: 'all', to: 'main' }, key),
  ];
  const at = [0, 0, 0, 0, 0, 0, 1, 2, 2, 3][below(10)] ?? 0;
  try {
    await actions[at]?.();
    if (below(20) === 0) await actions[at]?.();
  } catch (error) {
    if (!REFUSALS.has((error as { code?: string }).code ?? '')) throw error;
    refused += 1;
  }
}

interface Seen {
  total: bigint;
  lowest: bigint;
  underWay: bigint;
}

/** All of it as one moment sees it; what is under way, which all entries have to be read for, only where it is asked for. */
async function snapshot(ids: readonly string[], whole: boolean): Promise<Seen> {
  const { rows } = await sql<Seen>`
    select sum(balance)::bigint as total, min(balance) as lowest,
      case when ${whole} then (select coalesce(sum(amount), 0)::bigint from ledger_entries where account = 'transfers') else 0 end as "underWay"
    from wallet_accounts where member_id = any (${ids.map(BigInt)}::bigint[])`.execute(setup.app.platform.db);
  return rows[0] as Seen;
}

it(
  `is a bank: ${TRANSFERS} transfers by ${WRITERS} writers, between wallets and members, and in no moment is anything missing (G2)`,
  async () => {
    const agent = await setup.person({ type: 1, money: EACH });
    const team = await Promise.all(Array.from({ length: 7 }, () => setup.person({ above: agent, money: EACH })));
    // So that what came from the agent can go up again.
    for (const one of team) await setup.stake(one.id, 1_000_000_000n);
    const ids = [agent, ...team].map(({ id }) => id);
    const total = EACH * BigInt(ids.length);

    const seen: Seen[] = [];
    const write = async () => {
      for (let at = 0; at < TRANSFERS / WRITERS; at += 1) {
        await transfer(agent, team);
        // The others are in the middle of theirs.
        if (at % 10 === 0) seen.push(await snapshot(ids, at % WHOLE_EVERY === 0));
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));

    expect(seen.length).toBeGreaterThan(50);
    for (const each of [...seen, await snapshot(ids, true)]) {
      expect(each).toMatchObject({ total, underWay: 0n });
      expect(each.lowest).toBeGreaterThanOrEqual(0n);
    }
    expect(refused).toBeLessThan(TRANSFERS / 2);
    expect((await verifyLedger(setup.app.platform.db)).discrepancies).toEqual([]);
  },
  TIMEOUT_MS,
);

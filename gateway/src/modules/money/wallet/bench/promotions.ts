import pg from 'pg';
import { type BenchSetup, WALLET } from './bench-setup';
import { signedBets } from './signed-bets';
import type { Load } from './vendor-load';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 7);
/** Needs more play than any measurement has, so that it is under way to the end. */
const BONUS = {
  ...{ offer: 'bench', name: { bn: 'bench', en: 'bench' }, terms: { bn: 'bench', en: 'bench' } },
  ...{ percent: 100, cap: '100000', least: '100', firstOnly: false, wagerTimes: 100, days: 30, largestBetPercent: null },
};

/** Calls a second, the pairs in their order. */
export interface UnderPromotions {
  plain: number[];
  promoted: number[];
}

/**
 * Rounds that are lost, in turn where nothing is offered and where everybody has a bonus, missions, a rank, a rebate and boards, each with all jobs of its gateway.
 *
 * @throws Error when what was offered did not count the play
 */
export async function roundsUnderPromotions(
  { plain, promoted }: Record<keyof UnderPromotions, BenchSetup>,
  load: Omit<Load, 'vendor' | 'closing'>,
): Promise<UnderPromotions> {
  await withOwner(plain, (owner) => change(owner, `update promotion_rules set enabled = false where kind <> 'counting'`));
  await withOwner(promoted, (owner) =>
    change(owner, `update promotion_rules set terms = '{"contribution": {"categories": {}, "games": {}}}' where kind = 'counting'`),
  );
  await giveBonuses(promoted);
  const found: UnderPromotions = { plain: [], promoted: [] };
  for (const { platform } of [plain, promoted]) await platform.jobs.start();
  for (let pair = 0; pair < PAIRS; pair += 1)
    for (const which of pair % 2 ? (['promoted', 'plain'] as const) : (['plain', 'promoted'] as const)) {
      const setup = { plain, promoted }[which];
      found[which].push((await signedBets(setup, { ...load, closing: true })).perSecond);
      await followToEnd(setup);
    }
  await withOwner(promoted, (owner) => assertCounted(owner, promoted.memberIds.length));
  return found;
}

async function giveBonuses({ gateway, memberIds }: BenchSetup): Promise<void> {
  const { wallet, bonuses } = gateway.services;
  for (const memberId of memberIds) {
    const reference = `deposit:promoted-${memberId}`;
    const deposit = { ...WALLET, memberId, reference, amount: 100_000n };
    const id = `00000000-0000-4000-8000-${memberId.padStart(12, '0')}`;
    await wallet.transaction(async (trx) => {
      await bonuses.grantWithin(trx, { ...deposit, id, promised: BONUS });
      await wallet.postWithin(trx, { ...deposit, kind: 'deposit' });
    });
  }
}

/** Whatever one gateway still has to count would be worked off while the other is measured. */
async function followToEnd({ gateway: { services } }: BenchSetup): Promise<void> {
  while (!(await services.countedPlay.catchUp()));
  while (!(await services.boards.steps.follow(new Date())));
  while (!(await services.bonuses.runDue()));
}

async function assertCounted(owner: pg.Client, members: number): Promise<void> {
  const { rows } = await owner.query<{ fed: number; ranked: number }>(
    `select (select count(*) from bonuses where state = 'active' and wagered > 0)::int as fed,
       (select count(distinct member_id) from board_standings)::int as ranked`,
  );
  const { fed = 0, ranked = 0 } = rows[0] ?? {};
  if (fed < members || ranked < members)
    throw new Error(`of ${members} members the play of ${fed} fed a bonus, and ${ranked} are on a board`);
}

async function withOwner(setup: BenchSetup, act: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: setup.url });
  await owner.connect();
  await act(owner).finally(() => owner.end());
}

/** Operators end versions of rules, and change none. */
async function change(owner: pg.Client, statement: string): Promise<void> {
  await owner.query('alter table promotion_rules disable trigger user');
  await owner.query(statement);
  await owner.query('alter table promotion_rules enable trigger user');
}

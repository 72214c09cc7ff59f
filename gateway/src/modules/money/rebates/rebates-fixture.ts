import { randomUUID } from 'node:crypto';
import type { RebateTerms } from '@pavilion/api/staff';
import { addDays, dayIn } from '@pavilion/time';
import pg from 'pg';
import { TestVendor } from '../../../platform/testing';
import type { Movement } from '../wallet';

/** A round that was lost, as the ledger names it. */
export interface LostRound {
  bet: string;
  win: string;
}

/** Terms in few words; dice count as slots. */
export function someTerms(more: Partial<RebateTerms> = {}): RebateTerms {
  return {
    rates: [
      { category: 'LIVE', rate: 50 },
      { category: 'RNG', rate: 40 },
    ],
    byRank: [],
    least: '0',
    most: '1000000',
    lapseDays: 7,
    ...more,
  };
}

/** Whoever has played `RANK_STAKE` has the second rank. */
export const RANK_STAKE = 150_000_000;
const benefits = {
  withdrawalDay: 100,
  withdrawalRequest: 100,
  rankBonus: '0',
  birthdayBonus: '0',
  fasterReview: false,
};
const LADDER = JSON.stringify(
  [0, RANK_STAKE].map((stake) => ({ label: { bn: 'ধাপ', en: 'Rank' }, stake: String(stake), deposits: '0', days: 0, benefits })),
);

const END_ALL = `update promotion_rules set enabled = false, valid_until = greatest(valid_from, now()) where brand = 'pavilion' and kind = 'rebate'`;
const NEW_VERSION = `insert into promotion_rules (brand, kind, code, version, name, about, terms, enabled, valid_from, position, written_by)
  select 'pavilion', 'rebate', 'daily', max(version) + 1, '{"bn": "রিবেট", "en": "Rebate"}', '{"bn": "রিবেট", "en": "Rebate"}', $1, $2, $3, 1, 'test'
  from promotion_rules where brand = 'pavilion' and kind = 'rebate'`;

/** What the tests of rebates share: a gateway where all play counts whole, rules that begin when the test says, and members who play then. */
export async function setUpRebates(games: { whole?: boolean } = {}) {
  const vendor = await TestVendor.connected(undefined, undefined, games);
  const { app } = vendor;
  const owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  const unguarded = async (...statements: [text: string, values?: unknown[]][]) => {
    await owner.query('begin');
    await owner.query('alter table promotion_rules disable trigger user');
    for (const [text, values] of statements) await owner.query(text, values);
    await owner.query('alter table promotion_rules enable trigger user');
    await owner.query('commit');
  };
  await unguarded(
    [
      `update promotion_rules set terms = '{"contribution": {"categories": {}, "games": {}}}' where brand = 'pavilion' and kind = 'counting'`,
    ],
    [`update promotion_rules set terms = jsonb_set(terms, '{ranks}', $1) where brand = 'pavilion' and kind = 'level'`, [LADDER]],
  );
  /** The brand has had this rule, and no other, ever since. */
  const onlyRule = (terms: RebateTerms) => unguarded([END_ALL], [NEW_VERSION, [terms, true, new Date(0)]]);
  /** The brand never had one. */
  const noRule = () => unguarded([END_ALL]);
  /** From a moment on there is another, or none. */
  const changeRule = (terms: RebateTerms | undefined, from: Date) =>
    unguarded(
      [`update promotion_rules set valid_until = $1 where brand = 'pavilion' and kind = 'rebate' and valid_until is null`, [from]],
      [NEW_VERSION, [terms ?? someTerms(), terms !== undefined, from]],
    );
  const close = async () => {
    await owner.end();
    await vendor.close();
  };
  return { vendor, app, owner, onlyRule, noRule, changeRule, ...playCalls(vendor), close };
}

export type RebatesFixture = Awaited<ReturnType<typeof setUpRebates>>;

/** A day so long ago by the clock of the brand, and a moment about its noon. */
export function daysAgo(days: number): { day: string; at: Date } {
  const day = addDays(dayIn('Asia/Dhaka'), -days);
  return { day, at: new Date(`${day}T06:00:00Z`) };
}

function playCalls({ app }: TestVendor) {
  const { wallet, brands, countedPlay } = app.gateway.services;
  const post = async (memberId: string, movement: Pick<Movement, 'kind' | 'amount' | 'reference'> & Partial<Movement>) => {
    const { outcome } = await wallet.post({ memberId, brand: 'pavilion', currency: 'BDT', ...movement });
    if (outcome !== 'posted') throw new Error(`${movement.reference} was ${outcome}`);
  };
  const pavilion = () => brands.byCode('pavilion') as NonNullable<ReturnType<typeof brands.byCode>>;
  return {
    asMember: (memberId: string) => ({ brand: pavilion(), memberId }),
    /** A round that is lost: all of it counts. */
    async play(memberId: string, amount: number, at = new Date()): Promise<LostRound> {
      const round = randomUUID();
      const place = { vendor: 'studio', game: 'dice', round, at };
      const [bet, win] = [`${round}-bet`, `${round}-win`];
      await post(memberId, { ...place, kind: 'bet', reference: bet, amount: BigInt(amount) });
      await post(memberId, { ...place, kind: 'win', reference: win, related: bet, amount: 0n, roundClosed: true });
      return { bet, win };
    },
    async takeBack(memberId: string, { bet, win }: LostRound): Promise<void> {
      const place = { vendor: 'studio', game: 'dice' };
      for (const related of [win, bet])
        await post(memberId, { ...place, kind: 'rollback', reference: `${related}-back`, related, amount: 0n });
    },
    /** Money to play with that counts for nothing. */
    async fund(memberId: string, amount: number): Promise<void> {
      await post(memberId, { kind: 'bonus', reference: `award:test:${randomUUID()}`, amount: BigInt(amount) });
    },
    async counted(): Promise<void> {
      while (!(await countedPlay.catchUp()));
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { LevelTerms } from '@pavilion/api/staff';
import pg from 'pg';
import { TestVendor } from '../../../platform/testing';
import type { Movement } from '../wallet';

/** A round that was lost, as the ledger names it. */
export interface LostRound {
  bet: string;
  win: string;
}

interface Rung {
  stake: number;
  deposits?: number;
  days?: number;
  bonus?: number;
  birthday?: number;
  withdrawals?: number;
  faster?: boolean;
}

/** A ladder in few words; the first rank is everybody’s. */
export function aLadder(rungs: readonly Rung[], { keepShare = 10, warningDays = 7 } = {}): LevelTerms {
  const ranks = [{ stake: 0 }, ...rungs].map((rung: Rung, at) => ({
    label: { bn: `ধাপ ${at}`, en: `Rank ${at}` },
    stake: String(rung.stake),
    deposits: String(rung.deposits ?? 0),
    days: rung.days ?? 0,
    benefits: {
      withdrawalDay: rung.withdrawals ?? 100,
      withdrawalRequest: rung.withdrawals ?? 100,
      rankBonus: String(rung.bonus ?? 0),
      birthdayBonus: String(rung.birthday ?? 0),
      fasterReview: rung.faster ?? false,
    },
  }));
  return { ranks, keepShare, warningDays };
}

/** What the tests of ranks share: a gateway where all play counts whole, ladders that begin when the test says, and members who play then. */
export async function setUpLevels() {
  const vendor = await TestVendor.connected();
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
  await unguarded([
    `update promotion_rules set terms = '{"contribution": {"categories": {}, "games": {}}}' where brand = 'pavilion' and kind = 'counting'`,
  ]);
  /** The brand has had this ladder, and no other, ever since; members who were looked at before are those of another test. */
  const onlyLadder = (terms: LevelTerms) =>
    unguarded(
      [
        `update promotion_rules set enabled = false, valid_until = coalesce(valid_until, valid_from) where brand = 'pavilion' and kind = 'level'`,
      ],
      [NEW_VERSION, [terms, true, new Date(0)]],
    );
  /** From a moment on there is another, or none. */
  const changeLadder = (terms: LevelTerms | undefined, from: Date) =>
    unguarded(
      [`update promotion_rules set valid_until = $1 where brand = 'pavilion' and kind = 'level' and valid_until is null`, [from]],
      [NEW_VERSION, [terms ?? aLadder([{ stake: 1 }]), terms !== undefined, from]],
    );
  const close = async () => {
    await owner.end();
    await vendor.close();
  };
  return { vendor, app, owner, unguarded, onlyLadder, changeLadder, ...playCalls(vendor), close };
}

export type LevelsFixture = Awaited<ReturnType<typeof setUpLevels>>;

const NEW_VERSION = `insert into promotion_rules (brand, kind, code, version, name, about, terms, enabled, valid_from, position, written_by)
  select 'pavilion', 'level', 'ladder', max(version) + 1, '{"bn": "ধাপ", "en": "Ranks"}', '{"bn": "ধাপ", "en": "Ranks"}', $1, $2, $3, 1, 'test'
  from promotion_rules where brand = 'pavilion' and kind = 'level'`;

function playCalls({ app }: TestVendor) {
  const { wallet, brands, countedPlay } = app.gateway.services;
  const post = async (memberId: string, movement: Pick<Movement, 'kind' | 'amount' | 'reference'> & Partial<Movement>) => {
    const { outcome } = await wallet.post({ memberId, brand: 'pavilion', currency: 'BDT', ...movement });
    if (outcome !== 'posted') throw new Error(`${movement.reference} was ${outcome}`);
  };
  const pavilion = () => brands.byCode('pavilion') as NonNullable<ReturnType<typeof brands.byCode>>;
  return {
    climber: (memberId: string) => ({ brand: pavilion(), memberId }),
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
    async deposit(memberId: string, amount: number, at = new Date()): Promise<void> {
      await post(memberId, { kind: 'deposit', reference: `deposit:${randomUUID()}`, amount: BigInt(amount), at });
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

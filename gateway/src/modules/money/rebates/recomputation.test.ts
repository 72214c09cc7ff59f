import { sql } from 'kysely';
import { registerPlayer, repetitions } from '../../../platform/testing';
import { type Movement, verifyLedger } from '../wallet';
import { type RebatesFixture, setUpRebates, someTerms } from './rebates-fixture';

const BETS = repetitions({ everyDay: 2_500, soak: 100_000 });
const BATCH = 200;
const DAY = '2026-03-10';
/** It begins when it is six in the evening by Greenwich. */
const BEGINS = Date.parse('2026-03-09T18:00:00Z');
const RATES: Record<string, number> = { RNG: 37, LIVE: 11, FISH: 53, PVP: 29, LOTT: 7 };

let now: RebatesFixture;
beforeAll(async () => {
  now = await setUpRebates({ whole: true });
  const rates = Object.entries(RATES).map(([category, rate]) => ({ category, rate }));
  await now.onlyRule(someTerms({ rates: rates as never, most: '999999999999' }));
}, 120_000);
afterAll(() => now.close());

/** Numbers from nought to one, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Round {
  memberId: string;
  category: string;
  bet: bigint;
  win: bigint;
  gone: boolean;
  movements: Movement[];
}

/** One bet and what it won; some are taken back before or after their win came, and some never end. */
function aRound(
  random: () => number,
  nth: number,
  { memberId, game }: { memberId: string; game: { code: string; category: string } },
): Round {
  const at = new Date(BEGINS + Math.floor(random() * 86_399_000));
  const place = {
    memberId,
    brand: 'pavilion',
    currency: 'BDT',
    vendor: 'studio',
    game: game.code,
    round: `round-${nth}`,
    at,
  } as const;
  const bet = BigInt(1 + Math.floor(random() * 25_000));
  const win = random() < 0.55 ? 0n : (bet * BigInt(Math.floor(random() * 400))) / 100n;
  const [staked, gone, ends] = [`${nth}-bet`, random() < 0.08, random() < 0.97];
  const movements: Movement[] = [{ ...place, kind: 'bet', reference: staked, amount: bet }];
  if (ends) movements.push({ ...place, kind: 'win', reference: `${nth}-win`, related: staked, amount: win, roundClosed: true });
  if (gone) {
    if (ends) movements.push({ ...place, kind: 'rollback', reference: `${nth}-win-back`, related: `${nth}-win`, amount: 0n });
    movements.push({ ...place, kind: 'rollback', reference: `${nth}-bet-back`, related: staked, amount: 0n });
  }
  return { memberId, category: game.category, bet, win: ends ? win : bet, gone: gone || !ends, movements };
}

/** In plain words: what each round won or lost, at most its stake; by category; a share of it, rounded down; added up. */
function recomputed(rounds: readonly Round[]): bigint {
  const counted = new Map<string, bigint>();
  for (const { category, bet, win, gone } of rounds) {
    const moved = win > bet ? win - bet : bet - win;
    if (!gone) counted.set(category, (counted.get(category) ?? 0n) + (moved < bet ? moved : bet));
  }
  return [...counted].reduce((sum, [category, valid]) => sum + (valid * BigInt(RATES[category] ?? 0)) / 10_000n, 0n);
}

it(
  'a day of many bets brings what a plain recomputation says, to the minor unit, and a claim pays it',
  async () => {
    const { wallet, rebates, members } = now.app.gateway.services;
    const { rows: games } = await now.owner.query<{ code: string; category: string }>(
      `select code, category from game_facts where vendor = 'STUDIO' order by code`,
    );
    const random = seeded(20_261_128);
    const people: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      await registerPlayer(now.app, `daily${nth}`);
      people.push(String((await members.byAccount('pavilion', `daily${nth}`))?.id));
      await now.fund(people[nth] ?? '', 1_000_000_000_000);
    }
    const pick = <Of>(list: readonly Of[]): Of => list[Math.floor(random() * list.length)] as Of;
    const rounds = Array.from({ length: BETS }, (_, nth) => aRound(random, nth, { memberId: pick(people), game: pick(games) }));
    const movements = rounds.flatMap((round) => round.movements);
    for (let at = 0; at < movements.length; at += BATCH)
      await now.app.platform.db.transaction().execute(async (trx) => {
        await sql`set local statement_timeout = '15s'`.execute(trx);
        const posted = await wallet.postAllWithin(trx, movements.slice(at, at + BATCH));
        expect(posted.filter(({ outcome }) => outcome !== 'posted')).toEqual([]);
      });
    await now.counted();

    const later = new Date('2026-03-11T00:00:00Z');
    for (const memberId of people) {
      const expected = recomputed(rounds.filter((round) => round.memberId === memberId));
      const before = await wallet.balance(memberId, 'BDT');
      expect(expected).toBeGreaterThan(0n);
      const { claim } = await rebates.of(now.asMember(memberId), later);
      expect(claim).toMatchObject({ days: [DAY], sum: String(expected) });
      await rebates.claim(now.asMember(memberId), { days: [DAY], sum: String(expected) }, later);
      expect(await wallet.balance(memberId, 'BDT')).toBe(before + expected);
    }
    expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
  },
  repetitions({ everyDay: 120_000, soak: 1_800_000 }),
);

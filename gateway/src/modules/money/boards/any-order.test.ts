import type { BoardMeasure } from '@pavilion/api/boards';
import type { BoardTerms } from '@pavilion/api/staff';
import { repetitions } from '../../../platform/testing';
import { type BoardsFixture, type PlayedRound, setUpBoards } from './boards-fixture';

let now: BoardsFixture;
beforeAll(async () => (now = await setUpBoards()), 60_000);
afterAll(() => now.close());

const STEPS = repetitions({ everyDay: 300, soak: 20_000 });
const MEMBERS = 12;
const NOON = new Date('2026-11-20T06:00:00Z');
const AFTER_GRACE = new Date('2026-11-20T19:00:00Z');
const LEAST_STAKE = 200;

/** A round that stands, and which it was in the order of the books. */
interface Entry extends PlayedRound {
  member: string;
  stake: number;
  won: number;
  nth: number;
}

/** Numbers from nought to one, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const countedOf = ({ stake, won }: Entry) => Math.min(stake, Math.abs(won - stake));
const valueOf: Readonly<Record<BoardMeasure, (round: Entry) => number>> = {
  stake: countedOf,
  multiplier: ({ stake, won }) => (stake >= LEAST_STAKE ? Math.floor((won * 100) / stake) : 0),
  profit: ({ stake, won }) => won - stake,
};

/** Who is where, by the plainest reading of all rounds that stand. */
function plainBoard(by: BoardMeasure, rounds: readonly Entry[]): { member: string; score: string }[] {
  const members = [...new Set(rounds.map(({ member }) => member))].map((member) => {
    const own = rounds.filter((round) => round.member === member);
    if (by === 'stake') {
      const counted = own.filter((round) => countedOf(round) > 0);
      const score = counted.reduce((sum, round) => sum + countedOf(round), 0);
      return { member, score, reached: Math.max(...counted.map(({ nth }) => nth)) };
    }
    const score = Math.max(...own.map(valueOf[by]));
    return { member, score, reached: Math.min(...own.filter((round) => valueOf[by](round) === score).map(({ nth }) => nth)) };
  });
  return members
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.reached - other.reached)
    .map(({ member, score }) => ({ member, score: String(score) }));
}

function termsOf(by: BoardMeasure): BoardTerms {
  const prizes = [{ from: 1, to: MEMBERS, prize: '7' }];
  return { period: 'daily', by, least: '500', prizes, ...(by === 'multiplier' && { leastStake: String(LEAST_STAKE) }) };
}

it(
  'standings equal a plain recomputation whatever was taken back in between, and each prize is paid once by two jobs at the same time',
  async () => {
    const random = seeded(20_261_128);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
    const measures = ['stake', 'multiplier', 'profit'] as const;
    for (const by of measures) await now.newBoard(by, termsOf(by));
    const ids: string[] = [];
    for (let nth = 0; nth < MEMBERS; nth += 1) ids.push((await now.vendor.player(100_000_000n)).memberId);
    let rounds: Entry[] = [];
    for (let nth = 0; nth < STEPS; nth += 1) {
      if (random() < 0.15 && rounds.length > 0) {
        const gone = pick(rounds);
        await now.takeBack(gone.member, gone);
        rounds = rounds.filter((each) => each !== gone);
      } else {
        const [member, stake, won] = [pick(ids), pick([100, 200, 300]), pick([0, 0, 100, 200, 450, 600])];
        rounds.push({ member, stake, won, nth, ...(await now.play(member, stake, won, NOON)) });
      }
      if (random() < 0.1) await now.follow(NOON);
    }
    await now.follow(NOON);

    for (const by of measures) {
      const { rows } = await now.owner.query<{ member: string; score: string }>(
        `select member_id::text as member, score::text as score from board_standings entry join board_periods period on period.id = period_id
          where code = $1 order by entry.score desc, entry.reached, entry.member_id`,
        [by],
      );
      expect(rows.map(({ member, score }) => ({ member, score }))).toEqual(plainBoard(by, rounds));
    }

    await Promise.all([now.pay(AFTER_GRACE), now.pay(AFTER_GRACE)]);
    await now.pay(AFTER_GRACE);
    const { rows } = await now.owner.query<{ given: string; paid: string }>(
      `select (select count(*) from board_prizes where state = 'given') as given,
        (select count(*) from ledger_transactions where reference like 'award:board:%') as paid`,
    );
    expect(rows[0]?.paid).toBe(rows[0]?.given);
    expect(Number(rows[0]?.paid)).toBeGreaterThan(MEMBERS);
  },
  repetitions({ everyDay: 60_000, soak: 1_800_000 }),
);

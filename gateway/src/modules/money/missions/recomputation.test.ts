import type { MissionTerms } from '@pavilion/api/staff';
import { repetitions } from '../../../platform/testing';
import { recount, seededRandom, type SyntheticMember, syntheticPlay } from '../synthetic-play';
import type { Movement } from '../wallet';
import { missionDesk, type MissionDesk, missionIn, type MissionPlayer, noon } from './missions-fixture';

const BETS = repetitions({ everyDay: 2_500, soak: 100_000 });
const MEMBERS = repetitions({ everyDay: 12, soak: 100 });
const SEED = 20_261_129;
const BEGINS = new Date('2026-10-31T10:00:00Z');
const LEAST = 1_000n;

const terms: MissionTerms = {
  period: 'weekly',
  steps: [
    { kind: 'counted', target: '99999999' },
    { kind: 'counted', target: '99999999', categories: ['RNG'] },
    { kind: 'deposits', target: '99999999999' },
    { kind: 'depositCount', target: '99' },
    { kind: 'days', target: '7', least: String(LEAST) },
  ],
  prize: '700',
  join: false,
  claimDays: 3,
};

let desk: MissionDesk;
beforeAll(async () => (desk = await missionDesk()), 60_000);
afterAll(() => desk.close());

async function gamesOfStudio() {
  const { rows } = await desk.owner.query<{ code: string; category: string; rtp: number }>(
    `select code, category, rtp from game_facts where vendor = 'STUDIO' order by code`,
  );
  const games = new Map(rows.map(({ code, category, rtp }) => [code, { category, share: rtp > 9_750 ? 4 : 100 }]));
  return { codes: [...games.keys()], gameOf: (_vendor: string, code: string) => games.get(code) ?? { category: '-', share: 0 } };
}

async function post(movements: readonly Movement[]): Promise<Movement[]> {
  const posted: Movement[] = [];
  for (const movement of movements) {
    if ((await desk.services.wallet.post(movement)).outcome === 'posted') posted.push(movement);
  }
  return posted;
}

/** In plain words: what the week's days add up to. */
function expected(days: ReturnType<typeof recount>, [from, to]: readonly [string, string]): string[] {
  const own = days.days.filter(({ day }) => day >= from && day <= to);
  const deposits = days.depositDays.filter(({ day }) => day >= from && day <= to);
  const total = (each: readonly { counted: bigint }[]) => each.reduce((sum, { counted }) => sum + counted, 0n);
  const played = [...new Set(own.map(({ day }) => day))]
    .filter((day) => total(own.filter((one) => one.day === day)) >= LEAST)
    .sort();
  let [run, longest] = [0, 0];
  played.forEach((day, at) => {
    const gap = (Date.parse(day) - Date.parse(played[at - 1] ?? '2000-01-01')) / 86_400_000;
    run = gap === 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return [
    total(own),
    total(own.filter(({ category }) => category === 'RNG')),
    deposits.reduce((sum, each) => sum + each.deposits, 0n),
    deposits.reduce((sum, each) => sum + each.count, 0),
    longest,
  ].map(String);
}

it(
  'progress equals a plain recount of all that was posted, to the minor unit, whatever came late, twice or was taken back',
  async () => {
    await desk.rule('all-of-it', terms, noon('2026-01-01'));
    const { codes, gameOf } = await gamesOfStudio();
    const players: MissionPlayer[] = [];
    for (let nth = 0; nth < MEMBERS; nth += 1) players.push(await desk.member());
    const members: SyntheticMember[] = players.map(({ memberId: id }) => ({ id, brand: 'pavilion', currency: 'BDT' }));
    const games = [...codes, 'in-no-catalogue'].map((code) => ({ vendor: 'studio', code }));
    const posted = await post(syntheticPlay(seededRandom(SEED), { members, games, bets: BETS, begins: BEGINS }));
    await desk.catchUp();

    let moved = 0;
    for (const player of players) {
      const own = recount(
        posted.filter(({ memberId }) => memberId === player.memberId),
        { timeZone: 'Asia/Dhaka', gameOf },
      );
      const value = await desk.summary(player, noon('2026-11-08'));
      for (const week of [
        ['2026-10-26', '2026-11-01'],
        ['2026-11-02', '2026-11-08'],
      ] as const) {
        const wanted = expected(own, week);
        const steps = missionIn(value, 'all-of-it', week[0])?.steps.map(({ progress }) => progress);
        if (steps === undefined) expect(wanted.every((each) => each === '0')).toBe(true);
        else expect(steps).toEqual(wanted);
        moved += Number(wanted[0] !== '0');
      }
    }
    expect(moved).toBeGreaterThan(MEMBERS);
  },
  repetitions({ everyDay: 120_000, soak: 3_600_000 }),
);

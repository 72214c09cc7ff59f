import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { repetitions, seedGames, testPlatform, type TestPlatform } from '../../../platform/testing';
import { createWallet, type Movement, verifyLedger } from '../wallet';
import { type CountedPlay, createCountedPlay } from './index';
import { type GameCounts, recount, seededRandom, type SyntheticMember, syntheticPlay } from '../synthetic-play';

const BETS = repetitions({ everyDay: 2_500, soak: 100_000 });
const MEMBERS = repetitions({ everyDay: 24, soak: 200 });
const BATCH = 200;
const SEED = 20_261_127;
/** New York turns its clocks back on the first of November: that day has 25 hours. */
const BEGINS = new Date('2026-10-31T10:00:00Z');
const CLOCKS = { pavilion: 'Asia/Dhaka', lagoon: 'Europe/London', harbour: 'America/New_York' } as const;

const HARBOUR_SHARES: Record<string, number> = { RNG: 35, PVP: 61 };

let platform: TestPlatform;
let owner: pg.Client;
let play: CountedPlay;

beforeAll(async () => {
  platform = await testPlatform();
  owner = new pg.Client({ connectionString: platform.url });
  await owner.connect();
  await seedGames(platform, 'STUDIO');
  await owner.query(`select clone_brand('pavilion', 'harbour', 'Harbour', 'harbour.localhost')`);
  for (const [brand, zone] of Object.entries(CLOCKS))
    await owner.query(`update brands set time_zone = $2 where code = $1`, [brand, zone]);
  // One brand counts by category, whatever a game returns, and one game by its name.
  const contribution = { categories: HARBOUR_SHARES, games: { 'STUDIO:dice': 7 } };
  await owner.query(`alter table promotion_rules disable trigger user`);
  await owner.query(`update promotion_rules set terms = $1 where brand = 'harbour'`, [{ contribution }]);
  await owner.query(`alter table promotion_rules enable trigger user`);
  play = createCountedPlay(platform);
});
afterAll(async () => {
  await owner.end();
  await platform.close();
});

async function newMember(brand: string, type = 0): Promise<SyntheticMember> {
  const { rows } = await owner.query<{ id: string; currency: string }>(
    `insert into members (brand, account, type) values ($1, $2, $3)
     returning id, (select currency from brands where code = $1)`,
    [brand, `s${randomUUID().slice(0, 12)}`, type],
  );
  return { id: String(rows[0]?.id), brand, currency: rows[0]?.currency ?? '' };
}

type GamesOfBrands = (brand: string) => (vendor: string, game: string) => GameCounts;

/** By the rules of the brands, in plain words; nothing counts of what is in no catalogue. */
async function gamesOfBrands(): Promise<{ codes: string[]; gameOf: GamesOfBrands }> {
  const { rows } = await owner.query<{ code: string; category: string; rtp: number }>(
    `select code, category, rtp from game_facts where vendor = 'STUDIO' order by code`,
  );
  const games = new Map(rows.map((row) => [row.code, row]));
  const gameOf: GamesOfBrands = (brand) => (_vendor, code) => {
    const game = games.get(code);
    if (!game) return { category: '-', share: 0 };
    const { category, rtp } = game;
    if (brand !== 'harbour') return { category, share: rtp > 9_750 ? 4 : 100 };
    return { category, share: code === 'dice' ? 7 : (HARBOUR_SHARES[category] ?? 100) };
  };
  return { codes: [...games.keys()], gameOf };
}

/** Posts everything in its order, and has it counted in between, as jobs and pages do. What the books took of it. */
async function post(movements: readonly Movement[], random: () => number): Promise<Movement[]> {
  const wallet = createWallet(platform);
  const taken: Movement[] = [];
  for (let at = 0; at < movements.length; at += BATCH) {
    const batch = movements.slice(at, at + BATCH);
    const postings = await platform.db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = '15s'`.execute(trx);
      return wallet.postAllWithin(trx, batch);
    });
    taken.push(...batch.filter((_, nth) => postings[nth]?.outcome === 'posted'));
    if (random() < 0.2) await play.catchUp();
  }
  return taken;
}

const FOREVER = { from: '2026-01-01', to: '2027-01-01' };

it(
  'days equal a plain recount of all that was posted, to the minor unit, whatever came late, twice or was taken back',
  async () => {
    const random = seededRandom(SEED);
    const { codes, gameOf } = await gamesOfBrands();
    const members: SyntheticMember[] = [];
    for (let nth = 0; nth < MEMBERS; nth += 1) members.push(await newMember(Object.keys(CLOCKS)[nth % 3] ?? ''));
    const trial = await newMember('pavilion', 4);
    const games = [...codes, 'in-no-catalogue'].map((code) => ({ vendor: 'studio', code }));
    const movements = syntheticPlay(random, { members: [...members, trial], games, bets: BETS, begins: BEGINS });

    const posted = await post(movements, random);
    while (!(await play.catchUp()));

    let counted = 0n;
    for (const { id, brand } of members) {
      const timeZone = CLOCKS[brand as keyof typeof CLOCKS];
      const expected = recount(
        posted.filter(({ memberId }) => memberId === id),
        { timeZone, gameOf: gameOf(brand) },
      );
      const [days, depositDays] = [await play.days(id, FOREVER), await play.depositDays(id, FOREVER)];
      expect(days.filter(({ bets, wins }) => bets > 0n || wins > 0n)).toEqual(expected.days);
      expect(depositDays.filter(({ count }) => count > 0)).toEqual(expected.depositDays);
      counted += days.reduce((sum, day) => sum + day.counted, 0n);
    }
    expect(counted).toBeGreaterThan(BigInt(BETS) * 100n);
    expect(await play.days(trial.id, FOREVER)).toEqual([]);
    assertVaried(movements, posted);
    expect((await verifyLedger(platform.db)).sound).toBe(true);
  },
  repetitions({ everyDay: 60_000, soak: 1_800_000 }),
);

/** What the test is about has happened often enough. */
function assertVaried(movements: readonly Movement[], posted: readonly Movement[]): void {
  const taken = (kind: Movement['kind']) => posted.filter((each) => each.kind === kind).length;
  expect(taken('bet')).toBeGreaterThan(BETS * 0.9);
  expect(taken('rollback')).toBeGreaterThan(BETS * 0.05);
  expect(taken('correction')).toBeGreaterThan(2);
  // Some bets came after they had been taken back.
  expect(movements.filter(({ kind }) => kind === 'bet').length).toBeGreaterThan(taken('bet'));
}

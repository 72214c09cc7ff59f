import pg from 'pg';
import { seedGames, type TestApp, testApp } from '../../platform/testing';
import { createGameFacts, type GameFact, shareOf } from './bonuses';

/** A player who takes everything that a brand gives, and plays as well as can be, over all games of the catalogue. */
let app: TestApp;
let owner: pg.Client;
let games: GameFact[];
let brands: string[];

beforeAll(async () => {
  app = await testApp();
  await seedGames(app.platform);
  owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  games = [...(await createGameFacts(app.platform.db).read()).values()];
  brands = (await owner.query<{ code: string }>(`select code from brands order by code`)).rows.map(({ code }) => code);
}, 60_000);
afterAll(async () => {
  await owner.end();
  await app.close();
});

const WHOLE = 10_000;

/** What rules give of a unit that counts, as one adds up by hand what the console says of each. */
async function given(brand: string): Promise<number> {
  const { promotionRules } = app.gateway.services;
  const { rows } = await owner.query(`select distinct kind from promotion_rules where brand = $1 and kind <> 'counting'`, [brand]);
  let sum = 0;
  for (const { kind } of rows)
    for (const { cost, versions } of (await promotionRules.overview(brand, kind)).rules) if (versions[0]?.enabled) sum += cost.own;
  return sum;
}

async function countedShare(brand: string): Promise<(game: GameFact) => number> {
  const { rows } = await owner.query(`select contribution from counting_terms where brand = $1`, [brand]);
  return (game) => Math.max(...rows.map(({ contribution }) => shareOf(contribution, game)));
}

it('plays over every game that can be staked in, and over rules of more than one brand', () => {
  expect(games.length).toBeGreaterThan(5_000);
  expect(games.some(({ rtp }) => rtp > 9_950)).toBe(true);
  expect(brands.length).toBeGreaterThan(1);
});

it('what the console says is what this player finds', async () => {
  for (const brand of brands) expect(await app.gateway.services.promotionRules.givenPerUnit(brand)).toBe(await given(brand));
});

it('whoever takes all rebates, missions, ranks and boards for the same stakes loses in each game, whatever they stake', async () => {
  for (const brand of brands) {
    const [gives, share] = [await given(brand), await countedShare(brand)];
    const gaining = games.filter((game) => (gives * share(game)) / 100 >= WHOLE - game.rtp);
    expect(gaining.map(({ vendor, code, rtp }) => `${brand} ${vendor} ${code} ${rtp}`)).toEqual([]);
  }
});

it('nor does it pay to take each offer as often as it is there beside all of that', async () => {
  for (const brand of brands) {
    const [gives, share] = [await given(brand), await countedShare(brand)];
    const { rows: offers } = await owner.query(
      `select code, wager_times, contribution, accepted_gain from bonus_offers where brand = $1 and enabled`,
      [brand],
    );
    const gains = offers.flatMap(({ code, wager_times: times, contribution, accepted_gain: agreed }) =>
      games.map((game) => {
        const counts = shareOf(contribution, game) / 100;
        const lost = (WHOLE - game.rtp - (gives * share(game)) / 100) / WHOLE;
        return { what: `${brand} ${code} ${game.vendor} ${game.code}`, gain: counts ? 1 - (times / counts) * lost : -1, agreed };
      }),
    );
    expect(gains.filter(({ gain, agreed }) => gain * WHOLE > agreed + 1).slice(0, 5)).toEqual([]);
  }
});

it('an offer is withheld once rules give so much for the same stakes that it pays', async () => {
  const { bonuses } = app.gateway.services;
  const question = { cap: '100000', wagerTimes: 1, contribution: { categories: {}, games: [] } } as never;
  const { gain } = await bonuses.admin.costOf('pavilion', question);
  const back = await app.gateway.services.promotionRules.playReturns('pavilion');
  const best = Math.max(...games.map((game) => game.rtp + back(game)));

  expect(Number(gain)).toBe(100_000 - Math.floor((100_000 * (WHOLE - best)) / WHOLE));
});

import { verifyLedger } from '../wallet';
import { promisedTerms } from './bonus-terms';
import { activeIn, type Player, setUpBonuses } from './bonuses-fixture';
import { shareOf } from './contribution';
import { createGameFacts, type GameFact } from './game-facts';
import { costOf } from './offer-cost';
import { playCycle, randomNumbers, STRATEGIES } from './seasons-fixture';
import type { Contribution, PromisedBonus } from './tables';

let now: Awaited<ReturnType<typeof setUpBonuses>>;
beforeAll(async () => {
  now = await setUpBonuses({ offers: 'as-shipped' });
  await addGames(NEARLY_EVEN);
});
afterAll(() => now.close());

/** What games of one choice return, in hundredths of a per cent; no offer names them. */
const NEARLY_EVEN = { limbo: 9_900, plinko: 9_875, keno: 9_890 };
async function addGames(returns: Record<string, number>): Promise<void> {
  await now.owner.query(
    `insert into games (node_id, name, name_bn, category, vendor, vendor_game_code, hot, fresh, support_play, rtp, min_bet, lines, released_on, popularity)
     select 990000 + rtp::integer, code, code, 'RNG', 'STUDIO', code, false, false, 0, rtp::integer, 100, 0, '2026-11-01', 0
     from jsonb_each_text($1) as each (code, rtp)`,
    [JSON.stringify(returns)],
  );
}

/** What the ledger says a member gained by playing and by bonuses: what they hold, less what they paid in. Minor units. */
async function gainOf({ id }: Player): Promise<bigint> {
  const { rows } = await now.owner.query<{ gain: string }>(
    `select sum(effect) filter (where kind <> 'deposit')::text as gain
     from ledger_transactions where member_id = ${id} and wallet = 'main' and outcome = 'posted'`,
  );
  return BigInt(rows[0]?.gain ?? 0);
}

/** As many deposits as a month has weeks. */
const CYCLES = 4;
function playSeason(play: () => number): number {
  return Array.from({ length: CYCLES }, play).reduce((sum, gain) => sum + gain, 0);
}
function averageOf(values: readonly number[]): { average: number; error: number } {
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - average) ** 2, 0) / (values.length - 1);
  return { average, error: Math.sqrt(spread / values.length) };
}

/** An offer whose bonus takes few bets, agreed to by two operators: ৳250 for ৳1,000, and ৳250 of losses free it. */
async function easyOffer(): Promise<void> {
  await now.owner.query(
    `insert into bonus_offers (brand, code, name, terms, percent, cap, least, wager_times, days, position, contribution, accepted_gain)
     select brand, 'easy', name, terms, 25, cap, least, 1, days, 9, '{"categories": {}, "games": {"STUDIO:dice": 100}}', 10000
     from bonus_offers where brand = 'pavilion' and code = 'weekly' on conflict do nothing`,
  );
}
async function withEasyBonus(): Promise<Player> {
  await easyOffer();
  const player = await now.player();
  await now.payIn(player, 100_000n, 'easy');
  return player;
}

describe('whoever wants a bonus without risking anything', () => {
  it('cannot free it with bets whose rounds are still open', async () => {
    const player = await withEasyBonus();
    for (let bets = 0; bets < 10; bets += 1) await now.bet(player, 10_000n);
    await now.work();

    expect(activeIn(await now.bonuses(player)).wager.done).toBe('0');
    expect(await now.held(player)).toEqual({ main: 0n, bonus: 25_000n });
  });

  it('cannot keep it for nothing once the bets that freed it are taken back: the next bonus takes so much more', async () => {
    const player = await withEasyBonus();
    const bets = [await now.bet(player, 15_000n), await now.bet(player, 15_000n)];
    const wins = [await now.win(player, bets[0] as string, 0n), await now.win(player, bets[1] as string, 0n)];
    await now.work();
    expect(await now.held(player)).toEqual({ main: 95_000n, bonus: 0n });

    for (const each of [...wins, ...bets]) await now.takeBack(player, each);
    await now.work();
    expect((await now.bonuses(player)).list[0]).toMatchObject({ state: 'released', owed: '25000' });
    expect((await now.offers(player)).owed).toBe('25000');

    await now.payIn(player, 100_000n, 'easy');
    const next = activeIn(await now.bonuses(player));
    expect([next.wager.needed, next.carried]).toEqual(['50000', '25000']);
    await now.lose(player, 26_000n);
    await now.work();
    expect(await now.held(player)).toMatchObject({ bonus: 25_000n });
    await now.lose(player, 24_000n);
    await now.work();
    expect((await now.bonuses(player)).list.map(({ state, owed }) => [state, owed])).toEqual([
      ['released', undefined],
      ['released', undefined],
    ]);
    // Two bonuses of ৳250 for bets of ৳500 that were lost, as if nothing had ever been taken back.
    expect(await gainOf(player)).toBe(0n);
    expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
  });

  it('cannot be rid of what is owed by giving the next bonus up', async () => {
    const player = await withEasyBonus();
    const bet = await now.bet(player, 25_000n);
    const win = await now.win(player, bet, 0n);
    await now.work();
    for (const each of [win, bet]) await now.takeBack(player, each);
    await now.work();
    await now.payIn(player, 100_000n, 'easy');
    await now.lose(player, 5_000n);
    await now.forfeit(player, activeIn(await now.bonuses(player)).id);

    expect((await now.offers(player)).owed).toBe('20000');
  });

  it('gains nothing by bets that can hardly be lost: they count what they won or lost', async () => {
    const player = await withEasyBonus();
    // Under 98.00 pays 1.0102: of a hundred such bets two are lost.
    for (let bets = 0; bets < 49; bets += 1) await now.win(player, await now.bet(player, 1_000n), 1_010n);
    await now.lose(player, 1_000n);
    await now.work();

    expect(activeIn(await now.bonuses(player)).wager.done).toBe(String(49 * 10 + 1_000));
  });
});

describe('what counts of a game', () => {
  it('is a fiftieth of one that returns 99 %, although no offer names it', async () => {
    const player = await now.player();
    const offers = (await now.offers(player)).offers.filter(({ code }) => code !== 'easy');
    expect(offers.map(({ code }) => code)).toEqual(['welcome', 'weekly']);
    expect(offers.map(({ shares }) => shares?.highReturn)).toEqual(offers.map(() => ({ above: 9_750, share: 2 })));
    for (const { terms } of offers) {
      expect(terms.en).toContain('returns more than 97.5% counts 2%');
      expect(terms.bn).toContain('৯৭.৫%-এর বেশি');
    }
    await now.payIn(player, 2_000_000n, 'weekly');
    await now.lose(player, 40_000n);
    await now.work();

    expect(activeIn(await now.bonuses(player)).wager.done).toBe('800');
  });

  it('is the same in the database and in the sum of what an offer costs', async () => {
    const facts = [...(await createGameFacts(now.app.platform.db).read()).values()];
    const own = facts.filter(({ vendor }) => vendor === 'STUDIO');
    // One game of each kind and return, and those that contributions name.
    const games = [...new Map(facts.map((fact) => [`${fact.category} ${fact.rtp}`, fact])).values(), ...own];
    const contributions: (Contribution | null)[] = [
      null,
      { categories: { RNG: 25, LIVE: 3 }, games: {} },
      { categories: { RNG: 25, LIVE: 3 }, games: { 'STUDIO:limbo': 60 }, highReturn: { above: 9_750, share: 5 } },
      { categories: {}, games: { 'STUDIO:dice': 0 }, highReturn: { above: 9_875, share: 0 } },
    ];
    for (const contribution of contributions) {
      const { rows } = await now.owner.query<{ share: number | null }>(
        `select bonus_share($1, vendor, code) as share from jsonb_to_recordset($2) as game (vendor text, code text)`,
        [contribution, JSON.stringify(games)],
      );
      // Without shares the database counts whole stakes, whatever came of them.
      expect(rows.map(({ share }) => share ?? 100)).toEqual(games.map((game) => shareOf(contribution, game)));
    }
  });

  it('is the smallest share where a catalogue has two games under one code, and counting goes on', async () => {
    // The database refuses it; whoever lifts that must not stop the bonuses of everybody.
    await now.owner.query('drop index if exists games_once_per_connection');
    await now.owner.query(`insert into game_vendors (code, name, position, connection) values ('TWIN', 'Twin', 99, 'STUDIO')`);
    await now.owner.query(
      `insert into games (node_id, name, name_bn, category, vendor, vendor_game_code, hot, fresh, support_play, rtp, min_bet, lines, released_on, popularity)
       values (999001, 'Twin', 'Twin', 'RNG', 'TWIN', 'keno', false, false, 0, 9000, 100, 0, '2026-11-01', 0)`,
    );
    const share = async (contribution: object) =>
      (await now.owner.query<{ share: number }>(`select bonus_share($1, 'studio', 'keno') as share`, [contribution])).rows[0]
        ?.share;

    expect(await share({ games: {}, categories: { RNG: 50 }, highReturn: { above: 9_750, share: 2 } })).toBe(2);
    expect(await share({ games: {}, categories: {} })).toBe(100);
    await now.owner.query(`delete from games where vendor = 'TWIN'`);
  });
});

describe('a player who plays as well as can be', () => {
  it('loses in three rounds of deposit, bonus and safe bets over the offers as they are shipped', async () => {
    const player = await now.player();
    for (let cycle = 0; cycle < 3; cycle += 1) {
      const { offers } = await now.offers(player, '2000000');
      const best = offers.find(({ code }) => code === 'weekly');
      await now.payIn(player, 2_000_000n, best?.code);
      // ৳1,250 counts at most; under 98.00 wins 49 times of 50.
      for (let bets = 0; bets < 33; bets += 1) await now.win(player, await now.bet(player, 125_000n), bets === 0 ? 0n : 126_275n);
      await now.work();
    }
    const { rows } = await now.owner.query(`select from ledger_transactions where member_id = ${player.id} and kind = 'bonus'`);

    expect(rows).toHaveLength(1);
    expect(await gainOf(player)).toBeLessThanOrEqual(0n);
  });

  it('gains by no shipped offer, with no game at no odds, in expectation', async () => {
    const offers = (await now.owner.query(`select brand, code, wager_times, contribution from bonus_offers where code <> 'easy'`))
      .rows;
    const games = (await now.owner.query(`select vendor, vendor_game_code as code, category, rtp from games`)).rows;
    expect([offers.length, games.length]).toEqual([3, 9_997]);

    const gains = offers.flatMap(({ brand, code: offer, wager_times: times, contribution }) =>
      games.map(({ vendor, code, category, rtp }) => {
        const { above, share: most } = contribution.highReturn;
        const share = Math.min(contribution.categories[category], rtp > above ? most : 100) / 100;
        // Whoever stakes one at odds of `odds` loses 1 - rtp, and it counts what it moved: all of it when lost, odds - 1 of it when won.
        const lossPerCounted = [1.01, 1.0102, 1.1, 1.5, 1.98, 2, 3, 10, 1000].map((odds) => {
          const chance = rtp / 10_000 / odds;
          return (1 - rtp / 10_000) / (share * (1 - chance + chance * Math.min(1, odds - 1)));
        });
        return { what: `${brand} ${offer} ${vendor} ${code}`, gain: 1 - times * Math.min(...lossPerCounted) };
      }),
    );
    expect(gains.filter(({ gain }) => gain > 1e-9)).toEqual([]);
  });

  it('gains nothing in a season, a thousand of them with each way to play, in the game that costs them least or returns most', async () => {
    const facts = await createGameFacts(now.app.platform.db).read();
    const cheapest = (terms: PromisedBonus) => {
      const { game } = costOf({ ...terms, contribution: terms.contribution ?? null, cap: BigInt(terms.cap) }, facts);
      if (!game) throw new Error('nothing counts');
      return game;
    };
    const nearlyEven = ({ contribution }: PromisedBonus, code: keyof typeof NEARLY_EVEN) => {
      const fact = facts.get(`STUDIO:${code}`) as GameFact;
      return { rtp: fact.rtp, share: shareOf(contribution ?? null, fact) };
    };
    const gainsOf = (terms: PromisedBonus, { rtp, share }: { rtp: number; share: number }) => {
      const random = randomNumbers(730_519);
      const play = { terms, game: { rtp: rtp / 10_000, share: share / 100 }, random };
      return STRATEGIES.map((strategy) => ({
        strategy: strategy.name,
        ...averageOf(Array.from({ length: 1_000 }, () => playSeason(() => playCycle({ ...play, strategy })))),
      }));
    };
    const offers = await now.app.platform.db.selectFrom('bonus_offers').selectAll().where('code', '!=', 'easy').execute();
    // Four standard errors: by luck once in thirty thousand, and the numbers are the same each time.
    for (const terms of offers.map(promisedTerms))
      for (const game of [cheapest(terms), nearlyEven(terms, 'limbo'), nearlyEven(terms, 'plinko')])
        expect(gainsOf(terms, game).filter(({ average, error }) => average > 4 * error)).toEqual([]);
    // The season is long enough to tell: asked for once, with all of each round counting, the same bonus is a gain however it is played.
    const generous = { ...promisedTerms(offers[0] as (typeof offers)[0]), wagerTimes: 1, contribution: null };
    expect(gainsOf(generous, cheapest(generous)).filter(({ average, error }) => average > 4 * error).length).toBeGreaterThan(3);
  });

  it('gains nothing with any bet of the dice as its vendor pays it', async () => {
    const OUTCOMES = 10_001;
    const offers = (await now.owner.query(`select wager_times, contribution from bonus_offers where code <> 'easy'`)).rows;
    for (const { wager_times: times, contribution } of offers)
      for (let winning = 1; winning < OUTCOMES; winning += 1) {
        const odds = Math.floor((9_900 * OUTCOMES) / winning) / 10_000;
        const chance = winning / OUTCOMES;
        const counted = (contribution.highReturn.share / 100) * (1 - chance + chance * Math.min(1, Math.abs(odds - 1)));
        const loss = 1 - chance * odds;
        if (counted > 0) expect(1 - (times * loss) / counted).toBeLessThanOrEqual(0);
      }
  });

  it('is not offered any more what a new game makes profitable', async () => {
    const player = await now.player();
    await addGames({ coin: 9_999 });
    const promised = now.payIn(player, 2_000_000n, 'weekly');

    await expect(promised).rejects.toMatchObject({ code: 'bonuses.unavailable' });
    await now.owner.query(`delete from games where vendor = 'STUDIO' and vendor_game_code = 'coin'`);
  });

  it('gets an offer as often as it says, however the deposits come', async () => {
    const player = await now.player();
    const promised = await now.app.gateway.services.bonuses.promise(now.brand(), player.id, 'weekly', 100_000n);
    for (const id of ['0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a51', '0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a52']) {
      const deposit = { memberId: player.id, brand: 'pavilion', currency: 'BDT', amount: 100_000n, promised };
      await now.credit({ ...deposit, id, reference: `deposit:${id}` });
      const { active } = await now.bonuses(player);
      if (active) await now.forfeit(player, active.id);
    }

    expect((await now.bonuses(player)).list).toHaveLength(1);
    expect((await now.offers(player)).offers.map(({ code }) => code)).not.toContain('weekly');
  });
});

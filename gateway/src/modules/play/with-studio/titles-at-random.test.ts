import { randomInt } from 'node:crypto';
import { repetitions, StudioProcess, testApp, type TestApp } from '../../../platform/testing';
import { verifyLedger } from '../../money/wallet';
import { movementsOf, roundsOf } from './books-fixture';
import { connect, memberWith } from './connected-fixture';
import { type PlayedRound, type Sample, type SampleBet, samplesOf } from './player-fixture';

/** Where something fails, `PAVILION_CHOICE=<this number>` chooses the same titles and bets once more. */
const CHOICE = Number(process.env['PAVILION_CHOICE'] ?? randomInt(1_000_000_000));
const TITLES = repetitions({ everyDay: 100, soak: Infinity });
/** Every title there is: the long form. */
const EVERY = TITLES === Infinity;
const ROUNDS = EVERY ? 1 : 3;
const PLAYERS = 8;
const DEPOSIT = 100_000_000_000n;

let app: TestApp;
let studio: StudioProcess;
let samples: readonly Sample[];

beforeAll(async () => {
  studio = await StudioProcess.exited(process.env.TEST_DATABASE_URL ?? '');
  await studio.start();
  app = await testApp();
  await connect(app, studio, await app.gateway.site.listen({ host: '127.0.0.1', port: 0 }));
  samples = await samplesOf(studio);
}, 120_000);
afterAll(async () => {
  await studio.close();
  await app.close();
});

interface Play {
  readonly title: string;
  readonly bets: readonly SampleBet[];
}

/** Titles over all models, each model as often as another; in the long run each title there is. */
function chosenTitles(): Play[] {
  let state = CHOICE;
  // Lehmer's generator: all it has to do is to come to the same titles from the same number.
  const below = (size: number) => (state = (state * 48_271 + 1) % 2_147_483_647) % size;
  const models = [...new Set(samples.map(({ model }) => model))].map((model) => samples.filter((each) => each.model === model));
  const atRandom = () => Array.from({ length: TITLES }, (_, at) => oneOf(models[at % models.length] ?? [], below));
  const chosen = EVERY ? samples : atRandom();
  return chosen.map(({ code, bets }) => ({ title: code, bets: Array.from({ length: ROUNDS }, () => oneOf(bets, below)) }));
}

function oneOf<Item>(items: readonly Item[], below: (size: number) => number): Item {
  return items[below(items.length)] as Item;
}

/** Somebody new, who plays these one after the other. */
async function plays(name: string, titles: readonly Play[]) {
  const member = await memberWith(app, name, DEPOSIT);
  const rounds: PlayedRound[] = [];
  for (const { title, bets } of titles) {
    const player = await member.open(title);
    expect(await player.page()).toContain(`"gameCode":"${title}"`);
    for (const bet of bets) rounds.push(await player.play(bet));
  }
  return { memberId: member.memberId, rounds };
}

/** What the studio says in units, in our minor ones. */
const gained = (units: string | bigint) => BigInt(units) / 1_000n;
const taken = (units: string | bigint) => -gained(units);

it(
  `${EVERY ? 'opens every title once and plays a round of it' : `plays ${ROUNDS} rounds in ${TITLES} titles`} through launch, signed wallet and ledger, which has each of them once (PAVILION_CHOICE=${CHOICE})`,
  async () => {
    const titles = chosenTitles();
    expect(new Set(titles.map(({ title }) => title)).size).toBeGreaterThan(EVERY ? 7_000 : TITLES / 2);
    const shares = Array.from({ length: PLAYERS }, (_, seat) => titles.filter((_, at) => at % PLAYERS === seat));
    const seats = await Promise.all(shares.map((share, seat) => plays(`chance${seat}`, share)));

    expect(seats.flatMap(({ rounds }) => rounds)).toHaveLength(titles.length * ROUNDS);
    for (const { memberId, rounds } of seats) {
      const booked = await movementsOf(app.platform, memberId);
      expect(booked.map(({ kind, outcome, game, effect }) => ({ kind, outcome, game, effect }))).toEqual(
        rounds.flatMap(({ title: game, view, raises }) => [
          ...[view.stake, ...raises].map((cost) => ({ kind: 'bet', outcome: 'posted', game, effect: taken(cost) })),
          { kind: 'win', outcome: 'posted', game, effect: gained(view.payout ?? 0n) },
        ]),
      );
      for (const { effect, entries } of booked) expect(entries).toEqual(effect === 0n ? [] : [effect, -effect]);
      await inRounds(memberId, rounds);
      const net = rounds.reduce((sum, { view }) => sum + gained(view.payout ?? 0n) + taken(view.stake) + taken(view.raised), 0n);
      expect(await app.gateway.services.wallet.balance(memberId, 'BDT')).toBe(DEPOSIT + net);
      expect(gained(rounds.at(-1)?.view.balance ?? 0n)).toBe(DEPOSIT + net);
    }
    expect(await verifyLedger(app.platform.db)).toMatchObject({ sound: true, total: 0n, discrepancies: [] });
  },
  EVERY ? 1_800_000 : 300_000,
);

/** Each is settled, and closed in the ledger with what it took and paid in all. */
async function inRounds(memberId: string, played: readonly PlayedRound[]): Promise<void> {
  const sorted = (lines: readonly string[]) => [...lines].sort();
  expect(new Set(played.map(({ view }) => view.state))).toEqual(new Set(['settled']));
  expect(
    sorted((await roundsOf(app.platform, memberId)).map(({ game, bets, wins, closed }) => `${game} ${bets} ${wins} ${closed}`)),
  ).toEqual(
    sorted(
      played.map(({ title, view }) => `${title} ${gained(view.stake) + gained(view.raised)} ${gained(view.payout ?? 0n)} true`),
    ),
  );
}

import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  buildGatewayProgram,
  type DedicatedDatabase,
  GatewayProcess,
  repetitions,
  startDedicatedDatabase,
  StudioProcess,
  testApp,
  type TestApp,
} from '../../../platform/testing';
import { verifyLedger } from '../../money/wallet';
import { movementsOf, roundsOf } from './books-fixture';
import { connect, memberWith, type Member } from './connected-fixture';
import { type PlayedRound, type Sample, samplesOf } from './player-fixture';

const KILLS = repetitions({ everyDay: 6, soak: 100 });
const PLAYERS = 4;
const DEPOSIT = 100_000_000_000n;
/** For each kill, and for what is built and started before. */
const TIMEOUT_MS = { kill: 30_000, rest: 180_000 };
const UNITS_PER_MINOR = 1_000n;

let server: DedicatedDatabase;
let studio: StudioProcess;
let gateway: GatewayProcess;
let app: TestApp;
let samples: readonly Sample[];
let members: readonly Member[];

/** A database, a gateway and a studio that may be killed, and a second gateway that lets players in before. */
beforeAll(async () => {
  buildGatewayProgram();
  server = await startDedicatedDatabase();
  studio = await StudioProcess.exited(server.url);
  await studio.start();
  app = await testApp({}, undefined, server.url);
  gateway = await GatewayProcess.exited(app.platform);
  await connect(app, studio, `http://127.0.0.1:${gateway.port}`);
  await gateway.start();
  samples = await samplesOf(studio);
  members = await Promise.all(Array.from({ length: PLAYERS }, (_, seat) => memberWith(app, `killed${seat}`, DEPOSIT)));
}, TIMEOUT_MS.rest);
afterAll(async () => {
  await gateway.kill();
  await studio.close();
  await app.close();
  await server.close();
}, TIMEOUT_MS.rest);

/** What dies, and is there again. */
const VICTIMS: Readonly<Record<string, () => Promise<void>>> = {
  studio: async () => {
    await studio.kill();
    await studio.start();
  },
  gateway: async () => {
    await gateway.kill();
    await gateway.start();
  },
  database: async () => {
    await server.kill();
    await server.start();
  },
};

interface Table {
  readonly played: PlayedRound[];
  readonly stop: AbortSignal;
}

/** Plays titles of all models in any order, one round after the other, until it is told to stop. */
async function playOn(member: Member, { played, stop }: Table): Promise<void> {
  const models = [...new Set(samples.map(({ model }) => model))];
  const titles = models.map((model) => oneOf(samples.filter((sample) => sample.model === model)));
  const seats = [];
  for (const { code, bets } of titles) seats.push({ player: await member.open(code), bets });
  let turn = randomInt(seats.length);
  while (!stop.aborted) {
    const { player, bets } = seats[(turn += 1) % seats.length] as (typeof seats)[number];
    played.push(await player.play(oneOf(bets)));
  }
}

function oneOf<Item>(items: readonly Item[]): Item {
  return items[randomInt(items.length)] as Item;
}

/** Each as often as another, in any order; the moment is any while rounds are under way. */
async function killAll(underWay: () => number): Promise<void> {
  const victims = Array.from({ length: KILLS }, (_, at) => Object.keys(VICTIMS)[at % 3] ?? '').sort(() => randomInt(3) - 1);
  for (const victim of victims) {
    const enough = underWay() + 2 * PLAYERS;
    while (underWay() < enough) await pause(5);
    await pause(randomInt(300));
    await VICTIMS[victim]?.();
  }
}

interface StudioRound {
  readonly id: string;
  readonly client_round_id: string;
  readonly state: string;
  readonly stake: bigint;
  readonly raised: bigint;
  readonly payout: bigint | null;
  readonly calls: string;
}

/** What the studio itself wrote down. */
async function studioBooks() {
  const client = new pg.Client({ connectionString: studio.url });
  client.setTypeParser(20, BigInt);
  await client.connect();
  const rows = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
  try {
    while ((await rows('select from uncounted_rounds')).length > 0) await pause(100);
    const rounds = await rows<StudioRound>(`
      select id, client_round_id, state, stake, raised, payout,
        (select coalesce(string_agg(kind, ' ' order by kind), '') from wallet_calls where round_id = rounds.id and kind in ('bet', 'win')) as calls
      from rounds`);
    const [counted] = await rows<{ rounds: bigint; staked: bigint; returned: bigint }>(
      'select sum(rounds)::bigint as rounds, sum(staked)::bigint as staked, sum(returned)::bigint as returned from measured_returns',
    );
    return { rounds, counted };
  } finally {
    await client.end();
  }
}

const netOf = ({ state, stake, raised, payout }: StudioRound) =>
  state === 'settled' ? ((payout ?? 0n) - stake - raised) / UNITS_PER_MINOR : 0n;

it(
  `loses nothing and pays nothing twice while studio, gateway and database are killed ${KILLS} times in the middle of rounds`,
  async () => {
    const [played, stop] = [[] as PlayedRound[], new AbortController()];
    const tables = members.map((member) => playOn(member, { played, stop: stop.signal }));
    await Promise.race([killAll(() => played.length), Promise.all(tables)]).finally(() => stop.abort());
    // Every round ends: each player waits for the end of the last one.
    await Promise.all(tables);

    const { rounds, counted } = await studioBooks();
    await booksAgree(rounds, played);
    const settled = rounds.filter(({ state }) => state === 'settled');
    expect(settled.length).toBeGreaterThan(KILLS);
    expect(new Set(played.map(({ view }) => view.state))).not.toContain('refused');
    const sum = (of: (round: StudioRound) => bigint) => settled.reduce((all, round) => all + of(round), 0n);
    expect(counted).toEqual({
      rounds: BigInt(settled.length),
      staked: sum(({ stake, raised }) => stake + raised),
      returned: sum(({ payout }) => payout ?? 0n),
    });
  },
  TIMEOUT_MS.rest + KILLS * TIMEOUT_MS.kill,
);

/** What players were told, what the studio wrote down and what the ledger holds are the same, round by round. */
async function booksAgree(rounds: readonly StudioRound[], played: readonly PlayedRound[]): Promise<void> {
  const told = new Map(played.map(({ view }) => [view.roundId, view]));
  expect(rounds.map(({ client_round_id: id }) => id).sort()).toEqual([...told.keys()].sort());
  for (const { client_round_id: id, state, stake, raised, payout, calls } of rounds) {
    const paid = state === 'settled' ? String(payout) : null;
    expect(told.get(id)).toMatchObject({ state, stake: String(stake), raised: String(raised), payout: paid });
    expect([id, calls]).toEqual([id, state === 'settled' ? 'bet win' : expect.any(String)]);
  }
  const known = new Map(rounds.map((round) => [round.id, round]));
  for (const { memberId } of members) {
    const nets = new Map<string, bigint>();
    for (const { round, effect } of await movementsOf(app.platform, memberId)) nets.set(round, (nets.get(round) ?? 0n) + effect);
    for (const [round, net] of nets) expect([round, net]).toEqual([round, netOf(known.get(round) as StudioRound)]);
    for (const { round, closed } of await roundsOf(app.platform, memberId)) expect([round, closed]).toEqual([round, true]);
    const net = [...nets.values()].reduce((sum, each) => sum + each, 0n);
    expect(await app.gateway.services.wallet.balance(memberId, 'BDT')).toBe(DEPOSIT + net);
    for (const round of nets.keys()) known.delete(round);
  }
  // What the ledger has never heard of moved nothing.
  expect([...known.values()].map(netOf).filter((net) => net !== 0n)).toEqual([]);
  expect(await verifyLedger(app.platform.db)).toMatchObject({ sound: true, total: 0n, discrepancies: [] });
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { drawUntil } from '../../draws/draw-until';
import type { RoundSeeds } from '../../models/model';
import { modelOf } from '../../models/models';
import { verifyProof } from '../../proofs/verify-proof';
import type { RoundView } from '../../rounds/round-view';
import { cardsAt } from '../../table/cards';
import { type Player, startTestStudio, type TestStudio } from '../../testing/test-studio';
import {
  betsIn,
  isWorthPlaying,
  threeCardDraws,
  threeCardEnd,
  threeCardHands,
  threeCardPays,
  type ThreeCardRules,
} from './three-card';
import { teenPatti, threeCard } from './three-card-games';
import { kindOf } from './three-cards';
import { isTie, WAR_BACK, warDraws, warEnd } from './war';

type HouseRound = RoundView & {
  readonly steps: readonly object[];
  readonly cards: readonly number[];
  readonly drawn: readonly number[] | null;
};

const STAKE = 1_000_000;
const PURSE = 1_000_00000;
const OWN = 200_000;

let studio: TestStudio;
let player: Player;
let user: string;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());
beforeEach(() => {
  studio.merchant.clearFault();
  studio.merchant.requests.length = 0;
  studio.merchant.entries.length = 0;
  studio.merchant.balance = PURSE;
});

/** Somebody whose next round comes to what is wanted: of all seeds that they could choose, one that leads there. */
async function sitsDown(code: string, wanted: (seeds: RoundSeeds) => boolean): Promise<void> {
  user = `player-${randomUUID()}`;
  player = await studio.launch({ user, game_code: code, lang: 'en' });
  await player.get('/api/session');
  const { server_seed: serverSeed } = await studio.test.database
    .selectFrom('seed_pairs')
    .innerJoin('players', 'players.id', 'seed_pairs.player_id')
    .select('server_seed')
    .where('external_user', '=', user)
    .where('seed_pairs.state', '=', 'next')
    .executeTakeFirstOrThrow();
  let at = 0;
  while (!wanted({ serverSeed, clientSeed: `chosen-${at}`, nonce: 0 })) at += 1;
  await player.post('/api/seeds/rotate', { clientSeed: `chosen-${at}` });
}

async function begin(fields: object = {}) {
  const bet = { roundId: randomUUID(), stake: String(STAKE), ...fields };
  const { json } = await player.post('/api/rounds', bet);
  return { id: bet.roundId, bet, view: json.value as unknown as HouseRound };
}

async function step(id: string, what: object, number = 1) {
  const { status, json } = await player.post(`/api/rounds/${id}/steps`, { number, ...what });
  return { status, code: json.code as string | undefined, view: json.value as unknown as HouseRound };
}

const rowOf = (id: string) =>
  studio.test.database.selectFrom('rounds').selectAll().where('client_round_id', '=', id).executeTakeFirstOrThrow();

/** An hour goes by. */
async function abandon(id: string): Promise<HouseRound> {
  const due_at = sql<Date>`now()`;
  await studio.test.database.updateTable('rounds').set({ due_at }).where('client_round_id', '=', id).execute();
  return (await player.finished(id)) as unknown as HouseRound;
}

/** Everything that the page can ask for while the round goes on. */
const messagesOf = async (id: string) => [
  (await player.get(`/api/rounds/${id}`)).json,
  (await player.get('/api/session')).json,
  (await player.get('/api/seeds')).json,
];
const sums = () => studio.merchant.entries.map(({ amount }) => amount);

async function provedAfterwards(): Promise<string[]> {
  await player.post('/api/seeds/rotate', { clientSeed: 'afterwards' });
  const [{ round } = { round: '' }] = studio.merchant.sent('/transaction/bet');
  return verifyProof((await studio.ask('round/proof', { round, user })).body, studio.publicKeyPem);
}

describe('a round of war', () => {
  const cardsFrom = (seeds: RoundSeeds) => drawUntil(seeds, (words) => warDraws([{ war: true }], words));
  const endsAs = (end: keyof typeof WAR_BACK) => (seeds: RoundSeeds) => warEnd(cardsFrom(seeds), [{ war: true }]) === end;
  const ties = (seeds: RoundSeeds) => isTie(cardsFrom(seeds));
  const sits = (wanted: (seeds: RoundSeeds) => boolean) => sitsDown('sultan-war', wanted);

  it.each([
    ['won', 2 * STAKE],
    ['lost', 0],
  ] as const)('of different cards is over with them: %s', async (end, payout) => {
    await sits(endsAs(end));
    const { id, view } = await begin();
    expect(view).toMatchObject({ state: 'settled', steps: [], cards: [], raised: '0', payout: String(payout) });
    expect(view.drawn).toHaveLength(2);
    expect((await step(id, { war: true })).code).toBe('step.not_allowed');
    expect(sums()).toEqual([-STAKE, payout]);
    expect((await provedAfterwards()).length).toBeGreaterThan(4);
  });

  it.each([
    ['war-won', 3 * STAKE],
    ['war-tied', 4 * STAKE],
    ['war-lost', 0],
  ] as const)('of two alike waits, shows both, and goes to war for the stake once more: %s', async (end, payout) => {
    await sits(endsAs(end));
    const { id, view } = await begin();
    expect(view).toMatchObject({ state: 'playing', steps: [], raised: '0', drawn: null, payout: null });
    expect(view.cards.map((card) => Math.floor(card / 4))).toEqual([0, 0].map(() => Math.floor((view.cards[0] ?? 0) / 4)));

    const { view: over } = await step(id, { war: true });

    expect(over).toMatchObject({ state: 'settled', steps: [{ war: true }], raised: String(STAKE), payout: String(payout) });
    expect(cardsAt(over.drawn ?? []).slice(0, 2)).toEqual(view.cards);
    expect(over.drawn).toHaveLength(4);
    expect(sums()).toEqual([-STAKE, -STAKE, payout]);
    expect(new Set(studio.merchant.entries.map(({ round }) => round)).size).toBe(1);
    expect((await player.get('/api/session')).json.value.net).toBe(String(payout - 2 * STAKE));
    expect((await provedAfterwards()).length).toBeGreaterThan(5);
  });

  it('gives half of the stake back to who surrenders, and takes nothing more', async () => {
    await sits(ties);
    const { id } = await begin();
    expect((await step(id, { surrender: true })).view).toMatchObject({ state: 'settled', raised: '0', payout: String(STAKE / 2) });
    expect(sums()).toEqual([-STAKE, STAKE / 2]);
  });

  it('tells in no message the cards of the war to come', async () => {
    await sits(ties);
    const { id, view } = await begin();
    const row = await rowOf(id);
    expect([row.outcome, row.payout, row.shown]).toEqual([null, null, JSON.stringify({ cards: view.cards })]);
    for (const message of await messagesOf(id)) expect(JSON.stringify(message)).not.toMatch(/"drawn":\[/);
    for (const state of ['playing', 'raise_sent', 'outcome_decided', 'win_sent', 'rolled_back'] as const)
      expect(modelOf(row).view({ ...row, state, outcome: { drawn: [1, 2, 3, 4] } })).toMatchObject({
        drawn: null,
        cards: view.cards,
      });
  });

  it('whose raise is refused waits as it was, and may still be given up', async () => {
    await sits(endsAs('war-won'));
    const { id } = await begin();
    studio.merchant.balance = STAKE - 1;
    const refused = await step(id, { war: true });
    expect(refused).toMatchObject({
      status: 200,
      view: { state: 'playing', steps: [], raised: '0', failure: 'wallet.insufficient_funds', drawn: null },
    });
    expect((await step(id, { surrender: true })).view).toMatchObject({
      state: 'settled',
      payout: String(STAKE / 2),
      failure: null,
    });
    expect(sums()).toEqual([-STAKE, STAKE / 2]);
  });

  it('whose raise is refused may go to war once there is money', async () => {
    await sits(endsAs('war-won'));
    const { id } = await begin();
    studio.merchant.balance = 0;
    await step(id, { war: true });
    studio.merchant.balance = STAKE;
    expect((await step(id, { war: true })).view).toMatchObject({ state: 'settled', payout: String(3 * STAKE) });
    expect(sums()).toEqual([-STAKE, -STAKE, 3 * STAKE]);
  });

  it('takes one raise however often it is sent, and none under another name meanwhile', async () => {
    await sits(endsAs('war-lost'));
    const { id } = await begin();
    const answers = await Promise.all([step(id, { war: true }), step(id, { war: true }), step(id, { war: true })]);
    await player.finished(id);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await step(id, { war: true })).view).toMatchObject({ state: 'settled', raised: String(STAKE) });
    expect((await step(id, { surrender: true })).code).toBe('step.number_reused');
    expect(sums()).toEqual([-STAKE, -STAKE, 0]);
  });

  it('whose raise nobody answers has it taken back, and waits', async () => {
    await sits(ties);
    const { id } = await begin();
    studio.merchant.breakNext('/transaction/bet', 'lose-answer', 'lose-request', 'lose-request', 'lose-request');
    await step(id, { war: true });
    for (let tries = 0; tries < 100 && (await rowOf(id)).state !== 'playing'; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await player.get(`/api/rounds/${id}`)).json.value).toMatchObject({ state: 'playing', steps: [], raised: '0' });
    expect(studio.merchant.balance).toBe(PURSE - STAKE);
  });

  it('that nobody answers for an hour is surrendered, whatever the war would have brought: walking away gains nothing', async () => {
    for (const end of ['war-won', 'war-lost'] as const) {
      await sits(endsAs(end));
      const { id } = await begin();
      expect(await abandon(id)).toMatchObject({ state: 'settled', steps: [], raised: '0', payout: String(STAKE / 2) });
    }
  });

  it.each([
    ['both at once', { war: true, surrender: true }],
    ['neither', {}],
    ['another number', { war: 2 }],
  ])('takes no answer that says %s', async (_, what) => {
    await sits(ties);
    const { id } = await begin();
    expect((await step(id, what)).code).toBe('request.invalid');
    expect(sums()).toEqual([-STAKE]);
  });
});

describe.each([
  ['crown-three-card', threeCard],
  ['jasmine-teen-patti', teenPatti],
] as const)('a round of %s', (code, rules: ThreeCardRules) => {
  const handsFrom = (seeds: RoundSeeds) => threeCardHands(drawUntil(seeds, threeCardDraws));
  const sits = (wanted: (seeds: RoundSeeds) => boolean) => sitsDown(code, wanted);
  const choice = { pairPlus: String(OWN) };
  const ANTE = STAKE - OWN;
  const endsAs = (end: string) => (seeds: RoundSeeds) => {
    const drawn = drawUntil(seeds, threeCardDraws);
    return threeCardEnd(rules, drawn, [{ play: true }]) === end && kindOf(threeCardHands(drawn).player) === 'high';
  };

  it.each([
    ['unqualified', 3 * ANTE],
    ['won', 4 * ANTE],
    ['lost', 0],
  ] as const)('shows the own cards, and is played for the ante once more: %s', async (end, payout) => {
    await sits(endsAs(end));
    const { id, view } = await begin({ choice });
    expect(view).toMatchObject({ state: 'playing', choice, steps: [], drawn: null, payout: null });
    expect(view.cards).toHaveLength(3);

    const { view: over } = await step(id, { play: true });

    expect(over).toMatchObject({ state: 'settled', raised: String(ANTE), payout: String(payout), cards: view.cards });
    expect(threeCardHands(over.drawn ?? []).player).toEqual(view.cards);
    expect(sums()).toEqual([-STAKE, -ANTE, payout]);
    expect((await provedAfterwards()).length).toBeGreaterThan(4);
  });

  it('tells in no message what the house has', async () => {
    await sits(() => true);
    const { id, view } = await begin({ choice });
    const row = await rowOf(id);
    expect([row.outcome, row.payout, row.shown]).toEqual([null, null, JSON.stringify({ cards: view.cards })]);
    for (const message of await messagesOf(id)) expect(JSON.stringify(message)).not.toMatch(/"drawn":\[/);
    for (const state of ['playing', 'raise_sent', 'outcome_decided', 'win_sent', 'rolled_back'] as const)
      expect(modelOf(row).view({ ...row, state, outcome: { drawn: [1, 2, 3, 4, 5, 6] } })).toMatchObject({
        drawn: null,
        cards: view.cards,
      });
  });

  it('given up loses the ante, and the bet on the own cards is paid all the same', async () => {
    await sits((seeds) => kindOf(handsFrom(seeds).player) === 'flush');
    const { id } = await begin({ choice });
    expect((await step(id, { fold: true })).view).toMatchObject({ state: 'settled', raised: '0', payout: String(5 * OWN) });
    expect(sums()).toEqual([-STAKE, 5 * OWN]);
  });

  it('that nobody goes on with for an hour is given up: no better than giving it up, whatever the house has', async () => {
    for (const wanted of [endsAs('won'), endsAs('lost')]) {
      await sits(wanted);
      const { id } = await begin({ choice });
      expect(await abandon(id)).toMatchObject({ state: 'settled', steps: [], raised: '0', payout: '0' });
    }
    await sits((seeds) => kindOf(handsFrom(seeds).player) === 'pair');
    const { id } = await begin({ choice });
    expect(await abandon(id)).toMatchObject({ state: 'settled', payout: String(2 * OWN) });
  });

  it('whose raise is refused for lack of money waits, and is then given up or played', async () => {
    await sits(endsAs('won'));
    const { id, view } = await begin({ choice });
    studio.merchant.balance = ANTE - 1;
    expect((await step(id, { play: true })).view).toMatchObject({
      ...{ state: 'playing', steps: [], raised: '0', failure: 'wallet.insufficient_funds' },
      ...{ cards: view.cards, drawn: null },
    });
    studio.merchant.balance = ANTE;
    expect((await step(id, { play: true })).view).toMatchObject({ state: 'settled', payout: String(4 * ANTE) });
    expect(studio.merchant.balance).toBe(4 * ANTE);
  });

  it('takes one raise however often it is sent', async () => {
    await sits(endsAs('lost'));
    const { id } = await begin({ choice });
    const answers = await Promise.all([step(id, { play: true }), step(id, { play: true })]);
    await player.finished(id);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await step(id, { fold: true })).code).toBe('step.number_reused');
    expect(sums()).toEqual([-STAKE, -ANTE, 0]);
  });

  it('pays over many rounds what the rules say of the cards that were dealt', async () => {
    await sits(() => true);
    for (let round = 0; round < 12; round += 1) {
      const { id, view } = await begin({ choice });
      const answer = isWorthPlaying(rules, view.cards) ? ({ play: true } as const) : ({ fold: true } as const);
      const { view: over } = await step(id, answer);
      expect(over.payout).toBe(String(threeCardPays(rules, betsIn(BigInt(STAKE), choice), over.drawn ?? [], [answer])));
    }
  });

  it.each([
    ['no ante', { stake: String(OWN), choice }, 'stake.out_of_range'],
    ['an amount that is none', { choice: { pairPlus: '2e5' } }, 'choice.not_allowed'],
    ['no choice', {}, 'request.invalid'],
    ['parts of a step of the stake', { choice: { pairPlus: '150000' } }, 'stake.not_payable'],
  ])('takes no bet with %s', async (_, fields, refusal) => {
    await sits(() => true);
    const { json } = await player.post('/api/rounds', { roundId: randomUUID(), stake: String(STAKE), ...fields });
    expect(json.code).toBe(refusal);
    expect(studio.merchant.requests.filter(({ path }) => path.startsWith('/transaction'))).toEqual([]);
  });
});

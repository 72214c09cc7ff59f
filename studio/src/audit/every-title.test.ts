import { randomUUID } from 'node:crypto';
import { MODEL_IDS, modelOf } from '../models/models';
import { startTestStudio, type TestStudio } from '../testing/test-studio';
import type { Title } from '../titles/title';
import { allTitles, TITLES } from '../titles/titles';
import type { SampleBet } from './audited-model';
import { auditedModel } from './audited-models';
import { comparable, type Heard, heardBeforeTheEnd, hearTakenBack } from './checks/early';
import { checkSilence, leaksIn, leaksOf, openViews, promiseOf } from './checks/play';
import { withFixedSeeds } from './fixed-seeds';
import { PATIENT_MS, sitDown } from './player';

let studio: TestStudio;
beforeAll(async () => void (studio = await startTestStudio({ walletTimeoutMs: PATIENT_MS })));
afterAll(() => studio.close());

/** Some states are rare: a tie at war is one round in thirteen. */
const MOST_ROUNDS = 200;
/** Rounds until each state was heard, on a machine with much to do. */
const LISTENING_MS = 180_000;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** One of each model that labels make: which one is another whenever labels are. */
const MADE = MODEL_IDS.flatMap((id) => allTitles().findLast(({ model, listing }) => model === id && listing) ?? []);

describe('every title made by hand, and one of each model that labels make', () => {
  it.each([...TITLES, ...MADE].map((title) => [title.code, title] as const))(
    'is launched, plays three rounds, and the operator’s books have them: %s',
    async (code, title) => {
      const { bets } = auditedModel(title.model);
      const user = `plays-${code}`;
      const before = studio.merchant.balance;
      const player = await sitDown(studio, title, user);
      const page = await studio.app.inject({ url: new URL(player.address).pathname });
      expect([page.statusCode, page.body.includes(`<title>${title.names.en.replace('&', '&amp;')}</title>`)]).toEqual([200, true]);
      const drawings = [title.art, ...Object.values(title.skin?.symbols ?? {}).map(({ art }) => art)];
      for (const url of drawings) expect([url, (await studio.app.inject(url)).statusCode]).toEqual([url, 200]);

      const rounds = [];
      for (let at = 0; at < 3; at += 1) rounds.push(await player.play(bets[at % bets.length] ?? { stake: '1000000' }));

      const entries = studio.merchant.entries.filter((entry) => entry.user === user);
      const ids = [...new Set(entries.map(({ round }) => round))];
      const booked = ids.map((id) => entries.filter(({ round }) => round === id).map(({ amount }) => amount));
      expect(booked.map((of) => [of[0], sumOf(of.slice(1, -1)), of.at(-1)])).toEqual(
        rounds.map(({ stake, raised, payout }) => [-Number(stake), 0 - Number(raised), Number(payout)]),
      );
      expect(studio.merchant.balance - before).toBe(Number((await player.session()).net));
    },
  );
});

/** Of a game that shows the player's cards while it goes on: whatever else it lists then, but what the player did. */
function othersCardsIn(messages: readonly unknown[]): string[] {
  const open = openViews(messages).filter(({ cards }) => Array.isArray(cards));
  return open.flatMap((view) =>
    Object.entries(view)
      .filter(([field, list]) => !['cards', 'steps', 'choice'].includes(field) && Array.isArray(list) && list.length > 0)
      .map(([field]) => `cards in ${field}`),
  );
}

describe('every model', () => {
  it.each(MODEL_IDS)('has a title, and is known to the audit: %s', (model) => {
    expect(promiseOf(model)).toBe(auditedModel(model).published);
  });

  it('is named when the audit does not know it', () => {
    expect(() => auditedModel('unheard-of-1' as 'dice-2')).toThrow('The audit does not know the model “unheard-of-1”');
  });

  it.each(MODEL_IDS)(
    'tells the page nothing of an outcome or a payout while the win is not confirmed: %s',
    async (model) => {
      studio.merchant.balance = 10_000_000_000;
      const { figures, problems } = await withFixedSeeds(`test of ${model}`, () => checkSilence(studio, model));
      expect(problems).toEqual([]);
      expect(figures).toMatch(/^\d+ rounds held open, [1-9]\d* of them won$/);
    },
    LISTENING_MS,
  );

  it.each(MODEL_IDS)(
    'tells the page nothing of an outcome in any state of any sample bet: %s',
    async (model) => {
      const audited = auditedModel(model);
      const title = TITLES.find((each) => each.model === model)!;
      const found: string[] = [];
      const states = new Set<string>();
      const { steps } = modelOf({ model });
      const expected = ['betting', 'paying', ...(steps ? ['playing'] : []), ...(steps?.cost ? ['raising'] : [])];
      for (let at = 0; at < audited.bets.length || (states.size < expected.length && at < MOST_ROUNDS); at += 1) {
        const bet = audited.bets[at % audited.bets.length]!;
        const { known, heard, last } = await listenTo(title, `${model}-early-${at}`, bet);
        for (const { state } of heard) states.add(state);
        for (const { state, messages } of heard)
          found.push(
            ...[...leaksIn(messages, audited, last, known), ...othersCardsIn(messages)].map(
              (leak) => `${JSON.stringify(bet)}, ${state}: ${leak}`,
            ),
          );
      }
      expect(found).toEqual([]);
      expect([...states].sort()).toEqual(expected);
    },
    LISTENING_MS,
  );

  it.each(MODEL_IDS)(
    'tells the page nothing of an outcome or a payout while a round that had won is taken back: %s',
    async (model) => {
      const audited = auditedModel(model);
      studio.merchant.balance = 10_000_000_000;
      const { player, bet, heard } = await withFixedSeeds(`taken back, ${model}`, () => firstTakenBack(model));
      const { roundId, messages, known, last } = heard;
      expect(openViews(messages).find((view) => view.roundId === roundId)?.state).toBe('returning');
      const [used] = (await player.rotate('afterwards')).value.revealed;
      const { outcome, payout } = audited.rework(bet, { ...used!, nonce: last.nonce });
      expect(payout).toBeGreaterThan(0n);
      expect(leaksOf(messages, audited, { ...last, outcome, payout: String(payout) }, known)).toEqual([]);
    },
    LISTENING_MS,
  );

  it.each(MODEL_IDS)(
    'tells the page the same of rounds that end in different ways, as long as they may: %s',
    async (model) => {
      const audited = auditedModel(model);
      const title = TITLES.find((each) => each.model === model)!;
      const [bet] = audited.bets as [SampleBet];
      const [one, ...others] = await roundsThatDiffer(title, bet);
      // Where a player decides, each step tells something.
      const untold = (heard: readonly Heard[]) =>
        (bet.steps ? heard.slice(0, 1) : heard).map(({ messages }) => comparable(messages));
      for (const other of others) expect(untold(other.heard)).toEqual(untold(one!.heard));
    },
    LISTENING_MS,
  );

  async function firstTakenBack(model: (typeof MODEL_IDS)[number]) {
    const title = TITLES.find((each) => each.model === model)!;
    const { bets } = auditedModel(model);
    for (let at = 0; at < MOST_ROUNDS; at += 1) {
      const bet = bets[at % bets.length]!;
      const player = await sitDown(studio, title, `${model}-returns-${at}`);
      const heard = await hearTakenBack(studio, player, bet, false);
      if (heard) return { player, bet, heard };
    }
    throw new Error(`no round of ${model} won in ${MOST_ROUNDS}`);
  }

  async function listenTo(title: Title, user: string, bet: SampleBet, roundId: string = randomUUID()) {
    studio.merchant.balance = 10_000_000_000;
    return heardBeforeTheEnd(studio, title, user, bet, roundId);
  }

  /** Some rounds with the same bet, of which one came to something else than another. */
  async function roundsThatDiffer(title: Title, bet: SampleBet) {
    const roundId = randomUUID();
    const ends = new Set<string>();
    const rounds: Awaited<ReturnType<typeof listenTo>>[] = [];
    while (ends.size < 2 || rounds.length < 3) {
      const round = await listenTo(title, `${title.model}-same-${rounds.length}`, bet, roundId);
      ends.add(JSON.stringify(auditedModel(title.model).told(round.last)) + round.last.payout);
      rounds.push(round);
    }
    return rounds;
  }
});

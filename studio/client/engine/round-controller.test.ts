/** @jest-environment jest-fixed-jsdom */
import { HostFrame } from '../host/host-frame';
import { CallError, type PlayedRound, type SessionView, type StudioCalls } from '../studio/studio-calls';
import { Game } from '../game/game';
import { RoundController, type RoundCourse } from './round-controller';
import { framedBy } from '../testing/framed-by';
import { SESSION } from '../testing/session';

const session: SessionView = SESSION;
const open = {
  roundId: '1',
  state: 'placed',
  stake: '1000000',
  raised: '0',
  payout: null,
  balance: null,
} as unknown as PlayedRound;
const settled = { ...open, state: 'settled', payout: '0', balance: '99000000' } as PlayedRound;

/** A player's table, and every notice it showed, each once while it stands. */
function table(
  calls: Partial<StudioCalls>,
  reveal?: (round: PlayedRound) => Promise<void>,
  nextStep?: (round: PlayedRound, game: Game) => PlayedRound,
) {
  const game = new Game(session);
  const shown: (string | null)[] = [];
  game.subscribe(() => {
    const text = game.state.notice?.text ?? null;
    if (shown.at(-1) !== text) shown.push(text);
  });
  const { heard } = framedBy();
  const host = new HostFrame({ session: 's', parentOrigin: 'https://lobby.example', lobbyUrl: null, depositUrl: null });
  const course: RoundCourse<PlayedRound> = {
    ...(reveal && { reveal }),
    ...(nextStep && { nextStep: async (round) => nextStep(round, game), isPressedWithin: true }),
  };
  /** What the page around the game was told of rounds. */
  const told = (type = /round-/) => heard.map(([message]) => message).filter((each) => type.test((each as { type: string }).type));
  return { game, shown, told, play: new RoundController(game, calls as StudioCalls, host, course) };
}

/** Answers one after the other; the last one from then on. */
function answers(...list: readonly (PlayedRound | CallError)[]): () => Promise<PlayedRound> {
  let at = 0;
  return async () => {
    const answer = list[Math.min(at, list.length - 1)] as PlayedRound | CallError;
    at += 1;
    if (answer instanceof CallError) throw answer;
    return answer;
  };
}

const LOST = 'Connection lost. Your round is safe; we keep trying to reach it.';
const AWAY = 'The studio is not available right now. Nothing was lost.';

describe('a player whose round is being played', () => {
  it('sees that the studio cannot be reached for as long as it cannot, and then the result', async () => {
    const round = answers(new CallError('connection'), new CallError('studio.unavailable'), open, settled);
    const { game, shown, play } = table({ bet: async () => open, round });

    await play.play();

    expect(shown).toEqual([null, LOST, AWAY, null]);
    expect(game.state).toMatchObject({ phase: 'idle', balance: 99_000_000n });
  });

  it('sees what a round that goes on left of the money, and what came in meanwhile', async () => {
    const playing = { ...open, state: 'playing', balance: '99000000' } as PlayedRound;
    const next = [playing, { ...playing, balance: '98000000' } as PlayedRound, settled];
    const seen: (bigint | null)[] = [];
    const { play } = table({ bet: async () => playing }, undefined, (_, game) => {
      seen.push(game.state.balance);
      game.set({ balance: 150_000_000n });
      return next.shift() ?? settled;
    });

    await play.play();

    expect(seen).toEqual([99_000_000n, 150_000_000n, 98_000_000n]);
  });

  it('reads that a large win is being checked, and afterwards that it was not accepted and the stake is back', async () => {
    const held = { ...open, state: 'paying', payout: '98000000', failure: 'win.held' } as PlayedRound;
    const back = { ...open, state: 'rolled_back', balance: '100000000', failure: 'win.refused' } as PlayedRound;
    const { game, shown, play } = table({ bet: async () => held, round: answers(held, back) });

    await play.play();

    expect(shown).toEqual([
      null,
      expect.stringMatching(/^You won .*980\.00\. The site checks large wins before it pays them\./),
      expect.stringMatching(/^The site checked this win and did not accept it\. .* your stake is in your balance\.$/),
    ]);
    expect(game.state).toMatchObject({ phase: 'idle', balance: 100_000_000n });
  });

  it('sees how it fell before anything says so, and is not kept waiting by a page that draws nothing', async () => {
    const { game, play } = table({ bet: async () => settled }, (round) => {
      revealed.push([round.roundId, game.state.phase]);
      return new Promise(() => undefined);
    });
    const revealed: unknown[] = [];

    await play.play();

    expect(revealed).toEqual([['1', 'rolling']]);
    expect(game.state).toMatchObject({ phase: 'idle', shownRound: settled });
  });

  it('finds the button again only when the next round may begin, with the result before their eyes meanwhile', async () => {
    const bets: string[] = [];
    const bet = async ({ roundId }: { roundId: string }) => {
      bets.push(roundId);
      return { ...settled, nextBetInMs: 2_000 };
    };
    const { game, play } = table({ bet });
    const began = performance.now();

    await play.play();
    expect(game.state).toMatchObject({ phase: 'idle', resting: true, shownRound: { roundId: '1' } });
    await play.play();
    expect(bets).toHaveLength(1);

    await new Promise<void>((rested) => game.subscribe(() => game.state.resting === false && rested()));
    expect(performance.now() - began).toBeGreaterThanOrEqual(1_990);
    await play.play();
    expect(bets).toHaveLength(2);
  });

  it('places no bet by one press too many where the same button ended the round', async () => {
    const bets: string[] = [];
    const playing = { ...open, state: 'playing' } as PlayedRound;
    const bet = async ({ roundId }: { roundId: string }) => {
      bets.push(roundId);
      return playing;
    };
    const { game, play } = table({ bet }, undefined, () => settled);

    await play.play();
    await play.play();
    expect([bets.length, game.state.resting]).toEqual([1, true]);

    await new Promise<void>((rested) => game.subscribe(() => game.state.resting === false && rested()));
    await play.play();
    expect(bets).toHaveLength(2);
  });

  it('whose bet came too soon waits as long as the studio says, and it is placed', async () => {
    let answered = 0;
    const bet = answers(new CallError('round.too_soon', 1_200), settled);
    const { game, shown, play } = table({ bet: () => ((answered = performance.now()), bet()) });
    const began = performance.now();

    await play.play();

    expect(answered - began).toBeGreaterThanOrEqual(1_190);
    expect(shown).toEqual([null]);
    expect(game.state).toMatchObject({ phase: 'idle', shownRound: settled });
  });

  it('sees that the bet could not be placed yet, whatever keeps it', async () => {
    const { shown, play } = table({ bet: answers(new CallError('studio.unavailable'), settled) });

    await play.play();

    expect(shown).toEqual([null, AWAY, null]);
  });
});

describe('the page around a game', () => {
  const resumed = { ...open, state: 'playing', balance: '98000000', raised: '500000' } as PlayedRound;
  const start = { type: 'studio.round-started', roundId: '1' };
  const end = { type: 'studio.round-settled', roundId: '1' };

  it('hears that a round was taken up again before anything of it is shown, and its end after it was', async () => {
    const told: unknown[] = [];
    const { play, ...page } = table(
      {},
      async () => void told.push(page.told()),
      () => ({ ...settled, raised: '500000', payout: '3000000' }),
    );

    await play.resume(resumed);

    const begun = { ...start, stake: '1500000' };
    expect(told).toEqual([[begun]]);
    expect(page.told()).toEqual([begun, { ...end, state: 'settled', stake: '1500000', payout: '3000000' }]);
  });

  it.each(['session.ended', 'stake.out_of_range', 'choice.not_allowed', 'request.invalid', 'surprise'])(
    'hears that a bet was refused, so that nobody waits for its round: %s',
    async (code) => {
      const { game, play, told } = table({ bet: answers(new CallError(code)) });

      await play.play();

      const [begun, ...rest] = told() as { roundId: string; stake: string }[];
      expect(rest).toEqual([{ ...end, ...begun, type: end.type, state: 'refused', payout: '0' }]);
      expect(game.state.phase).toBe('idle');
    },
  );

  it('hears that the new bet was refused before the round is taken up that was in its way', async () => {
    const openSession = async () => ({ ...session, openRound: { ...open, roundId: '7' } as PlayedRound });
    const round = answers({ ...settled, roundId: '7' });
    const { play, told } = table({ bet: answers(new CallError('round.in_progress')), openSession, round });

    await play.play();

    expect(told()).toMatchObject([
      { type: start.type },
      { type: end.type, state: 'refused' },
      { type: start.type, roundId: '7' },
      { type: end.type, roundId: '7', state: 'settled' },
    ]);
  });

  it('hears that the connection is back when the studio refuses a bet after all', async () => {
    const { play, told } = table({ bet: answers(new CallError('connection'), new CallError('session.ended')) });

    await play.play();

    expect(told(/connection/)).toMatchObject([{ state: 'lost' }, { state: 'ok' }]);
  });

  it.each(['placed', 'taken up again'])('hears that a round cannot be followed to its end any more: one %s', async (which) => {
    const { play, told } = table({ bet: async () => open, round: answers(new CallError('session.ended')) });

    await (which === 'placed' ? play.play() : play.resume(open));

    expect(told()).toMatchObject([{ type: start.type }, { type: end.type, state: 'unknown', stake: '1000000', payout: '0' }]);
  });
});

describe('a press that the network kept', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const NOT_PLACED = 'Your bet did not reach the studio in time, so it was not placed. Nothing was taken.';
  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

  /** A studio out of reach until `isBack`; every call with the second of it, counted from the press. */
  function outOfReach(afterwards: () => Promise<PlayedRound>) {
    const studio = { isBack: false, bets: [] as number[], questions: [] as number[] };
    const began = Date.now();
    const second = () => Math.floor((Date.now() - began) / 1_000);
    const answer = async () => {
      if (!studio.isBack) throw new CallError('connection');
      return afterwards();
    };
    const bet = async () => (studio.bets.push(second()), answer());
    const round = async () => (studio.questions.push(second()), answer());
    return { ...table({ bet, round }), studio };
  }

  it('is not placed after half a minute: the studio is asked what became of it, and it is said that nothing did', async () => {
    const { game, play, told, studio } = outOfReach(answers(new CallError('round.unknown')));
    const playing = play.play();
    await pass(29);
    expect(studio.questions).toEqual([]);
    await pass(600);
    expect([studio.bets.at(-1), studio.questions[0]]).toEqual([29, 30]);
    expect(game.state.notice?.text).toBe(LOST);

    studio.isBack = true;
    await pass(1);
    await playing;

    expect(studio.bets.filter((second) => second >= 30)).toEqual([]);
    expect(game.state).toMatchObject({ phase: 'idle', balance: 100_000_000n, notice: { text: NOT_PLACED } });
    expect(told()).toMatchObject([{}, { state: 'refused', payout: '0' }]);
  });

  it('is shown to its end where the studio did get it', async () => {
    const { game, play, told, studio } = outOfReach(async () => settled);
    const playing = play.play();
    await pass(60);
    studio.isBack = true;
    await pass(2);
    await playing;

    expect(game.state).toMatchObject({ notice: null, shownRound: settled });
    expect(told()).toMatchObject([{}, { state: 'settled' }]);
  });

  it.each([
    ['by the clock alone', () => jest.setSystemTime(Date.now() + 20 * 60_000)],
    ['though the clock was set back meanwhile', async () => (jest.setSystemTime(Date.now() - 3_600_000), pass(31))],
  ] as const)('is not placed once a browser has slept: %s', async (_how, sleep) => {
    const { play, studio } = outOfReach(answers(new CallError('round.unknown')));
    const playing = play.play();
    await pass(0);
    await sleep();
    const before = studio.bets.length;
    studio.isBack = true;
    await pass(2);
    await playing;

    expect(studio.questions.length).toBeGreaterThan(0);
    expect(studio.bets).toHaveLength(before);
  });

  it('leaves open what became of it where the session ended before the studio could be asked', async () => {
    const { play, told, studio } = outOfReach(answers(new CallError('session.ended')));
    const playing = play.play();
    await pass(5);
    studio.isBack = true;
    await pass(2);
    await playing;

    expect(told()).toMatchObject([{}, { state: 'unknown' }]);
  });
});

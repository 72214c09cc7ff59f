import { type Static, Type } from 'typebox';
import { Amount } from '../wallet';

const closed = { additionalProperties: false } as const;
const Texts = Type.Object({ bn: Type.String(), en: Type.String() }, closed);

/** How long a board runs: a day, a week from Monday, or a month, by the brand's clock. */
export const boardPeriods = ['daily', 'weekly', 'monthly'] as const;
export type BoardPeriod = (typeof boardPeriods)[number];

/** By what members are compared. */
export const boardMeasures = ['stake', 'multiplier', 'profit'] as const;
export type BoardMeasure = (typeof boardMeasures)[number];

/** How a prize stands: to be paid, paid, or kept by the brand, because too little was played for it or its member may not be given anything. */
export const boardPrizeStates = ['due', 'given', 'short', 'barred'] as const;
export type BoardPrizeState = (typeof boardPrizeStates)[number];

/** A place on a board. `score` is minor units, or hundredths of a multiple; `name` is masked. */
export const BoardRow = Type.Object(
  { place: Type.Integer(), name: Type.String(), score: Type.String(), own: Type.Boolean() },
  closed,
);
export type BoardRow = Static<typeof BoardRow>;

/** What each of some places wins, in minor units. */
export const BoardPlacePrize = Type.Object({ from: Type.Integer(), to: Type.Integer(), prize: Amount }, closed);
export type BoardPlacePrize = Static<typeof BoardPlacePrize>;

/** A period that is over. */
export const BoardPast = Type.Object(
  {
    from: Type.String(),
    until: Type.String(),
    /** False while late results are waited for. */
    settled: Type.Boolean(),
    winners: Type.Array(
      Type.Object(
        {
          ...BoardRow.properties,
          prize: Amount,
          /** Of others only whether it was paid: `due`, `given`, or null. */
          state: Type.Union([Type.Null(), Type.Enum([...boardPrizeStates])]),
          /** What the score is now, where something was corrected after the places were settled. */
          corrected: Type.Union([Type.Null(), Type.String()]),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type BoardPast = Static<typeof BoardPast>;

/** The period that runs: its days, when it ends, who is ahead, and whoever asks with their neighbours. */
export const BoardRunning = Type.Object(
  {
    from: Type.String(),
    until: Type.String(),
    endsAt: Type.String(),
    members: Type.Integer(),
    top: Type.Array(BoardRow),
    own: Type.Union([Type.Null(), BoardRow]),
    /** What whoever asks has played in it, as play counts. */
    played: Amount,
    /** Three above and three below, and whoever asks; empty while they are among the first. */
    around: Type.Array(BoardRow),
  },
  closed,
);
export type BoardRunning = Static<typeof BoardRunning>;

/** A board with what it says. */
export const Board = Type.Object(
  {
    code: Type.String(),
    name: Texts,
    about: Texts,
    period: Type.Enum([...boardPeriods]),
    by: Type.Enum([...boardMeasures]),
    /** What a round has to stake to be compared; 0 where anything does. */
    leastStake: Amount,
    /** What has to be played for a prize. */
    least: Amount,
    prizes: Type.Array(BoardPlacePrize),
    running: Type.Union([Type.Null(), BoardRunning]),
    /** Newest first. */
    past: Type.Array(BoardPast),
  },
  closed,
);
export type Board = Static<typeof Board>;

/** `GET /wps/relay/MCSFE_getMissionLeaderboard`: the boards of the brand, as they were counted a few seconds ago. */
export const LeaderboardValue = Type.Object({ currency: Type.String(), boards: Type.Array(Board) }, closed);
export type LeaderboardValue = Static<typeof LeaderboardValue>;

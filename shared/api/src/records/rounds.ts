import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import { Amount, statementLineKinds } from '../wallet';
import { closed, Cursor, GameCode, Limit, range, VendorCode } from './fields';

/** How a round ended: paid more than was bet, less, or as much; `returned` when the bet was given back, `open` while it goes on. */
export const roundResults = ['open', 'won', 'lost', 'even', 'returned'] as const;
export type RoundResult = (typeof roundResults)[number];

const roundFilters = {
  ...range,
  vendor: Type.Optional(VendorCode),
  game: Type.Optional(GameCode),
  result: Type.Optional(Type.Enum([...roundResults])),
};

/** `GET /wps/v2/records/rounds` (ours): the days in which money last moved in a round, newest first. */
export const RoundsQuery = Type.Object({ ...roundFilters, cursor: Type.Optional(Cursor), limit: Type.Optional(Limit) }, closed);
export type RoundsQuery = Static<typeof RoundsQuery>;
/** `GET /wps/v2/records/rounds/totals` (ours). */
export const RoundTotalsQuery = Type.Object(roundFilters, closed);
export type RoundTotalsQuery = Static<typeof RoundTotalsQuery>;

/** A win above its limit: `held` until two operators decide, and in no balance before it is `paid`. */
export const heldWinStates = ['held', 'paid', 'refused'] as const;
export type HeldWinState = (typeof heldWinStates)[number];

/** One round of a game. `held` is what was won and waits for operators; `wins` and `net` do not have it. */
export const RoundLine = Type.Object(
  {
    vendor: Type.String(),
    vendorName: Type.String(),
    round: Type.String(),
    /** The game's name in the language of the request; its code where the catalogue does not know it any more. */
    game: Type.String(),
    gameCode: Type.String(),
    nodeId: Type.Optional(Type.String()),
    result: Type.Enum([...roundResults]),
    at: Type.String(),
    openedAt: Type.String(),
    bets: Amount,
    wins: Amount,
    net: Amount,
    held: Type.Optional(Amount),
  },
  closed,
);
export type RoundLine = Static<typeof RoundLine>;
/** Rounds, newest first; `nextCursor` is the `cursor` of the next page, absent on the last. */
export const RoundsValue = Type.Object({ list: Type.Array(RoundLine), nextCursor: Type.Optional(Type.String()) }, closed);
export type RoundsValue = Static<typeof RoundsValue>;
/** What the rounds add up to, in minor units; `net` is wins less bets. */
export const RoundTotals = Type.Object({ rounds: Type.Integer(), bets: Amount, wins: Amount, net: Amount }, closed);
export type RoundTotals = Static<typeof RoundTotals>;

/** A win that operators decide about, or decided lately. */
export const HeldWin = Type.Object(
  {
    id: Type.String(),
    vendor: Type.String(),
    round: Type.String(),
    game: Type.String(),
    amount: Amount,
    state: Type.Enum([...heldWinStates]),
    at: Type.String(),
    decidedAt: Type.Optional(Type.String()),
  },
  closed,
);
export type HeldWin = Static<typeof HeldWin>;
/** `GET /wps/v2/records/held-wins` (ours): those that wait and those that were decided in the last two weeks, newest first. */
export const HeldWinsValue = Type.Object({ list: Type.Array(HeldWin) }, closed);
export type HeldWinsValue = Static<typeof HeldWinsValue>;

/** `GET /wps/v2/records/rounds/games` (ours): what a member played in these days, for the filter. */
export const PlayedGamesQuery = Type.Object(range, closed);
export type PlayedGamesQuery = Static<typeof PlayedGamesQuery>;
/** Each game once, with its name in the language of the request. */
export const PlayedGamesValue = Type.Object(
  {
    games: Type.Array(
      Type.Object({ vendor: Type.String(), vendorName: Type.String(), gameCode: Type.String(), game: Type.String() }, closed),
    ),
  },
  closed,
);
export type PlayedGamesValue = Static<typeof PlayedGamesValue>;

/** `GET /wps/v2/records/round` (ours): rounds have the names that their vendors give them. */
export const RoundQuery = Type.Object({ vendor: VendorCode, round: text(200, 1) }, closed);
export type RoundQuery = Static<typeof RoundQuery>;

/** What the vendor tells of a round: facts in the language of the request, and a page of the vendor's that shows how the outcome came about. */
export const VendorRoundDetails = Type.Object(
  {
    facts: Type.Array(Type.Object({ label: Type.String(), value: Type.String() }, closed)),
    verifyUrl: Type.Optional(Type.String()),
    /** False while the vendor keeps something back that a check needs, until its player changes seeds. */
    checkable: Type.Boolean(),
    /** Its game can show it again. */
    replayable: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type VendorRoundDetails = Static<typeof VendorRoundDetails>;

/**
 * A round with its movements. `vendorStatus`: the vendor has details of it, does not answer now, knows no such round, or reports no rounds. `vendorSays`
 * and `told` say the same to remotes published before, for one version.
 */
export const RoundDetails = Type.Object(
  {
    round: RoundLine,
    movements: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          at: Type.String(),
          kind: Type.Enum([...statementLineKinds]),
          amount: Amount,
          reference: Type.String(),
        },
        closed,
      ),
    ),
    vendorStatus: Type.Enum(['found', 'unavailable', 'unknown', 'unsupported']),
    vendorDetails: Type.Optional(VendorRoundDetails),
    vendorSays: Type.Optional(Type.Enum(['told', 'away', 'unknown', 'unasked'])),
    told: Type.Optional(VendorRoundDetails),
  },
  closed,
);
export type RoundDetails = Static<typeof RoundDetails>;

/**
 * `GET /wps/v2/records/round/proof` (ours): a file that shows a round from the vendor's commitment to our books, to be checked offline. The text is signed: no
 * letter of it may be changed.
 */
export const RoundProof = Type.Object({ name: Type.String(), text: Type.String() }, closed);
export type RoundProof = Static<typeof RoundProof>;

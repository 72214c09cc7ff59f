import { type Static, Type } from 'typebox';
import { Language } from '../schemas';
import { lotteryPrizes, lotteryRegions, prizeModes } from './vocabulary';

export * from './vocabulary';

const closed = { additionalProperties: false } as const;
const gameCode = Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$', maxLength: 40 });
/** Which draw of a lottery; the first is 1. A string everywhere, as no browser is to round it. */
const numero = Type.String({ pattern: '^[1-9][0-9]{0,11}$', maxLength: 12 });
const lotteryQueryFields = {
  prizeMode: Type.Enum([...prizeModes]),
  device: Type.Optional(Type.Literal('WEB')),
  language: Type.Optional(Language),
};

/** `GET /lgw/vn/games/game_menu` and `GET /lgw/vn/games/game_menu/recent`. */
export const LotteryMenuQuery = Type.Object(lotteryQueryFields, closed);
export type LotteryMenuQuery = Static<typeof LotteryMenuQuery>;

/** A lottery: `gameName` is in the asked language; the next draw is due at `nextDrawAt`, and late when that has passed. */
const lottery = Type.Object(
  {
    gameCode: Type.String(),
    gameName: Type.String(),
    vassalage: Type.String(),
    displayName: Type.String(),
    region: Type.Enum([...lotteryRegions]),
    drawEverySeconds: Type.Integer(),
    nextNumero: Type.String(),
    nextDrawAt: Type.String(),
    /** Binds the vendor to that draw before it is made: SHA-256, so many times over, of the draw's seed. */
    nextCommitment: Type.String(),
  },
  closed,
);
export type Lottery = Static<typeof lottery>;

/** Lotteries by the wire's own name for where they are accounted; none where a family has no lottery. */
export const LotteryMenuValue = Type.Object(
  {
    gameMenus: Type.Array(
      Type.Object(
        { accountTypeName: Type.Literal('TCG_LOTTO_VN'), prizeMode: Type.Enum([...prizeModes]), games: Type.Array(lottery) },
        closed,
      ),
    ),
  },
  closed,
);
export type LotteryMenuValue = Static<typeof LotteryMenuValue>;

/**
 * One draw. `openedAt` is when it was really made, `dueAt` when it should have been. The vendor was bound to `commitment` before any draw of its
 * chain: hashing `seed` (as text, in hexadecimal) `step` times gives it, and the numbers follow from the seed.
 */
const draw = Type.Object(
  {
    gameCode: Type.String(),
    numero: Type.String(),
    dueAt: Type.String(),
    openedAt: Type.String(),
    prizes: Type.Array(Type.Object({ prize: Type.Enum([...lotteryPrizes]), numbers: Type.Array(Type.String()) }, closed)),
    seed: Type.String(),
    step: Type.Integer(),
    commitment: Type.String(),
  },
  closed,
);
export type LotteryDraw = Static<typeof draw>;

/** `GET /lgw/vn/numeros/opened/game`: the newest draw of each lottery. */
export const LatestDrawsQuery = Type.Object(lotteryQueryFields, closed);
export type LatestDrawsQuery = Static<typeof LatestDrawsQuery>;

/** One draw for each lottery that was ever drawn. */
export const LatestDrawsValue = Type.Object({ list: Type.Array(draw) }, closed);
export type LatestDrawsValue = Static<typeof LatestDrawsValue>;

/** `GET /lotto/lgw/games/opened/numero`: draws of one lottery, newest first; those before `before`, or `numero` alone. */
export const LotteryDrawsQuery = Type.Object(
  {
    gameCode,
    numero: Type.Optional(numero),
    before: Type.Optional(numero),
    pageSize: Type.Optional(Type.Enum(['6', '12', '18'])),
    language: Type.Optional(Language),
  },
  closed,
);
export type LotteryDrawsQuery = Static<typeof LotteryDrawsQuery>;

/** `nextBefore` is there while there are earlier ones. */
export const LotteryDrawsValue = Type.Object({ list: Type.Array(draw), nextBefore: Type.Optional(Type.String()) }, closed);
export type LotteryDrawsValue = Static<typeof LotteryDrawsValue>;

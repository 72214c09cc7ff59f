import { type Static, Type } from 'typebox';
import { Amount } from '../wallet';

const closed = { additionalProperties: false } as const;
const Texts = Type.Object({ bn: Type.String(), en: Type.String() }, closed);

/**
 * Where free rounds are: their vendor is still to hear of them, they can be played, all are played, their time is over, or an operator took back what was not played.
 */
export const freeRoundStates = ['coming', 'active', 'played', 'expired', 'cancelled'] as const;
export type FreeRoundState = (typeof freeRoundStates)[number];

/** A game in which they can be played; without `nodeId` the brand has it no more. */
export const FreeRoundGame = Type.Object({ code: Type.String(), name: Texts, nodeId: Type.Optional(Type.String()) }, closed);
export type FreeRoundGame = Static<typeof FreeRoundGame>;

/** Rounds that cost their member nothing: so many, at one stake. What they win is the member’s at once. Amounts are minor units. */
export const FreeRounds = Type.Object(
  {
    id: Type.String(),
    state: Type.Enum([...freeRoundStates]),
    games: Type.Array(FreeRoundGame),
    rounds: Type.Integer(),
    played: Type.Integer(),
    /** Of each round. */
    stake: Amount,
    currency: Type.String(),
    won: Amount,
    givenAt: Type.String(),
    until: Type.String(),
    endedAt: Type.Optional(Type.String()),
    /** In an operator’s words, when the rest was taken back. */
    reason: Type.Optional(Type.String()),
  },
  closed,
);
export type FreeRounds = Static<typeof FreeRounds>;

/** `GET /wps/v2/free-rounds` (ours): those that can be played, the one that ends first before, and then the last twenty that are over. */
export const FreeRoundsValue = Type.Object({ open: Type.Array(FreeRounds), over: Type.Array(FreeRounds) }, closed);
export type FreeRoundsValue = Static<typeof FreeRoundsValue>;

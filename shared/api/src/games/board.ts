import { type Static, Type } from 'typebox';
import * as field from './query-fields';
import { gameCategories } from './vocabulary';

const closed = { additionalProperties: false } as const;

/** `GET /wps/relay/GCSGAME_getRankList`: what paid best lately, twenty rounds at most, of one category or of `ALL`. */
export const rankListQuery = Type.Object(
  {
    gameCategory: Type.Optional(Type.Enum(['ALL', ...gameCategories])),
    language: Type.Optional(field.language),
    limitNum: Type.Optional(Type.String({ pattern: '^([1-9]|1[0-9]|20)$' })),
  },
  closed,
);
export type RankListQuery = Static<typeof rankListQuery>;

/** One line of the winner board. `winAmount` is minor units in digits, `customerName` is masked. */
const winner = Type.Object(
  { nodeId: Type.String(), iconUrl: Type.String(), gameName: Type.String(), customerName: Type.String(), winAmount: Type.String() },
  closed,
);
export type Winner = Static<typeof winner>;

/** Lines of the winner board, each in a `vo` as the specification has it. */
export const rankListValue = Type.Object({ list: Type.Array(Type.Object({ vo: winner }, closed)) }, closed);
export type RankListValue = Static<typeof rankListValue>;

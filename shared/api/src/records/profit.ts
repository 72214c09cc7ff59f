import { type Static, Type } from 'typebox';
import { Amount } from '../wallet';
import { closed, Day, range } from './fields';

/** `GET /wps/v2/records/profit` (ours): at most 92 days. */
export const ProfitQuery = Type.Object(range, closed);
export type ProfitQuery = Static<typeof ProfitQuery>;

const figures = {
  deposits: Amount,
  withdrawals: Amount,
  stakes: Amount,
  payouts: Amount,
  /** Given less taken back. */
  bonuses: Amount,
  adjustments: Amount,
  /** Payouts less stakes: what playing brought, or cost. */
  net: Amount,
};

/** What was staked on one game and paid by it. */
export const GameProfit = Type.Object(
  {
    vendor: Type.String(),
    vendorName: Type.String(),
    game: Type.String(),
    nodeId: Type.Optional(Type.String()),
    stakes: Amount,
    payouts: Amount,
    net: Amount,
    bets: Type.Integer(),
  },
  closed,
);
export type GameProfit = Static<typeof GameProfit>;

/** Each day of the range, quiet ones too, oldest first; and the games, by what was staked, at most a hundred. */
export const ProfitValue = Type.Object(
  {
    days: Type.Array(Type.Object({ day: Day, ...figures }, closed)),
    totals: Type.Object(figures, closed),
    games: Type.Array(GameProfit),
  },
  closed,
);
export type ProfitValue = Static<typeof ProfitValue>;

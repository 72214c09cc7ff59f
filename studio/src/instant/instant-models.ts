import { Type } from 'typebox';
import { cardGuess } from './card-guess';
import { coin, SIDES } from './coin';
import { CUPS, cups } from './cups';
import { instantModel } from './instant-model';
import { RISKS } from './instant-rules';
import { keno, MOST_PICKED } from './keno';
import { limbo } from './limbo';
import { plinko } from './plinko';
import { scratch } from './scratch';
import { RANKS, rankText, SUITS } from '../table/cards';
import { wheel } from './wheel';

const strict = { additionalProperties: false } as const;
const risk = Type.Enum(RISKS);
const times = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`;

export const INSTANT_MODELS = {
  'limbo-1': instantModel({
    rules: limbo,
    choice: Type.Object({ target: Type.Integer() }, strict),
    describe: ({ target }) => `at least ${times(target)}`,
    volatility: 'MEDIUM',
  }),
  'plinko-1': instantModel({
    rules: plinko,
    choice: Type.Object({ risk, rows: Type.Integer() }, strict),
    describe: ({ rows, risk: chosen }) => `${rows} rows, ${chosen} risk`,
    volatility: 'MEDIUM',
  }),
  'wheel-1': instantModel({
    rules: wheel,
    choice: Type.Object({ risk, segments: Type.Integer() }, strict),
    describe: ({ segments, risk: chosen }) => `${segments} segments, ${chosen} risk`,
    volatility: 'MEDIUM',
  }),
  'keno-1': instantModel({
    rules: keno,
    choice: Type.Object({ numbers: Type.Array(Type.Integer(), { maxItems: MOST_PICKED }), risk }, strict),
    describe: ({ numbers, risk: chosen }) => `${numbers.join(' ')}, ${chosen} risk`,
    volatility: 'HIGH',
  }),
  'coin-1': instantModel({
    rules: coin,
    choice: Type.Object({ side: Type.Enum(SIDES) }, strict),
    describe: ({ side }) => side,
    volatility: 'LOW',
  }),
  'scratch-1': instantModel({
    rules: scratch,
    choice: Type.Object({ risk }, strict),
    describe: ({ risk: chosen }) => `a card of ${chosen} risk`,
    volatility: 'HIGH',
    category: 'Scratch Cards',
  }),
  'cups-1': instantModel({
    rules: cups,
    choice: Type.Object({ cup: Type.Integer({ minimum: 1, maximum: CUPS.length }) }, strict),
    describe: ({ cup }) => `cup ${cup}`,
    volatility: 'LOW',
  }),
  'card-guess-1': instantModel({
    rules: cardGuess,
    choice: Type.Object(
      { suit: Type.Optional(Type.Enum(SUITS)), rank: Type.Optional(Type.Integer({ minimum: 1, maximum: RANKS })) },
      strict,
    ),
    describe: ({ suit, rank }) =>
      [...(rank === undefined ? [] : [rankText(rank)]), ...(suit === undefined ? [] : [suit])].join(' of '),
    volatility: 'MEDIUM',
  }),
} as const;

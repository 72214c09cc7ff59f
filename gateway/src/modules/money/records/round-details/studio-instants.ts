import type { Locale } from '@pavilion/i18n';
import { type Static, type TSchema, Type } from 'typebox';
import { cardText } from './cards';

const drawn = Type.Union([Type.Array(Type.Integer({ minimum: 0 }), { maxItems: 20 }), Type.Null()]);
const multiplier = Type.Optional(Type.Integer({ minimum: 0 }));
const risk = Type.Enum(['low', 'medium', 'high']);
const told = <Id extends string, Choice extends TSchema>(model: Id, choice: Choice) =>
  Type.Object({ model: Type.Literal(model), choice, drawn, multiplier });

/** What the studio adds of a game of one choice; targets and multipliers are hundredths. What came out is told once the round is settled. */
export const InstantOutcome = Type.Union([
  told('limbo-1', Type.Object({ target: Type.Integer() })),
  told('plinko-1', Type.Object({ risk, rows: Type.Integer() })),
  told('wheel-1', Type.Object({ risk, segments: Type.Integer() })),
  told('keno-1', Type.Object({ numbers: Type.Array(Type.Integer(), { maxItems: 40 }), risk })),
  told('coin-1', Type.Object({ side: Type.Enum(['heads', 'tails']) })),
  told('cups-1', Type.Object({ cup: Type.Integer({ minimum: 1, maximum: 3 }) })),
  told(
    'card-guess-1',
    Type.Object({
      suit: Type.Optional(Type.Enum(['clubs', 'diamonds', 'hearts', 'spades'])),
      rank: Type.Optional(Type.Integer({ minimum: 1, maximum: 13 })),
    }),
  ),
  Type.Object({
    model: Type.Literal('scratch-1'),
    choice: Type.Object({ risk }),
    drawn,
    // Nine pictures, A that of the largest prize.
    fields: Type.Optional(Type.String({ pattern: '^[A-I]{9}$', maxLength: 9 })),
    multiplier,
  }),
]);
type InstantOutcome = Static<typeof InstantOutcome>;

/** Whether a round that was told is one of these. */
export function isInstant(round: { readonly model: string }): round is InstantOutcome {
  return InstantOutcome.anyOf.some(({ properties }) => properties.model.const === round.model);
}

const TEXTS = {
  bn: {
    bet: 'বাজি',
    multiplier: 'গুণক',
    cameOut: 'ফল',
    none: 'এখনো ঠিক হয়নি',
    target: (times: string) => `লক্ষ্য ${times}`,
    reached: (number: string) => `${number} পর্যন্ত উঠেছে`,
    rows: (count: number) => `${count} সারি`,
    pocket: (place: number) => `বাঁ থেকে ${place} নম্বর ঘর`,
    segments: (count: number) => `${count} ঘর`,
    segment: (place: number) => `${place} নম্বর ঘর`,
    risk: { low: 'কম ঝুঁকি', medium: 'মাঝারি ঝুঁকি', high: 'বেশি ঝুঁকি' },
    side: { heads: 'প্রথম পিঠ', tails: 'দ্বিতীয় পিঠ' },
    cup: (place: number) => `বাঁ থেকে ${place} নম্বর কাপ`,
    suits: { clubs: 'চিড়িতন', diamonds: 'রুইতন', hearts: 'হরতন', spades: 'ইশকাপন' },
  },
  en: {
    bet: 'Bet',
    multiplier: 'Multiplier',
    cameOut: 'Result',
    none: 'not decided yet',
    target: (times: string) => `target ${times}`,
    reached: (number: string) => `reached ${number}`,
    rows: (count: number) => `${count} rows`,
    pocket: (place: number) => `pocket ${place} from the left`,
    segments: (count: number) => `${count} segments`,
    segment: (place: number) => `segment ${place}`,
    risk: { low: 'low risk', medium: 'medium risk', high: 'high risk' },
    side: { heads: 'heads', tails: 'tails' },
    cup: (place: number) => `cup ${place} from the left`,
    suits: { clubs: 'clubs', diamonds: 'diamonds', hearts: 'hearts', spades: 'spades' },
  },
} as const satisfies Record<Locale, object>;

/** The choice, what came out and its multiplier. */
export function instantFacts(round: InstantOutcome, locale: Locale) {
  const t = TEXTS[locale];
  const { drawn: numbers, multiplier: times } = round;
  return [
    { label: t.bet, value: chosen(round, locale) },
    { label: t.cameOut, value: numbers === null ? t.none : cameOut(round, numbers, locale) },
    ...(times === undefined ? [] : [{ label: t.multiplier, value: hundredths(times) }]),
  ];
}

function chosen({ model, choice }: InstantOutcome, locale: Locale): string {
  const t = TEXTS[locale];
  if (model === 'limbo-1') return t.target(hundredths(choice.target));
  if (model === 'plinko-1') return `${t.rows(choice.rows)}, ${t.risk[choice.risk]}`;
  if (model === 'wheel-1') return `${t.segments(choice.segments)}, ${t.risk[choice.risk]}`;
  if (model === 'scratch-1') return t.risk[choice.risk];
  if (model === 'keno-1') return `${choice.numbers.join(', ')}; ${t.risk[choice.risk]}`;
  if (model === 'cups-1') return t.cup(choice.cup);
  if (model === 'card-guess-1') return guessed(choice, t.suits);
  return t.side[choice.side];
}

function cameOut(round: InstantOutcome, numbers: readonly number[], locale: Locale): string {
  const t = TEXTS[locale];
  const { model } = round;
  const [first = 0] = numbers;
  if (round.model === 'scratch-1') return (round.fields ?? '').replace(/(?<=^(?:.{3})+)(?=.)/g, ' / ');
  if (model === 'limbo-1') return t.reached(climb(first));
  if (model === 'plinko-1') return t.pocket(numbers.reduce((sum, step) => sum + step, 0) + 1);
  if (model === 'wheel-1') return t.segment(first + 1);
  if (model === 'keno-1') return ballsOf(numbers).join(', ');
  if (model === 'cups-1') return t.cup(first + 1);
  if (model === 'card-guess-1') return cardText(first);
  return t.side[first === 0 ? 'heads' : 'tails'];
}

type Guess = Extract<InstantOutcome, { readonly model: 'card-guess-1' }>['choice'];

/** A suit, a rank, or both. */
function guessed({ suit, rank }: Guess, suits: Readonly<Record<NonNullable<Guess['suit']>, string>>): string {
  // Of four cards of a rank the first one is a club.
  const named = rank === undefined ? [] : [cardText((rank - 1) * 4).slice(0, -1)];
  return [...named, ...(suit ? [suits[suit]] : [])].join(' ');
}

/** As the studio publishes it: 0.99 × 2²⁴ ÷ (number + 1), cut to hundredths, at least 1. */
function climb(number: number): string {
  return hundredths(Math.max(Math.floor((99 * 2 ** 24) / (number + 1)), 100));
}

/** Each drawn place is one of the numbers that are left of forty. */
function ballsOf(places: readonly number[]): number[] {
  const left = Array.from({ length: 40 }, (_, at) => at + 1);
  return places.flatMap((place) => left.splice(place, 1));
}

function hundredths(value: number): string {
  return `× ${(value / 100).toFixed(2)}`;
}

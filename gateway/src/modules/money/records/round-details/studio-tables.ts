import type { Locale } from '@pavilion/i18n';
import { formatMinor } from '@pavilion/money';
import { type Static, Type } from 'typebox';
import { cardsAt } from './cards';

const MOST_SPOTS = 40;
const UNITS_PER_MINOR = 1_000n;
const laid = Type.Object({
  spot: Type.String({ maxLength: 20, pattern: '^[a-z0-9-]+$' }),
  chips: Type.String({ pattern: '^[0-9]{1,15}$', maxLength: 15 }),
});
const told = <Id extends string>(model: Id) =>
  Type.Object({
    model: Type.Literal(model),
    choice: Type.Array(laid, { maxItems: MOST_SPOTS }),
    drawn: Type.Union([Type.Array(Type.Integer({ minimum: 0 }), { maxItems: 60 }), Type.Null()]),
  });

/** What the studio adds of a table: where chips lay, in units, and the numbers that were drawn once the round is settled. */
export const TableOutcome = Type.Union([
  told('roulette-1'),
  told('baccarat-1'),
  told('dragon-tiger-1'),
  told('sic-bo-1'),
  told('andar-bahar-1'),
]);
type TableOutcome = Static<typeof TableOutcome>;

/** Whether a round that was told is one of these. */
export function isTable(round: { readonly model: string }): round is TableOutcome {
  return TableOutcome.anyOf.some(({ properties }) => properties.model.const === round.model);
}

const TEXTS = {
  bn: { bets: 'চিপ', cameOut: 'ফল', none: 'এখনো ঠিক হয়নি' },
  en: { bets: 'Chips', cameOut: 'Result', none: 'not decided yet' },
} as const satisfies Record<Locale, object>;

/** The chips, and what came out. */
export function tableFacts(round: TableOutcome, locale: Locale) {
  const t = TEXTS[locale];
  const money = (units: string) => formatMinor(BigInt(units) / UNITS_PER_MINOR, { symbol: '', locale });
  return [
    { label: t.bets, value: round.choice.map(({ spot, chips }) => `${spot} ${money(chips)}`).join('; ') },
    { label: t.cameOut, value: round.drawn === null ? t.none : cameOut(round.model, round.drawn) },
  ];
}

function cameOut(model: TableOutcome['model'], drawn: readonly number[]): string {
  if (model === 'roulette-1') return String(drawn[0]);
  if (model === 'sic-bo-1') return drawn.map((face) => face + 1).join(' + ');
  return cardsAt(drawn).join(' ');
}

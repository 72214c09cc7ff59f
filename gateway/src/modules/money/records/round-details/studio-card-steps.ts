import type { Locale } from '@pavilion/i18n';
import { type Static, Type } from 'typebox';
import { cardsAt, cardText } from './cards';

const MOST_STEPS = 100;
const HAND = 5;
const drawn = Type.Union([Type.Array(Type.Integer({ minimum: 0, maximum: 51 }), { maxItems: MOST_STEPS }), Type.Null()]);
const HiLoSteps = Type.Array(
  Type.Object({
    guess: Type.Optional(Type.Enum(['higher', 'lower'])),
    skip: Type.Optional(Type.Boolean()),
    cashOut: Type.Optional(Type.Boolean()),
  }),
  { maxItems: MOST_STEPS },
);
const Holds = Type.Array(Type.Object({ hold: Type.Array(Type.Integer({ minimum: 0, maximum: HAND - 1 }), { maxItems: HAND }) }), {
  maxItems: 1,
});
const poker = <Id extends string>(model: Id) => Type.Object({ model: Type.Literal(model), steps: Holds, drawn });

/** What the studio adds of a round of hi-lo or of video poker: what was done, and the cards, or their places in the deck, once it is settled. */
export const CardStepsOutcome = Type.Union([
  Type.Object({ model: Type.Literal('hilo-1'), steps: HiLoSteps, drawn }),
  poker('jacks-1'),
  poker('deuces-1'),
  poker('double-bonus-1'),
]);
type CardStepsOutcome = Static<typeof CardStepsOutcome>;

/** Whether a round that was told is one of these. */
export function isCardSteps(round: { readonly model: string }): round is CardStepsOutcome {
  return CardStepsOutcome.anyOf.some(({ properties }) => properties.model.const === round.model);
}

const TEXTS = {
  bn: {
    cards: 'তাস',
    guesses: 'অনুমান',
    higher: 'উপরে',
    lower: 'নিচে',
    dealt: 'যা এসেছিল',
    held: 'যা রেখেছেন',
    drew: 'যা বদলে এসেছে',
    none: 'এখনো ঠিক হয়নি',
    nothing: 'কোনোটি নয়',
  },
  en: {
    cards: 'Cards',
    guesses: 'Guesses',
    higher: 'higher',
    lower: 'lower',
    dealt: 'Dealt',
    held: 'Held',
    drew: 'Drawn',
    none: 'not decided yet',
    nothing: 'none',
  },
} as const satisfies Record<Locale, object>;

/** The cards, and what the player did with them. */
export function cardStepsFacts(round: CardStepsOutcome, locale: Locale) {
  const t = TEXTS[locale];
  if (round.model === 'hilo-1') {
    const guesses = round.steps.flatMap(({ guess }) => (guess ? [t[guess]] : []));
    return [
      { label: t.guesses, value: guesses.join(', ') || t.nothing },
      { label: t.cards, value: round.drawn === null ? t.none : round.drawn.map(cardText).join(' ') },
    ];
  }
  if (round.drawn === null) return [{ label: t.cards, value: t.none }];
  const cards = cardsAt(round.drawn);
  const held = (round.steps[0]?.hold ?? []).flatMap((at) => cards[at] ?? []);
  return [
    { label: t.dealt, value: cards.slice(0, HAND).join(' ') },
    { label: t.held, value: held.join(' ') || t.nothing },
    { label: t.drew, value: cards.slice(HAND).join(' ') || t.nothing },
  ];
}

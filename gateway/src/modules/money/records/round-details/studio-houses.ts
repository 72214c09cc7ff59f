import type { Locale } from '@pavilion/i18n';
import { formatMinor } from '@pavilion/money';
import { type Static, Type } from 'typebox';
import { cardsAt } from './cards';

const MOST_STEPS = 100;
const MOST_CARDS = 6;
const UNITS_PER_MINOR = 1_000n;
const drawn = Type.Union([Type.Array(Type.Integer({ minimum: 0 }), { maxItems: MOST_CARDS }), Type.Null()]);
const yes = Type.Optional(Type.Literal(true));

const War = Type.Object({
  model: Type.Literal('war-1'),
  steps: Type.Array(Type.Object({ war: yes, surrender: yes }), { maxItems: MOST_STEPS }),
  drawn,
});
const poker = <Id extends string>(model: Id) =>
  Type.Object({
    model: Type.Literal(model),
    choice: Type.Object({ pairPlus: Type.String({ pattern: '^[0-9]{1,15}$', maxLength: 15 }) }),
    steps: Type.Array(Type.Object({ play: yes, fold: yes }), { maxItems: MOST_STEPS }),
    drawn,
  });

/** What the studio adds of a card game against the house: what was answered, and the cards that were dealt once the round is settled. */
export const HouseOutcome = Type.Union([War, poker('three-card-1'), poker('teen-patti-1')]);
type HouseOutcome = Static<typeof HouseOutcome>;

/** Whether a round that was told is one of these. */
export function isHouse(round: { readonly model: string }): round is HouseOutcome {
  return HouseOutcome.anyOf.some(({ properties }) => properties.model.const === round.model);
}

const TEXTS = {
  bn: {
    ...{ answer: 'আপনার জবাব', war: 'যুদ্ধ', surrender: 'ছেড়ে দেওয়া', play: 'খেলা', fold: 'ফেলে দেওয়া', nothing: 'কোনোটি নয়' },
    ...{ pairPlus: 'পেয়ার প্লাস', you: 'আপনার তাস', dealer: 'ডিলারের তাস', none: 'এখনো ঠিক হয়নি' },
  },
  en: {
    ...{ answer: 'Your answer', war: 'war', surrender: 'surrender', play: 'play', fold: 'fold', nothing: 'none' },
    ...{ pairPlus: 'Pair plus', you: 'Your cards', dealer: 'The dealer’s cards', none: 'not decided yet' },
  },
} as const satisfies Record<Locale, object>;
const ANSWERS = ['war', 'surrender', 'play', 'fold'] as const;

/** The bet on the own cards, the answer, and both hands. */
export function houseFacts(round: HouseOutcome, locale: Locale) {
  const t = TEXTS[locale];
  const answer = ANSWERS.find((each) => round.steps.some((step) => each in step));
  const [you, dealer] = handsOf(round);
  return [
    ...('choice' in round ? [{ label: t.pairPlus, value: moneyOf(round.choice.pairPlus, locale) }] : []),
    { label: t.answer, value: answer === undefined ? t.nothing : t[answer] },
    { label: t.you, value: you ?? t.none },
    { label: t.dealer, value: dealer ?? t.none },
  ];
}

/** In war the cards come in turn, in the other games three and three. */
function handsOf({ model, drawn: places }: HouseOutcome): readonly string[] {
  if (places === null) return [];
  const cards = cardsAt(places);
  const isOwn = (at: number) => (model === 'war-1' ? at % 2 === 0 : at < 3);
  return [true, false].map((own) => cards.filter((_, at) => isOwn(at) === own).join(' '));
}

function moneyOf(units: string, locale: Locale): string {
  return formatMinor(BigInt(units) / UNITS_PER_MINOR, { symbol: '', locale });
}

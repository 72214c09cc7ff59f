import type { Locale } from '@pavilion/i18n';
import { type Static, Type } from 'typebox';
import { cardText } from './cards';

const MOST_STEPS = 100;
const MOST_CARDS = 120;
const ACTS = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;

/** What the studio adds of a round of blackjack: what the player did, and the cards in the order of the draws once the round is settled. */
export const BlackjackOutcome = Type.Object({
  model: Type.Literal('blackjack-1'),
  steps: Type.Array(Type.Object({ act: Type.Enum([...ACTS]) }), { maxItems: MOST_STEPS }),
  drawn: Type.Union([Type.Array(Type.Integer({ minimum: 0, maximum: 51 }), { maxItems: MOST_CARDS }), Type.Null()]),
});
type BlackjackOutcome = Static<typeof BlackjackOutcome>;

/** Whether a round that was told is one of these. */
export function isBlackjack(round: { readonly model: string }): round is BlackjackOutcome {
  return round.model === BlackjackOutcome.properties.model.const;
}

const TEXTS = {
  bn: {
    ...{ did: 'যা করেছেন', nothing: 'কিছু নয়', cards: 'যে ক্রমে তাস উঠেছে', none: 'এখনো ঠিক হয়নি' },
    ...{ hit: 'আরেকটি তাস', stand: 'থামা', double: 'ডাবল', split: 'ভাগ', insure: 'ইনস্যুরেন্স', decline: 'ইনস্যুরেন্স নয়' },
  },
  en: {
    ...{ did: 'What you did', nothing: 'nothing', cards: 'Cards in the order of the draws', none: 'not decided yet' },
    ...{ hit: 'hit', stand: 'stand', double: 'double', split: 'split', insure: 'insurance', decline: 'no insurance' },
  },
} as const satisfies Record<Locale, object>;

/** What was done, and which cards came: the player’s first, the dealer’s first, the player’s second, the dealer’s second, then as they were needed. */
export function blackjackFacts({ steps, drawn }: BlackjackOutcome, locale: Locale) {
  const t = TEXTS[locale];
  return [
    { label: t.did, value: steps.map(({ act }) => t[act]).join(', ') || t.nothing },
    { label: t.cards, value: drawn === null ? t.none : drawn.map(cardText).join(' ') },
  ];
}

import type { Locale } from '@pavilion/i18n';
import { type Static, Type } from 'typebox';

const MOST_SHOTS = 20;
const aims = Type.String({ pattern: '^[A-I]+$', minLength: 1, maxLength: MOST_SHOTS });

/** What the studio adds of a magazine of shots at fish: what was aimed at, A the rarest fish, and what each shot caught, in stakes of a shot. */
export const FishingOutcome = Type.Object({
  model: Type.Literal('fishing-1'),
  choice: Type.Object({ shots: Type.Integer({ minimum: 1, maximum: MOST_SHOTS }) }),
  steps: Type.Array(Type.Object({ aims }), { maxItems: MOST_SHOTS }),
  catches: Type.Array(Type.Integer({ minimum: 0 }), { maxItems: MOST_SHOTS }),
  drawn: Type.Union([Type.Array(Type.Integer({ minimum: 0 }), { maxItems: MOST_SHOTS }), Type.Null()]),
});
type FishingOutcome = Static<typeof FishingOutcome>;

/** Whether a round that was told is one of these. */
export function isFishing(round: { readonly model: string }): round is FishingOutcome {
  return round.model === FishingOutcome.properties.model.const;
}

const TEXTS = {
  bn: { shots: 'শট', aimed: 'লক্ষ্য', caught: 'ধরা পড়েছে', none: 'এখনো ঠিক হয়নি', nothing: 'কোনোটি নয়' },
  en: { shots: 'Shots', aimed: 'Aimed at', caught: 'Caught', none: 'not decided yet', nothing: 'none' },
} as const satisfies Record<Locale, object>;

/** How many shots there were, what they were aimed at, and what they caught. */
export function fishingFacts({ choice, steps, catches, drawn }: FishingOutcome, locale: Locale) {
  const t = TEXTS[locale];
  const caught = catches.filter((times) => times > 0).map((times) => `× ${times}`);
  return [
    { label: t.shots, value: String(choice.shots) },
    { label: t.aimed, value: steps.map((step) => step.aims).join(' ') || t.nothing },
    { label: t.caught, value: drawn === null ? t.none : caught.join(', ') || t.nothing },
  ];
}

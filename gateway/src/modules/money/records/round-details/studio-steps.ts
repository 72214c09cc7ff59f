import type { Locale } from '@pavilion/i18n';
import { type Static, Type } from 'typebox';

const MOST_STEPS = 100;
const tile = Type.Integer({ minimum: 1, maximum: 25 });

/** What the studio adds of a round of mines: how many there are, what was done, and the tiles that they lay under once the round is settled. */
export const MinesOutcome = Type.Object({
  model: Type.Literal('mines-1'),
  choice: Type.Object({ mines: Type.Integer({ minimum: 1, maximum: 24 }) }),
  steps: Type.Array(Type.Object({ open: Type.Optional(tile), cashOut: Type.Optional(Type.Boolean()) }), { maxItems: MOST_STEPS }),
  drawn: Type.Union([Type.Array(tile, { maxItems: 24 }), Type.Null()]),
});
type MinesOutcome = Static<typeof MinesOutcome>;

const towerTile = Type.Integer({ minimum: 1, maximum: 4 });
const MOST_FLOORS = 6;

/** The same of a round of towers: a tile was opened on each floor, and a trap lay on each. */
export const TowersOutcome = Type.Object({
  model: Type.Literal('towers-1'),
  choice: Type.Object({ risk: Type.Enum(['low', 'medium', 'high']) }),
  steps: Type.Array(Type.Object({ open: Type.Optional(towerTile), cashOut: Type.Optional(Type.Boolean()) }), {
    maxItems: MOST_STEPS,
  }),
  drawn: Type.Union([Type.Array(towerTile, { maxItems: MOST_FLOORS }), Type.Null()]),
});
type TowersOutcome = Static<typeof TowersOutcome>;

export function isTowers(round: { readonly model: string }): round is TowersOutcome {
  return round.model === TowersOutcome.properties.model.const;
}

/** Whether a round that was told is one of these. */
export function isMines(round: { readonly model: string }): round is MinesOutcome {
  return round.model === MinesOutcome.properties.model.const;
}

const TEXTS = {
  bn: {
    mines: 'মাইন',
    opened: 'খোলা ঘর',
    lay: 'মাইন ছিল',
    none: 'এখনো ঠিক হয়নি',
    nothing: 'কোনোটি নয়',
    risk: 'ঝুঁকি',
    low: 'কম',
    medium: 'মাঝারি',
    high: 'বেশি',
    traps: 'ফাঁদ ছিল, প্রথম তলা থেকে',
  },
  en: {
    mines: 'Mines',
    opened: 'Tiles opened',
    lay: 'Mines lay under',
    none: 'not decided yet',
    nothing: 'none',
    risk: 'Risk',
    low: 'low',
    medium: 'medium',
    high: 'high',
    traps: 'Traps lay under, from the first floor',
  },
} as const satisfies Record<Locale, object>;

/** Mines, what was opened, and where they lay. */
export function minesFacts({ choice, steps, drawn }: MinesOutcome, locale: Locale) {
  const t = TEXTS[locale];
  const opened = steps.flatMap(({ open }) => open ?? []);
  return [
    { label: t.mines, value: String(choice.mines) },
    { label: t.opened, value: opened.join(', ') || t.nothing },
    { label: t.lay, value: drawn === null ? t.none : drawn.toSorted((one, other) => one - other).join(', ') },
  ];
}

/** Risk, the tile that was opened on each floor, and where the traps lay. */
export function towersFacts({ choice, steps, drawn }: TowersOutcome, locale: Locale) {
  const t = TEXTS[locale];
  return [
    { label: t.risk, value: t[choice.risk] },
    { label: t.opened, value: steps.flatMap(({ open }) => open ?? []).join(', ') || t.nothing },
    { label: t.traps, value: drawn === null ? t.none : drawn.join(', ') },
  ];
}

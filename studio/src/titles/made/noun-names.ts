import * as words from './words';

/** What no title is called after, and stands on reels beside what one is. */
const OTHERS: readonly words.Word[] = [
  { en: 'Dragon', bn: 'ড্রাগন' },
  { en: 'Lion', bn: 'সিংহ' },
  { en: 'Koi', bn: 'কই মাছ' },
  { en: 'Gem', bn: 'মণি' },
  { en: 'Lamp', bn: 'প্রদীপ' },
  { en: 'Potion', bn: 'আরক' },
  { en: 'Book', bn: 'বই' },
  { en: 'Seven', bn: 'সাত' },
  { en: 'Skull', bn: 'মাইন' },
  { en: 'Pearl', bn: 'মুক্তা' },
  { en: 'Puffer', bn: 'পটকা মাছ' },
  { en: 'Fish', bn: 'প্রবাল মাছ' },
];

const NAMES = new Map(
  [...words.THINGS, ...words.CREATURES, ...words.PEOPLE, ...words.ENDINGS, ...words.SEA, ...OTHERS].map(({ en, bn }) => [en, bn]),
);

/** A noun in both languages. @throws Error for one that nobody named in Bengali */
export function namesOfNoun(en: string): { readonly bn: string; readonly en: string } {
  const bn = NAMES.get(en);
  if (bn === undefined) throw new Error(`“${en}” has no name in Bengali.`);
  return { bn, en };
}

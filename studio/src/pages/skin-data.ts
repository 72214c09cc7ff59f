import type { Skin, Title } from '../titles/title';
import { tuneOf } from '../titles/tune';

type SkinnedTitle = Pick<Title, 'code'> & { readonly skin: Skin };

/** A title's skin as its page is told it, in one language. */
export function skinData({ code, skin: { ink, symbols } }: SkinnedTitle, lang: 'bn' | 'en') {
  const [top, middle, low, glow, hero, second, pop, dark] = ink.split(' ').map((hex) => `#${hex}`);
  return {
    colours: { top, middle, low, glow, hero, second, pop, dark },
    symbols: Object.fromEntries(Object.entries(symbols).map(([symbol, { names, art }]) => [symbol, { name: names[lang], art }])),
    tune: tuneOf(code),
  };
}

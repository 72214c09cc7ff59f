import type { Skin } from '../titles/title';

/** A title's skin as its page is told it, in one language. */
export function skinData({ ink, symbols }: Skin, lang: 'bn' | 'en') {
  const [top, middle, low, glow, hero, second, pop, dark] = ink.split(' ').map((hex) => `#${hex}`);
  return {
    colours: { top, middle, low, glow, hero, second, pop, dark },
    symbols: Object.fromEntries(Object.entries(symbols).map(([symbol, { names, art }]) => [symbol, { name: names[lang], art }])),
  };
}

import type { Locale } from '@pavilion/contract';
import { useLocale } from '@pavilion/host/intl';
import type { GameTileTexts } from '@pavilion/ui';

const texts: Readonly<Record<Locale, GameTileTexts>> = {
  bn: {
    play: 'খেলুন',
    freeTrial: 'বিনামূল্যে',
    addFavourite: 'প্রিয়তে রাখুন',
    removeFavourite: 'প্রিয় থেকে সরান',
    more: 'আরও',
    marks: { hot: 'হট', new: 'নতুন', jackpot: 'জ্যাকপট' },
  },
  en: {
    play: 'Play',
    freeTrial: 'Free trial',
    addFavourite: 'Add to favourites',
    removeFavourite: 'Remove from favourites',
    more: 'More choices',
    marks: { hot: 'Hot', new: 'New', jackpot: 'Jackpot' },
  },
};

/** The words on every tile. */
export function useTileTexts(): GameTileTexts {
  return texts[useLocale()];
}

import type { Locale } from '@pavilion/contract';
import { useLocale } from '@pavilion/host/intl';
import type { GameTileTexts } from '@pavilion/ui/core';

/** What tiles say, and what is said of those that cannot be played now. */
interface TileTexts extends GameTileTexts {
  maintenance: string;
  notConnected: string;
  /** On the button, in place of `play`: the game's page is there, the game is not. */
  details: string;
}

const texts: Readonly<Record<Locale, TileTexts>> = {
  bn: {
    play: 'খেলুন',
    freeTrial: 'ফ্রি খেলা',
    addFavourite: 'প্রিয়তে রাখুন',
    removeFavourite: 'প্রিয় থেকে সরান',
    more: 'আরও',
    maintenance: 'রক্ষণাবেক্ষণ চলছে',
    notConnected: 'শিগগির আসছে',
    details: 'বিস্তারিত',
    badges: { hot: 'জনপ্রিয়', new: 'নতুন', jackpot: 'জ্যাকপট' },
  },
  en: {
    play: 'Play',
    freeTrial: 'Free play',
    addFavourite: 'Add to favourites',
    removeFavourite: 'Remove from favourites',
    more: 'More choices',
    maintenance: 'Under maintenance',
    notConnected: 'Coming soon',
    details: 'Details',
    badges: { hot: 'Popular', new: 'New', jackpot: 'Jackpot' },
  },
};

/** The words on every tile. */
export function useTileTexts(): TileTexts {
  return texts[useLocale()];
}

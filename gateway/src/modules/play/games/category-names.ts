import type { GameCategory } from '@pavilion/api/games';
import type { Locale } from '@pavilion/i18n';

/** Categories as players call them, for whoever types one. */
export const categoryNames: Readonly<Record<GameCategory, Readonly<Record<Locale, string>>>> = {
  RNG: { bn: 'স্লট', en: 'Slots' },
  LIVE: { bn: 'লাইভ ক্যাসিনো', en: 'Live casino' },
  FISH: { bn: 'মাছ শিকার', en: 'Fishing' },
  PVP: { bn: 'তাস ও বোর্ড', en: 'Cards' },
  SPORTS: { bn: 'খেলাধুলা', en: 'Sports' },
  ESPORTS: { bn: 'ই-স্পোর্টস', en: 'E-sports' },
  COCKFIGHT: { bn: 'মোরগ লড়াই', en: 'Cockfight' },
  ELOTT: { bn: 'ই-লটারি', en: 'E-lottery' },
  LOTT: { bn: 'লটারি', en: 'Lottery' },
};

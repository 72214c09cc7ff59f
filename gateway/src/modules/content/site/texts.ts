import { type Locale, locales } from '@pavilion/i18n';
import { escapeText } from '../../../platform/html';

export type LocalizedText = Readonly<Record<Locale, string>>;

/** The few texts of the frame that stand before any script runs. The shell says the same: a test compares them. */
export const frameTexts = {
  'session.signIn': { bn: 'লগইন', en: 'Log in' },
  'session.register': { bn: 'নিবন্ধন', en: 'Register' },
  'frame.menu': { bn: 'মেনু', en: 'Menu' },
  'frame.skip': { bn: 'মূল অংশে যান', en: 'Skip to the content' },
  'frame.language': { bn: 'ভাষা', en: 'Language' },
  'frame.search': { bn: 'খুঁজুন', en: 'Search' },
  help: { bn: 'সহায়তা কেন্দ্র', en: 'Help centre' },
  'side.apps': { bn: 'অ্যাপ নিন', en: 'Get the app' },
  service: { bn: 'গ্রাহক সেবা', en: 'Customer service' },
  'site.tagline': { bn: 'ক্যাসিনো, স্লট ও খেলাধুলা', en: 'casino, slots and sports' },
} as const satisfies Record<string, LocalizedText>;

/** What search engines and shared links show of a brand. */
export const description: LocalizedText = {
  bn: 'স্লট, লাইভ ক্যাসিনো, মাছ শিকার, তাস ও খেলাধুলা এক জায়গায়। ১৮ বছর ও তার বেশি বয়সীদের জন্য।',
  en: 'Slots, live casino, fishing, cards and sports in one place. For adults of 18 and over.',
};

/** Over the first row of the lobby. */
export const hotTitle: LocalizedText = { bn: 'জনপ্রিয় গেম', en: 'Popular games' };

export const withoutScript: LocalizedText = {
  bn: 'এই সাইটের জন্য ব্রাউজারে জাভাস্ক্রিপ্ট চালু থাকতে হবে।',
  en: 'This site needs JavaScript to be on in your browser.',
};

/** A text in every language at once: a rule of the stylesheet shows the one that the page is in, so that none flashes. */
export function inAllLanguages(words: LocalizedText): string {
  if (words.bn === words.en) return escapeText(words.en);
  return `<span class="pv-words">${locales.map((locale) => `<span lang="${locale}">${escapeText(words[locale])}</span>`).join('')}</span>`;
}

import type { PageData } from '@pavilion/api/site';
import { escapeText } from '../../../platform/html';
import { icon } from './icon';
import { frameTexts, inAllLanguages, type LocalizedText } from './texts';

const words = {
  title: { bn: 'আপনার এলাকায় সেবা নেই', en: 'Not available where you are' },
  text: {
    bn: 'আপনি যেখান থেকে এসেছেন, সেখানে এই সাইট সেবা দিতে পারে না।',
    en: 'This site may not serve the place you are visiting from.',
  },
  address: { bn: 'আপনার ঠিকানা', en: 'Your address' },
  ask: {
    bn: 'ভুল মনে হলে এই ঠিকানাটিসহ গ্রাহক সেবায় লিখুন।',
    en: 'If you think this is a mistake, write to customer service and name this address.',
  },
} as const satisfies Record<string, LocalizedText>;

/** What stands on the page, before any script, for somebody whom the brand does not serve. */
export function regionNotice({ ip, country }: NonNullable<PageData['regionBlocked']>): string {
  return `<main id="content" class="pv-service">
<h1>${inAllLanguages(words.title)}</h1>
<p>${inAllLanguages(words.text)}</p>
<section><h2>${icon('globe', 22)}${inAllLanguages(words.address)}</h2><p><code>${escapeText(ip)}</code>${country === null ? '' : ` · ${escapeText(country)}`}</p></section>
<section><h2>${icon('headphones', 22)}${inAllLanguages(frameTexts.service)}</h2><p><a href="/service">${inAllLanguages(frameTexts.service)}</a></p></section>
<p class="pv-service-say">${inAllLanguages(words.ask)}</p>
</main>`;
}

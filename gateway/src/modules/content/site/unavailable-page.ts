import { icon } from './icon';
import { servicePage, type ServicePageFrame } from './service-page';
import { inAllLanguages, type LocalizedText } from './texts';

const words = {
  title: { bn: 'একটু পরেই ফিরছি', en: 'We will be right back' },
  text: {
    bn: 'সাইটটি এই মুহূর্তে সাড়া দিচ্ছে না। পাতাটি কয়েক সেকেন্ড পর নিজেই আবার চেষ্টা করবে।',
    en: 'The site does not answer at the moment. This page tries again by itself in a few seconds.',
  },
  money: {
    bn: 'আপনার টাকা নিরাপদ: যা হয়ে গেছে তা হিসাবে আছে, কিছুই দুবার কাটা হবে না।',
    en: 'Your money is safe: what was done is in the books, and nothing is taken twice.',
  },
  again: { bn: 'আবার চেষ্টা করুন', en: 'Try again' },
} as const satisfies Record<string, LocalizedText>;

/** How long a browser waits before it asks again, in seconds. */
export const RETRY_AFTER_S = 5;

/** What a browser gets instead of a page while the gateway cannot make one, as without its database. */
export function unavailablePage(frame: ServicePageFrame): string {
  return servicePage(frame, {
    title: words.title[frame.locale],
    retryAfterSeconds: RETRY_AFTER_S,
    main: `<h1>${inAllLanguages(words.title)}</h1>
<p>${inAllLanguages(words.text)}</p>
<section><h2>${icon('clock', 22)}<a href="">${inAllLanguages(words.again)}</a></h2></section>
<p class="pv-service-say">${inAllLanguages(words.money)}</p>`,
  });
}

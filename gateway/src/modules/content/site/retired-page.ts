import { escapeText } from '../../../platform/html';
import { icon } from './icon';
import { servicePage, type ServicePageFrame } from './service-page';
import type { Support } from './support';
import { frameTexts, inAllLanguages, type LocalizedText } from './texts';

const words = {
  title: { bn: 'সাইটটি বন্ধ হয়ে গেছে', en: 'This site has closed' },
  text: {
    bn: 'এখানে আর লগইন, জমা বা খেলা যায় না।',
    en: 'You can no longer log in, deposit or play here.',
  },
  money: { bn: 'আপনার টাকা', en: 'Your money' },
  moneyText: {
    bn: 'অনুমোদিত উত্তোলনের টাকা আপনার দেওয়া অ্যাকাউন্টেই পৌঁছাবে। শেষ না হওয়া রাউন্ডের জয়ও আপনার নামে জমা হবে।',
    en: 'Approved withdrawals still arrive in the account you named. Wins of rounds that were not over are still credited to you.',
  },
  ask: {
    bn: 'ব্যালেন্সে টাকা থাকলে গ্রাহক সেবায় লিখুন। আপনার ইউজারনেম জানান; পাসওয়ার্ড বা কোড কখনো পাঠাবেন না।',
    en: 'If money is left in your balance, write to customer service. Give your user name; never send a password or a code.',
  },
  records: {
    bn: 'আপনার লেনদেনের হিসাব রাখা আছে। চাইলে গ্রাহক সেবা তা পাঠাবে।',
    en: 'Your records are kept. Customer service sends them to you if you ask.',
  },
} as const satisfies Record<string, LocalizedText>;

/** What everybody gets at every address of a brand that is retired: that it is, and how to get their money. */
export function retiredPage(frame: ServicePageFrame, support: Support | undefined): string {
  return servicePage(frame, {
    title: words.title[frame.locale],
    main: `<h1>${inAllLanguages(words.title)}</h1>
<p>${inAllLanguages(words.text)}</p>
<section><h2>${icon('banknote', 22)}${inAllLanguages(words.money)}</h2><p>${inAllLanguages(words.moneyText)}</p></section>
<section><h2>${icon('headphones', 22)}${inAllLanguages(frameTexts.service)}</h2><p>${inAllLanguages(words.ask)}</p>${support ? contact(frame, support) : ''}</section>
<p class="pv-service-say">${inAllLanguages(words.records)}</p>`,
  });
}

function contact({ brand }: ServicePageFrame, { email, hours }: Support): string {
  const address = escapeText(email);
  const subject = encodeURIComponent(brand.name);
  return `<p><a href="mailto:${address}?subject=${subject}">${address}</a></p><p>${inAllLanguages(hours)}</p>`;
}

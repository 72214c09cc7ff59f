import { escapeText } from '../../../platform/html';
import { icon } from './icon';
import { servicePage, type ServicePageFrame } from './service-page';
import type { Support } from './support';
import type { SupportVisit } from './support-visits';
import { frameTexts, inAllLanguages, type LocalizedText } from './texts';

const words = {
  lead: { bn: 'আমরা সাহায্য করতে প্রস্তুত', en: 'We are here to help' },
  write: { bn: 'আমাদের লিখুন', en: 'Write to us' },
  hours: { bn: 'কখন উত্তর পাবেন', en: 'When we answer' },
  you: { bn: 'আপনার ইউজার আইডি', en: 'Your user ID' },
  say: {
    bn: 'লেখার সময় আপনার ইউজার আইডি আর কী ঘটেছে তা জানান। পাসওয়ার্ড বা কোড কখনো পাঠাবেন না, আমরাও কখনো চাইব না।',
    en: 'Tell us your user ID and what happened. Never send a password or a code: we never ask for one.',
  },
} as const satisfies Record<string, LocalizedText>;

interface SupportPageParts extends Omit<ServicePageFrame, 'locale'> {
  support: Support;
  /** Who comes, when they came from the page as a member. */
  visitor: SupportVisit | undefined;
}

/** The customer service window, 440 by 750. */
export function supportPage({ support, visitor, ...frame }: SupportPageParts): string {
  const { brand } = frame;
  const locale = brand.defaultLocale;
  const address = escapeText(support.email);
  const subject = visitor ? `?subject=${encodeURIComponent(`${brand.name} · ${visitor.id}`)}` : '';
  return servicePage(
    { ...frame, locale },
    {
      title: frameTexts.service[locale],
      main: `<h1>${inAllLanguages(words.lead)}</h1>
<section><h2>${icon('mail', 22)}${inAllLanguages(words.write)}</h2><p><a href="mailto:${address}${subject}">${address}</a></p></section>
<section><h2>${icon('clock', 22)}${inAllLanguages(words.hours)}</h2><p>${inAllLanguages(support.hours)}</p></section>
${visitor ? visitorSection(visitor) : ''}
<p class="pv-service-say">${inAllLanguages(words.say)}</p>`,
    },
  );
}

function visitorSection({ account, id }: SupportVisit): string {
  return `<section><h2>${icon('user', 22)}${inAllLanguages(words.you)}</h2><p>${escapeText(account)} · <code>${escapeText(id)}</code></p></section>`;
}

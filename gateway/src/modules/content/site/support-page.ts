import { direction, type Locale } from '@pavilion/i18n';
import type { Brand } from '../../../platform/http';
import { markOf } from './brand-art';
import { bootScript } from './boot-script';
import { icon } from './icon';
import { escapeText } from '../../../platform/html';
import type { PageStyles } from './page-styles';
import type { SupportVisit } from './support-visits';
import type { Support } from './support';
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

interface SupportPageParts {
  brand: Brand;
  support: Support;
  /** Who comes, when they came from the page as a member. */
  visitor: SupportVisit | undefined;
  styles: PageStyles;
  nonce: string;
}

/** The customer service window, 440 by 750: no script but the one for theme and language, so that it opens when the shell does not. */
export function supportPage({ brand, support, visitor, styles, nonce }: SupportPageParts): string {
  const locale: Locale = brand.defaultLocale;
  const mark = markOf(brand);
  const address = escapeText(support.email);
  const subject = visitor ? `?subject=${encodeURIComponent(`${brand.name} · ${visitor.id}`)}` : '';
  return `<!doctype html>
<html lang="${locale}" dir="${direction[locale]}" data-brand="${escapeText(styles.theme)}" data-theme="${brand.defaultTheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(`${frameTexts.service[locale]} · ${brand.name}`)}</title>
<meta name="theme-color" content="${styles.surface[brand.defaultTheme]}" data-dark="${styles.surface.dark}" data-light="${styles.surface.light}">
<link rel="icon" href="${escapeText(mark[brand.defaultTheme])}" type="image/svg+xml">
<script nonce="${nonce}">${bootScript(brand.locales)}</script>
<style nonce="${nonce}">${styles.css}</style>
</head>
<body>
<header class="pv-header pv-service-head"><span class="pv-logo"><img class="pv-on-dark" src="${escapeText(mark.dark)}" alt="" width="32" height="32"><img class="pv-on-light" src="${escapeText(mark.light)}" alt="" width="32" height="32"><span>${escapeText(brand.name)}</span></span></header>
<main class="pv-service">
<h1>${inAllLanguages(words.lead)}</h1>
<section><h2>${icon('mail', 22)}${inAllLanguages(words.write)}</h2><p><a href="mailto:${address}${subject}">${address}</a></p></section>
<section><h2>${icon('clock', 22)}${inAllLanguages(words.hours)}</h2><p>${inAllLanguages(support.hours)}</p></section>
${visitor ? visitorSection(visitor) : ''}
<p class="pv-service-say">${inAllLanguages(words.say)}</p>
</main>
</body>
</html>`;
}

function visitorSection({ account, id }: SupportVisit): string {
  return `<section><h2>${icon('user', 22)}${inAllLanguages(words.you)}</h2><p>${escapeText(account)} · <code>${escapeText(id)}</code></p></section>`;
}

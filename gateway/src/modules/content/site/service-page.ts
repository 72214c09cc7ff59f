import { direction, type Locale } from '@pavilion/i18n';
import { escapeText } from '../../../platform/html';
import type { Brand } from '../../../platform/http';
import { bootScript } from './boot-script';
import { markOf } from './brand-art';
import type { PageStyles } from './page-styles';

/** Who gets the page, and what allows its styles. */
export interface ServicePageFrame {
  brand: Brand;
  locale: Locale;
  styles: PageStyles;
  nonce: string;
}

interface ServicePageContent {
  /** Beside the brand's name. */
  title: string;
  /** HTML under the brand's head. */
  main: string;
  /** After how many seconds browsers ask again by themselves. */
  retryAfterSeconds?: number;
}

/** A page in the brand's look that stands alone: no script but the one for theme and language, so that it opens when the shell does not. */
export function servicePage(
  { brand, locale, styles, nonce }: ServicePageFrame,
  { title, main, retryAfterSeconds }: ServicePageContent,
): string {
  const mark = markOf(brand);
  const { dark, light } = styles.surface;
  return `<!doctype html>
<html lang="${locale}" dir="${direction[locale]}" data-brand="${escapeText(styles.theme)}" data-theme="${brand.defaultTheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${retryAfterSeconds ? `\n<meta http-equiv="refresh" content="${retryAfterSeconds}">` : ''}
<title>${escapeText(`${title} · ${brand.name}`)}</title>
<meta name="theme-color" content="${styles.surface[brand.defaultTheme]}" data-dark="${dark}" data-light="${light}">
<link rel="icon" href="${escapeText(mark[brand.defaultTheme])}" type="image/svg+xml">
<script nonce="${nonce}">${bootScript(brand.locales)}</script>
<style nonce="${nonce}">${styles.css}</style>
</head>
<body>
<header class="pv-header pv-service-head"><span class="pv-logo"><img class="pv-on-dark" src="${escapeText(mark.dark)}" alt="" width="32" height="32"><img class="pv-on-light" src="${escapeText(mark.light)}" alt="" width="32" height="32"><span>${escapeText(brand.name)}</span></span></header>
<main class="pv-service">
${main}
</main>
</body>
</html>`;
}

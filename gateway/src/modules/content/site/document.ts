import type { PageData } from '@pavilion/api/site';
import { direction, type Locale } from '@pavilion/i18n';
import { bootScript } from './boot-script';
import { escapeText, scriptJson } from '../../../platform/html';
import type { PageStyles } from './page-styles';
import { description, frameTexts, withoutScript } from './texts';

export interface DocumentParts {
  page: PageData;
  locale: Locale;
  nonce: string;
  styles: PageStyles;
  /** The shell's scripts and stylesheets, in loading order. */
  entry: readonly { address: string; integrity: string }[];
  /** Files of the remote that the address belongs to. */
  preloads: readonly { address: string; integrity: string; as: 'script' | 'style' }[];
  frame: string;
}

/** The page of a brand as it leaves the gateway. */
export function pageDocument({ page, locale, nonce, styles, entry, preloads, frame }: DocumentParts): string {
  const { brand } = page;
  const title = `${brand.name} · ${frameTexts['site.tagline'][locale]}`;
  const { dark, light } = styles.surface;
  const scripts = entry.filter(({ address }) => address.endsWith('.js'));
  const stylesheets = entry.filter(({ address }) => address.endsWith('.css'));
  const preload = ({ address, integrity, as }: DocumentParts['preloads'][number]) =>
    `<link rel="preload" as="${as}" href="${escapeText(address)}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}" fetchpriority="low">`;
  return `<!doctype html>
<html lang="${locale}" dir="${direction[locale]}" data-brand="${escapeText(styles.theme)}" data-theme="${brand.defaultTheme}" data-side="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeText(title)}</title>
<meta name="description" content="${escapeText(description[locale])}">
<meta name="theme-color" content="${styles.surface[brand.defaultTheme]}" data-dark="${dark}" data-light="${light}">
<link rel="icon" href="${escapeText(brand.mark[brand.defaultTheme])}" type="image/svg+xml">
<link rel="manifest" href="/site.webmanifest">
<script nonce="${nonce}">${bootScript(brand.locales.offered)}</script>
<style nonce="${nonce}">${styles.css}</style>
${stylesheets.map(({ address, integrity }) => `<link rel="stylesheet" href="${escapeText(address)}" integrity="${integrity}" crossorigin="anonymous">`).join('\n')}
${preloads.map(preload).join('\n')}
${scripts.map(({ address, integrity }) => `<script nonce="${nonce}" src="${escapeText(address)}" integrity="${integrity}" crossorigin="anonymous" defer></script>`).join('\n')}
</head>
<body>
<div id="pavilion">${frame}</div>
<noscript><p class="pv-without-script">${escapeText(withoutScript[locale])}</p></noscript>
<script type="application/json" id="pavilion-page">${scriptJson(page)}</script>
</body>
</html>`;
}

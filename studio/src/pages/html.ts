import type { PageAssets } from './page-assets';

export interface Page {
  readonly lang: 'bn' | 'en';
  readonly theme: 'dark' | 'light' | undefined;
  readonly title: string;
  readonly nonce: string;
  readonly assets: PageAssets;
  /** What the script is told at the start. */
  readonly boot: object;
}

export function renderPage({ lang, theme, title, nonce, assets, boot }: Page): string {
  return `<!doctype html>
<html lang="${lang}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="${theme ?? 'dark light'}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/art/dice.svg" type="image/svg+xml">
${assets.fonts.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.styles.map((file) => `<link rel="stylesheet" href="${file}" nonce="${nonce}">`).join('\n')}
<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>
${assets.scripts.map((file) => `<script src="${file}" nonce="${nonce}" defer></script>`).join('\n')}
</head>
<body></body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

import type { Locale } from '@pavilion/i18n';
import { formatMinor } from '@pavilion/money';
import { texts } from './texts';

/** What the page shows of a payment. */
export interface Shown {
  locale: Locale;
  brandName: string;
  symbol: string;
  flow: 'bank' | 'ewallet';
  total: bigint;
  reference: string;
  open: boolean;
  returnUrl: string;
  nonce: string;
}

/** The company's page for one payment. */
export function sandboxPage(shown: Shown): string {
  const { locale, brandName, symbol, total, open, returnUrl, nonce } = shown;
  const words = texts[locale];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.company}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<header><span class="mark" aria-hidden="true">S</span><strong>${words.company}</strong></header>
<p class="notice">${words.notice}</p>
<p class="label">${words.pay}</p>
<h1>${escape(formatMinor(total, { symbol, locale }))}</h1>
<p class="to">${words.to} <strong>${escape(brandName)}</strong></p>
${open ? form(shown) : `<p role="status">${words.closed}</p>`}
<a href="${escape(returnUrl)}">${words.back}</a>
</main>
</body>
</html>`;
}

function form({ locale, flow, reference }: Shown): string {
  const words = texts[locale];
  const facts: [string, string][] = [
    [words.bank.account, '0000 4711 2026'],
    [words.bank.name, 'Sandbox Ltd.'],
    [words.bank.reference, reference],
  ];
  const list =
    flow === 'bank' ? `<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escape(value)}</dd>`).join('')}</dl>` : '';
  return `${list}<form method="post">
<button name="outcome" value="paid">${flow === 'bank' ? words.bank.done : words.ewallet.confirm}</button>
<button class="quiet" name="outcome" value="failed">${words.decline}</button>
</form>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `
:root{color-scheme:light dark;--page:#eef1f6;--card:#fff;--text:#16202e;--muted:#586476;--line:#d5dce6;--accent:#1d5f8a;--on:#fff}
@media (prefers-color-scheme:dark){:root{--page:#0e141b;--card:#18212c;--text:#eef3f8;--muted:#a3b0bf;--line:#2c3948;--accent:#7cc0ea;--on:#08202f}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:16px;background:var(--page);color:var(--text);font:16px/1.6 system-ui,sans-serif}
main{inline-size:min(100%,420px);background:var(--card);border:1px solid var(--line);border-radius:16px;padding:24px;display:grid;gap:4px}
header{display:flex;gap:12px;align-items:center;margin-block-end:12px}
.mark{display:grid;place-items:center;inline-size:36px;block-size:36px;border-radius:10px;background:var(--accent);color:var(--on);font-weight:700}
p,h1{margin:0}
.notice{padding:8px 12px;border:1px dashed var(--line);border-radius:10px;color:var(--muted);font-size:14px;margin-block-end:16px}
.label,.to{color:var(--muted)}
.to strong{color:var(--text)}
h1{font-size:36px;line-height:1.2;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:16px 0 0;padding:12px;border:1px solid var(--line);border-radius:10px;font-size:14px}
dt{color:var(--muted)}
dd{margin:0;text-align:end;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
form{display:grid;gap:8px;margin-block:20px 8px}
button{min-block-size:48px;border:0;border-radius:10px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
.quiet{background:none;color:var(--text);border:1px solid var(--line)}
a{color:var(--accent);justify-self:center;padding:10px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;

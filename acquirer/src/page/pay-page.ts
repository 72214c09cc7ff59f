import type { PaymentRecord } from '../payments';
import { formatAmount } from './amounts';
import type { CardError } from './card';
import { STYLE } from './style';
import { type Locale, texts } from './texts';

/** What is wrong with what the payer typed. */
export type PageError = CardError | 'amount';

export interface PayPageProps {
  payment: PaymentRecord;
  locale: Locale;
  nonce: string;
  fault?: PageError | undefined;
}

/** The company's page for one payment. */
export function payPage(shown: PayPageProps): string {
  const { payment, locale, nonce } = shown;
  const words = texts[locale];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.company}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<header><span class="mark" aria-hidden="true">S</span><strong>${words.company}</strong></header>
<p class="notice">${words.notice}</p>
<p class="label">${words.pay}</p>
<h1>${escape(formatAmount(payment.total, payment.currencySymbol, locale))}</h1>
<p class="to">${words.to} <strong>${escape(payment.payee)}</strong> · ${words.reference} <strong>${escape(payment.reference)}</strong></p>
${closedNotice(shown) ?? `${form(shown)}${otherOutcomes(shown)}`}
<a href="${escape(payment.returnUrl)}">${words.back}</a>
</main>
</body>
</html>`;
}

function closedNotice({ payment: { end, expiresAt }, locale }: PayPageProps): string | undefined {
  const said = texts[locale].over;
  if (end) return `<p role="status">${said[end.outcome]}</p>`;
  return Date.parse(expiresAt) <= Date.now() ? `<p role="status">${said.expired}</p>` : undefined;
}

function form({ payment: { flow }, locale, fault }: PayPageProps): string {
  const words = texts[locale];
  const decline = `<button class="quiet" name="action" value="refuse" formnovalidate>${words.decline}</button>`;
  if (flow === 'ewallet') return `<form method="post"><button name="action" value="pay">${words.confirm}</button>${decline}</form>`;
  const field = (name: 'number' | 'until' | 'code' | 'holder', more: string) =>
    `<label>${words.card[name]}<input name="${name}" required ${more}${fault === name ? ' aria-invalid="true" autofocus' : ''}></label>`;
  return `<form method="post" autocomplete="on">
${alert(fault && fault !== 'amount' ? words.wrong[fault] : undefined)}
${field('number', 'inputmode="numeric" autocomplete="cc-number" maxlength="23"')}
<div class="pair">${field('until', 'autocomplete="cc-exp" maxlength="9" placeholder="08/29"')}${field('code', 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"')}</div>
${field('holder', 'autocomplete="cc-name" maxlength="60"')}
<p class="hint">${words.card.hint}</p>
<button name="action" value="pay">${words.card.confirm}</button>${decline}
</form>`;
}

function otherOutcomes({ payment: { flow }, locale, fault }: PayPageProps): string {
  if (flow === 'card') return '';
  const words = texts[locale];
  const action = (value: 'late' | 'twice' | 'silent') =>
    `<form method="post"><button class="quiet" name="action" value="${value}">${words.other[value]}</button></form>`;
  return `<details${fault === 'amount' ? ' open' : ''}><summary>${words.more}</summary>
<form method="post">${alert(fault === 'amount' ? words.wrong.amount : undefined)}
<label>${words.other.amount}<input name="amount" required inputmode="decimal" maxlength="16" autocomplete="off"></label>
<button class="quiet" name="action" value="other-amount">${words.other.confirm}</button></form>
${action('late')}${action('twice')}${action('silent')}</details>`;
}

function alert(text: string | undefined): string {
  return text === undefined ? '' : `<p class="wrong" role="alert">${text}</p>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

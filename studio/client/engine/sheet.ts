import { button, element, type Child } from '../element';
import { translate } from '../messages/translate';
import { icon } from './icons';
import styles from './sheet.module.css';

/** A dialog over the table; a full-height sheet on a phone. It is removed when it is closed. */
export function openSheet(title: string, ...content: Child[]): HTMLDialogElement {
  const heading = element('h2', { id: 'sheet-title' }, title);
  const dialog = element('dialog', { class: styles['sheet'], 'aria-labelledby': 'sheet-title' });
  const close = button({ class: styles['close'], 'aria-label': translate('close') }, () => dialog.close(), icon('close'));
  dialog.append(
    element('div', { class: styles['head'] }, heading, close),
    element('div', { class: styles['body'] }, ...content.filter((child) => child !== false)),
  );
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

export function facts(...rows: readonly (readonly [label: string, value: Child])[]): HTMLElement {
  return element(
    'dl',
    { class: styles['facts'] },
    ...rows.map(([label, value]) => element('div', {}, element('dt', {}, label), element('dd', {}, value))),
  );
}

/** Text that is made to be compared and copied: hashes and seeds. */
export function code(text: string): HTMLElement {
  const copy = button({ class: styles['copy'] }, () => void copyText(text, copy), translate('copy'));
  return element('span', { class: styles['code'] }, element('code', {}, text), copy);
}

async function copyText(text: string, copy: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    copy.textContent = translate('copied');
  } catch {
    // Why does not matter to a player: a browser may forbid it, or have no clipboard on such a page.
    copy.textContent = translate('notCopied');
  }
}

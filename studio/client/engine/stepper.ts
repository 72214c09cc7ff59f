import { button, element, write } from '../element';
import styles from './round.module.css';

interface Stepped {
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly value: () => string;
  /** One step up or down, or undefined where there is none. */
  readonly beside: (by: 1 | -1) => (() => void) | undefined;
}

/** A value between two buttons, one step smaller or larger. It draws itself anew with its table. */
export function stepper(table: { subscribe(draw: () => void): void }, { label, less, more, value, beside }: Stepped): HTMLElement {
  const amount = element('output', { class: styles['amount'], 'aria-label': label });
  const step = (by: 1 | -1, name: string, sign: string) => {
    const made = button({ class: styles['step'], 'aria-label': name }, () => beside(by)?.(), sign);
    table.subscribe(() => made.setAttribute('aria-disabled', String(beside(by) === undefined)));
    return made;
  };
  table.subscribe(() => write(amount, value()));
  return element(
    'div',
    { class: styles['stepper'], role: 'group', 'aria-label': label },
    step(-1, less, '−'),
    element('p', { class: styles['amounts'] }, element('span', { 'aria-hidden': 'true' }, label), amount),
    step(1, more, '+'),
  );
}

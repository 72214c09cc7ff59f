import { button, element } from '../element';
import type { HostFrame } from '../host/host-frame';
import { translate } from '../messages/translate';
import styles from './notice.module.css';

/** A sentence above the table: what happened and what can be done about it. */
export interface Notice {
  readonly text: string;
  readonly tone: 'quiet' | 'problem';
  readonly action?: 'retry' | 'deposit' | 'exit';
}

interface NoticedTable {
  readonly demo: boolean;
  readonly state: { readonly notice: Notice | null };
  subscribe(draw: () => void): void;
}

export function notice(game: NoticedTable, host: HostFrame, retry: () => void): HTMLElement {
  const place = element('div', { class: styles['place'], role: 'alert' });
  game.subscribe(() => {
    const { notice: told } = game.state;
    place.hidden = told === null;
    if (!told) return place.replaceChildren();
    place.dataset['tone'] = told.tone;
    const actions = {
      retry: () => button({ class: styles['action'] }, retry, translate('retry')),
      deposit: () =>
        !game.demo && host.canDeposit && button({ class: styles['action'] }, () => host.deposit(), translate('deposit')),
      exit: () => host.canExit && button({ class: styles['action'] }, () => host.exit(), translate('exit')),
    };
    const action = told.action && actions[told.action]();
    place.replaceChildren(element('p', {}, told.text), ...(action ? [action] : []));
  });
  return place;
}

import { button, element } from '../element';
import type { HostFrame } from '../host/host-frame';
import { translate } from '../messages/translate';
import type { Game } from './game';
import styles from './notice.module.css';

export function notice(game: Game, host: HostFrame, retry: () => void): HTMLElement {
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

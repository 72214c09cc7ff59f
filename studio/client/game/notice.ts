import { button, element } from '../element';
import type { HostFrame } from '../host/host-frame';
import { say } from '../messages/say';
import type { Game } from './game-state';
import styles from './notice.module.css';

export function notice(game: Game, host: HostFrame, retry: () => void): HTMLElement {
  const place = element('div', { class: styles['place'], role: 'alert' });
  game.drawnBy(() => {
    const { notice: told } = game.state;
    place.hidden = told === null;
    if (!told) return place.replaceChildren();
    place.dataset['tone'] = told.tone;
    const actions = {
      retry: () => button({ class: styles['action'] }, retry, say('retry')),
      deposit: () => !game.demo && host.canDeposit && button({ class: styles['action'] }, () => host.deposit(), say('deposit')),
      exit: () => host.canExit && button({ class: styles['action'] }, () => host.exit(), say('exit')),
    };
    const action = told.action && actions[told.action]();
    place.replaceChildren(element('p', {}, told.text), ...(action ? [action] : []));
  });
  return place;
}

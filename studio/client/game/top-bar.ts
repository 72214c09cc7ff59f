import { button, element } from '../element';
import type { HostFrame } from '../host/host-frame';
import { say } from '../messages/say';
import { icon } from './icons';
import type { Game } from './game-state';
import styles from './top-bar.module.css';

interface Doors {
  readonly rules: () => void;
  readonly fairness: () => void;
}

export function topBar(game: Game, host: HostFrame, doors: Doors): HTMLElement {
  const balance = element('strong', {});
  game.drawnBy(() => (balance.textContent = game.state.balance === null ? '—' : game.money.format(game.state.balance)));
  const tool = (name: 'rules' | 'fairness', press: () => void) =>
    button({ class: styles['tool'], 'aria-haspopup': 'dialog' }, press, icon(name), element('span', {}, say(name)));
  return element(
    'header',
    { class: styles['bar'] },
    host.canExit &&
      button({ class: styles['exit'], 'aria-label': say('exit'), title: say('exit') }, () => host.exit(), icon('back')),
    element('h1', { class: styles['title'] }, icon('lantern'), element('span', {}, say('title'))),
    element('div', { class: styles['tools'] }, tool('rules', doors.rules), tool('fairness', doors.fairness)),
    element('p', { class: styles['balance'] }, element('span', {}, say(game.demo ? 'freePlay' : 'balance')), balance),
    !game.demo && host.canDeposit && button({ class: styles['deposit'] }, () => host.deposit(), say('deposit')),
  );
}

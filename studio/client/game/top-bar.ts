import { button, element } from '../element';
import type { HostFrame } from '../host/host-frame';
import { translate } from '../messages/translate';
import { icon } from './icons';
import type { Game } from './game';
import styles from './top-bar.module.css';

interface TopBarActions {
  readonly rules: () => void;
  readonly fairness: () => void;
}

export function topBar(game: Game, host: HostFrame, doors: TopBarActions): HTMLElement {
  const balance = element('strong', {});
  game.subscribe(() => (balance.textContent = game.state.balance === null ? '—' : game.money.format(game.state.balance)));
  const tool = (name: 'rules' | 'fairness', press: () => void) =>
    button({ class: styles['tool'], 'aria-haspopup': 'dialog' }, press, icon(name), element('span', {}, translate(name)));
  return element(
    'header',
    { class: styles['bar'] },
    host.canExit &&
      button({ class: styles['exit'], 'aria-label': translate('exit'), title: translate('exit') }, () => host.exit(), icon('back')),
    element('h1', { class: styles['title'] }, icon('lantern'), element('span', {}, translate('title'))),
    element('div', { class: styles['tools'] }, tool('rules', doors.rules), tool('fairness', doors.fairness)),
    element('p', { class: styles['balance'] }, element('span', {}, translate(game.demo ? 'freePlay' : 'balance')), balance),
    !game.demo && host.canDeposit && button({ class: styles['deposit'] }, () => host.deposit(), translate('deposit')),
  );
}

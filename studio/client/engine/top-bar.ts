import { button, element, write } from '../element';
import { icon } from './icons';
import type { HostFrame } from '../host/host-frame';
import { translate } from '../messages/translate';
import type { Money } from '../money';
import styles from './top-bar.module.css';

interface PricedTable {
  readonly money: Money;
  readonly demo: boolean;
  readonly state: { readonly balance: bigint | null };
  subscribe(draw: () => void): void;
}

/** Way out, name, balance and deposit: whatever of it the page around the game does not show itself. */
export function topBar(game: PricedTable, host: HostFrame, name: string): HTMLElement {
  const balance = element('strong', {});
  game.subscribe(() => write(balance, game.state.balance === null ? '—' : game.money.format(game.state.balance)));
  return element(
    'header',
    { class: styles['bar'] },
    host.canExit &&
      button({ class: styles['exit'], 'aria-label': translate('exit'), title: translate('exit') }, () => host.exit(), icon('back')),
    element('h1', { class: styles['title'] }, icon('lantern'), element('span', {}, name)),
    element('p', { class: styles['balance'] }, element('span', {}, translate(game.demo ? 'freePlay' : 'balance')), balance),
    !game.demo && host.canDeposit && button({ class: styles['deposit'] }, () => host.deposit(), translate('deposit')),
  );
}

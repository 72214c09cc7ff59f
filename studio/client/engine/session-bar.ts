import { element, write } from '../element';
import { translate } from '../messages/translate';
import type { Money } from '../money';
import styles from './session-bar.module.css';

interface TimedTable {
  readonly money: Money;
  readonly startedAt: number;
  readonly limits: { readonly maxWin: bigint };
  readonly state: { readonly net: bigint };
  subscribe(draw: () => void): void;
}

/** What the session has cost so far, in time and money: always in sight. */
export function sessionBar(game: TimedTable, rtp: string): HTMLElement {
  const time = element('span', { role: 'timer', 'aria-label': translate('timePlayed') });
  const net = element('dd', {});
  const tick = () => (time.textContent = clock(Math.floor((Date.now() - game.startedAt) / 1000)));
  tick();
  setInterval(tick, 1_000);
  game.subscribe(() => write(net, game.money.format(game.state.net, 'always')));
  return element(
    'footer',
    { class: styles['bar'] },
    element(
      'dl',
      { class: styles['figures'] },
      element('div', {}, element('dt', {}, translate('timePlayed')), element('dd', {}, time)),
      element('div', {}, element('dt', {}, translate('net')), net),
    ),
    element(
      'p',
      { class: styles['terms'] },
      `${translate('rtp', { rtp })} · ${translate('maxWin', { amount: wholeMaxWin(game) })}`,
    ),
  );
}

function wholeMaxWin(game: TimedTable): string {
  return game.money.format(game.limits.maxWin).replace(/\.00$/, '');
}

function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

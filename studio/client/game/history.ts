import { button, element } from '../element';
import { translate } from '../messages/translate';
import { hundredths } from '../money';
import type { PlayedRound } from '../studio/studio-calls';
import type { Game } from './game';
import styles from './history.module.css';

export function history(game: Game, open: (round: PlayedRound) => void): HTMLElement {
  const list = element('ol', { class: styles['list'], tabindex: 0, 'aria-label': translate('history') });
  const empty = element('p', { class: styles['empty'] }, translate('noHistory'));
  let drawn: readonly PlayedRound[] | undefined;
  game.subscribe(() => {
    const { rounds } = game.state;
    if (rounds === drawn) return;
    drawn = rounds;
    list.replaceChildren(...rounds.map((round) => element('li', {}, chip(round, open))));
    list.hidden = rounds.length === 0;
    empty.hidden = rounds.length > 0;
  });
  return element('section', { class: styles['history'], 'aria-label': translate('history') }, list, empty);
}

function chip(round: PlayedRound, open: (round: PlayedRound) => void): HTMLElement {
  const won = BigInt(round.payout ?? 0) > 0n;
  const roll = hundredths(round.roll ?? 0);
  const label = translate('historyEntry', { roll, result: translate(won ? 'resultWon' : 'resultLost') });
  return button({ class: styles['chip'], 'data-won': String(won), 'aria-label': label }, () => open(round), roll);
}

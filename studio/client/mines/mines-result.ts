import { element } from '../element';
import type { Celebration } from '../engine/celebration';
import layout from '../engine/round.module.css';
import type { Sound } from '../engine/sound';
import { winSize } from '../engine/win-size';
import { translate } from '../messages/translate';
import styles from './mines.module.css';
import { type MinesGame, openedIn, type PlayedMines } from './mines-game';

interface ResultParts {
  readonly board: HTMLElement;
  readonly celebration: Celebration;
  readonly sound: Sound;
  readonly tools: HTMLElement;
}

/** The board and what the round meant for the player. */
export function minesResult(game: MinesGame, { board, celebration, sound, tools }: ResultParts): HTMLElement {
  const verdict = element('p', { class: layout['verdict'], role: 'status' });
  const head = element('div', { class: layout['head'] }, element('p', { class: layout['aim'] }, translate('mines.aim')), tools);
  const stage = element('div', { class: layout['result'] }, head, board, verdict);
  board.classList.add(styles['scene'] ?? '');
  let shown: PlayedMines | null = null;
  game.subscribe(() => {
    const { phase, shownRound, open } = game.state;
    if (phase !== 'idle') {
      celebration.stop();
      shown = null;
      stage.dataset['outcome'] = 'none';
      verdict.textContent = open ? openText(open, game) : translate('confirming');
      return;
    }
    if (shownRound === shown) return;
    shown = shownRound;
    stage.dataset['outcome'] = shownRound ? outcomeOf(shownRound) : 'none';
    verdict.replaceChildren(...(shownRound ? sentences(game, shownRound) : []));
    if (!shownRound) return;
    const size = winSize(BigInt(shownRound.stake), BigInt(shownRound.payout ?? 0));
    celebration.celebrate(size);
    if (size === 'none') sound.knock(1);
    else sound.win(size);
  });
  return stage;
}

/** What was opened last is said with what it has come to. */
function openText({ choice }: PlayedMines, { opened }: MinesGame): string {
  return opened.length === 0 ? translate('mines.openFirst') : openedText(opened.length, choice.mines);
}

export function openedText(opened: number, mines: number): string {
  return translate(opened === 1 ? 'mines.openedOne' : 'mines.opened', { opened: String(opened), mines: String(mines) });
}

/** How a round went, in a few words. */
export function cameOut({ choice, steps, drawn }: PlayedMines): string {
  const opened = openedIn(steps);
  const hit = opened.find((tile) => drawn?.includes(tile));
  return hit === undefined ? openedText(opened.length, choice.mines) : translate('mines.hitAt', { tile: String(hit) });
}

function outcomeOf(round: PlayedMines): 'won' | 'even' | 'lost' {
  const payout = BigInt(round.payout ?? 0);
  if (payout > BigInt(round.stake)) return 'won';
  return payout > 0n ? 'even' : 'lost';
}

/** Stake, what came out and balance stand elsewhere on the page; who does not see it hears them with the result. */
function sentences({ money, state: { balance } }: MinesGame, round: PlayedMines): HTMLElement[] {
  const amount = money.format(BigInt(round.payout ?? 0));
  const texts = { won: translate('won', { amount }), even: translate('returned', { amount }), lost: translate('lost') };
  const heard = (text: string) => element('span', { class: layout['heard'] }, text);
  return [
    heard(`${translate('heardStake', { stake: money.format(BigInt(round.stake)) })} ${cameOut(round)}. `),
    element('span', {}, texts[outcomeOf(round)]),
    heard(balance === null ? '' : ` ${translate('heardBalance', { balance: money.format(balance) })}`),
  ];
}

import { minesPay, TILES } from '../../../src/steps/mines';
import { button, element } from '../../element';
import { moveByArrows } from '../../engine/move-by-arrows';
import { times } from '../../engine/times';
import { translate } from '../../messages/translate';
import type { BoardParts, StepBoard } from '../step-play';
import styles from './mines.module.css';
import { minesAre, type MinesGame, nextTile, openedIn, type PlayedMines } from './mines-round';

type Look = 'closed' | 'opening' | 'safe' | 'mine' | 'hit';
const SAID = { closed: 'mines.tile', opening: 'mines.tile', safe: 'mines.safe', mine: 'mines.mine', hit: 'mines.hit' } as const;

/** The tiles: closed, opened one by one, and all of them seen once the round is over. */
export function minesBoard({ game, skin: { symbols, colours }, sound }: BoardParts<PlayedMines>): StepBoard<PlayedMines> {
  const opened = () => openedIn(game.round?.steps ?? []);
  const openTile = (tile: number) => !opened().includes(tile) && game.take({ open: tile });
  const tiles = Array.from({ length: TILES }, (_, at) => button({ class: styles['tile'] }, () => openTile(at + 1)));
  const grid = element('div', { class: styles['grid'], role: 'group', 'aria-label': translate('mines.board') }, ...tiles);
  moveByArrows(grid, tiles);
  const board = element('div', { class: styles['board'] }, ladder(game), grid);
  for (const name of ['top', 'middle', 'dark', 'glow', 'hero'] as const) board.style.setProperty(`--mines-${name}`, colours[name]);
  board.style.setProperty('--gem', `url("${symbols['hero']?.art ?? ''}")`);
  board.style.setProperty('--mine', `url("${symbols['mine']?.art ?? ''}")`);
  let heard = 0;
  game.subscribe(() => {
    const { open, stepping, shownRound } = game.state;
    for (const [at, tile] of tiles.entries()) {
      const look = lookOf(game, at + 1);
      tile.dataset['look'] = look;
      tile.setAttribute('aria-label', translate(SAID[look], { tile: String(at + 1) }));
      tile.setAttribute('aria-disabled', String(!open || stepping !== null || look !== 'closed'));
    }
    const [count, hit] = [opened().length, tiles.some((tile) => tile.dataset['look'] === 'hit')];
    if (count > heard) sound.knock(hit && shownRound ? 1 : 0.6);
    heard = count;
  });
  return { element: board };
}

function lookOf({ round, state: { stepping } }: MinesGame, tile: number): Look {
  const opened = openedIn(round?.steps ?? []).includes(tile);
  if (round?.drawn?.includes(tile)) return opened ? 'hit' : 'mine';
  if (opened) return 'safe';
  return stepping && 'open' in stepping && stepping.open === tile ? 'opening' : 'closed';
}

/** What can be taken now, and what the next tile would bring with which chance. */
function ladder(game: MinesGame): HTMLElement {
  const now = element('strong', {});
  const next = element('span', {});
  game.subscribe(() => {
    const { open, shownRound, choice } = game.state;
    const count = openedIn(open?.steps ?? []).length;
    const beyond = shownRound ? undefined : nextTile(game);
    now.textContent =
      open && count > 0 ? translate('mines.now', { times: times(minesPay(open.choice, count)) }) : minesAre(open?.choice ?? choice);
    next.textContent = beyond
      ? translate('mines.next', { times: times(beyond.pays), chance: `${(beyond.chance * 100).toFixed(1)}%` })
      : open
        ? translate('mines.all')
        : '';
  });
  return element('p', { class: styles['ladder'] }, now, next);
}

import { TILES } from '../../src/steps/mines';
import { button, element } from '../element';
import { moveByArrows } from '../engine/move-by-arrows';
import type { Sound } from '../engine/sound';
import type { InstantSkin } from '../instant/instant-skin';
import { times } from '../instant/times';
import { translate } from '../messages/translate';
import styles from './mines.module.css';
import type { MinesGame } from './mines-game';

type Look = 'closed' | 'opening' | 'safe' | 'mine' | 'hit';
const SAID = { closed: 'mines.tile', opening: 'mines.tile', safe: 'mines.safe', mine: 'mines.mine', hit: 'mines.hit' } as const;

/** The tiles: closed, opened one by one, and all of them seen once the round is over. */
export function minesBoard(game: MinesGame, { symbols, colours }: InstantSkin, sound: Sound): HTMLElement {
  const tiles = Array.from({ length: TILES }, (_, at) => button({ class: styles['tile'] }, () => game.openTile(at + 1)));
  const grid = element('div', { class: styles['grid'], role: 'group', 'aria-label': translate('mines.board') }, ...tiles);
  moveByArrows(grid, tiles);
  const board = element('div', { class: styles['board'] }, ladder(game), grid);
  for (const name of ['top', 'middle', 'dark', 'glow', 'hero'] as const) board.style.setProperty(`--mines-${name}`, colours[name]);
  board.style.setProperty('--gem', `url("${symbols['hero']?.art ?? ''}")`);
  board.style.setProperty('--mine', `url("${symbols['mine']?.art ?? ''}")`);
  let heard = 0;
  game.subscribe(() => {
    const { open, stepping } = game.state;
    for (const [at, tile] of tiles.entries()) {
      const look = lookOf(game, at + 1);
      tile.dataset['look'] = look;
      tile.setAttribute('aria-label', translate(SAID[look], { tile: String(at + 1) }));
      tile.setAttribute('aria-disabled', String(!open || stepping !== null || look !== 'closed'));
    }
    const opened = game.opened.length;
    if (opened > heard && open) sound.knock(0.6);
    heard = opened;
  });
  return board;
}

function lookOf(game: MinesGame, tile: number): Look {
  const { stepping, shownRound } = game.state;
  const opened = game.opened.includes(tile);
  const mined = shownRound?.drawn?.includes(tile) ?? false;
  if (mined) return opened ? 'hit' : 'mine';
  if (opened) return 'safe';
  return stepping === tile ? 'opening' : 'closed';
}

/** What can be taken now, and what the next tile would bring with which chance. */
function ladder(game: MinesGame): HTMLElement {
  const now = element('strong', {});
  const next = element('span', {});
  game.subscribe(() => {
    const { comeTo } = game;
    const beyond = game.state.shownRound ? undefined : game.next;
    now.textContent =
      comeTo === undefined
        ? translate('mines.minesAre', { mines: String(game.state.choice.mines) })
        : translate('mines.now', { times: times(comeTo) });
    next.textContent = beyond
      ? translate('mines.next', { times: times(beyond.pays), chance: `${(beyond.chance * 100).toFixed(1)}%` })
      : game.state.open
        ? translate('mines.all')
        : '';
  });
  return element('p', { class: styles['ladder'] }, now, next);
}

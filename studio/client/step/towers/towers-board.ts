import { FLOORS, TILES_ON, towersPay } from '../../../src/steps/towers';
import { button, element } from '../../element';
import { moveByArrows } from '../../engine/move-by-arrows';
import { shortTimes } from '../../engine/times';
import { translate } from '../../messages/translate';
import type { BoardParts, StepBoard } from '../step-play';
import { climbedIn, nextFloor, type PlayedTowers, type TowersGame } from './towers-round';
import styles from './towers.module.css';

type Look = 'closed' | 'opening' | 'safe' | 'trap' | 'hit';
const MOST_TILES = Math.max(...Object.values(TILES_ON));
const SAID = {
  closed: 'towers.tile',
  opening: 'towers.tile',
  safe: 'towers.safe',
  trap: 'towers.trap',
  hit: 'towers.hit',
} as const;

/** The tower, its first floor at the bottom: one tile is opened on each floor, and all traps are seen once the round is over. */
export function towersBoard({ game, skin: { symbols, colours }, sound }: BoardParts<PlayedTowers>): StepBoard<PlayedTowers> {
  const floors = Array.from({ length: FLOORS }, (_, at) => floorOf(game, at + 1));
  const grid = element(
    'div',
    { class: styles['grid'], role: 'group', 'aria-label': translate('towers.board', { floors: String(FLOORS) }) },
    ...floors.map(({ row }) => row).toReversed(),
  );
  moveByArrows(
    grid,
    floors.flatMap(({ tiles }) => tiles),
  );
  const board = element('div', { class: styles['board'] }, grid);
  for (const name of ['top', 'middle', 'low', 'dark', 'glow'] as const) board.style.setProperty(`--towers-${name}`, colours[name]);
  board.style.setProperty('--hero', `url("${symbols['hero']?.art ?? ''}")`);
  board.style.setProperty('--trap', `url("${symbols['trap']?.art ?? ''}")`);
  let heard = 0;
  game.subscribe(() => {
    for (const { draw } of floors) draw();
    const climbed = climbedIn(game.round?.steps ?? []);
    const fell = climbed.some((tile, floor) => game.round?.drawn?.[floor] === tile);
    if (climbed.length > heard) sound.knock(fell ? 1 : 0.6);
    heard = climbed.length;
  });
  return { element: board };
}

/** A floor: what it pays, and its tiles. */
function floorOf(game: TowersGame, floor: number) {
  const pays = element('span', { class: styles['pays'] });
  const open = (tile: number) => nextFloor(game) === floor && game.take({ open: tile });
  const tiles = Array.from({ length: MOST_TILES }, (_, at) => button({ class: styles['tile'] }, () => open(at + 1)));
  const row = element('div', { class: styles['floor'] }, pays, ...tiles);
  const draw = () => {
    const { stepping } = game.state;
    const { risk } = game.round?.choice ?? game.state.choice;
    const isNext = nextFloor(game) === floor;
    row.dataset['next'] = String(isNext);
    pays.textContent = shortTimes(towersPay({ risk }, floor));
    for (const [at, tile] of tiles.entries()) {
      const look = lookOf(game, floor, at + 1);
      tile.hidden = at >= TILES_ON[risk];
      tile.dataset['look'] = look;
      tile.setAttribute('aria-label', translate(SAID[look], { floor: String(floor), tile: String(at + 1) }));
      tile.setAttribute('aria-disabled', String(!isNext || stepping !== null || look !== 'closed'));
    }
  };
  return { row, tiles, draw };
}

function lookOf({ round, state: { stepping } }: TowersGame, floor: number, tile: number): Look {
  const climbed = climbedIn(round?.steps ?? []);
  const opened = climbed[floor - 1] === tile;
  if (round?.drawn?.[floor - 1] === tile) return opened ? 'hit' : 'trap';
  if (opened) return 'safe';
  const isOpening = stepping && 'open' in stepping && stepping.open === tile && climbed.length === floor - 1;
  return isOpening ? 'opening' : 'closed';
}

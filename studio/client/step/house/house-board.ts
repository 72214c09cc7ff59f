import { element } from '../../element';
import type { PlayedSteps } from '../played-steps';
import type { BoardParts, StepBoard } from '../step-play';
import styles from './house.module.css';
import { HouseScene, type Lay } from './house-scene';

/** What a game against the house lays on the table. */
interface HouseTable<Round> {
  /** In each row. */
  readonly seats: number;
  /** What lies there in a round as far as it is told; before one, null. */
  readonly lay: (round: Round | null) => Lay;
  /** The bets as they lie, in units: name and amount. */
  readonly bets: (round: Round | null) => readonly (readonly [name: string, amount: bigint])[];
}

/** The table of a game against the house: two rows of cards, and below them what is staked. */
export function houseBoard<Round extends PlayedSteps>(
  { game, skin, sound }: BoardParts<Round>,
  { seats, lay, bets }: HouseTable<Round>,
): StepBoard<Round> {
  const scene = new HouseScene(skin, sound, seats);
  const staked = element('dl', { class: styles['bets'] });
  let [laid, told] = ['', ''];
  const show = (round: Round | null): Promise<void> => {
    const next = lay(round);
    if (JSON.stringify(next) === laid) return Promise.resolve();
    laid = JSON.stringify(next);
    return scene.show(next);
  };
  game.subscribe(() => {
    void show(game.round);
    const amounts = bets(game.round).map(([name, amount]) => [name, game.money.format(amount)] as const);
    if (JSON.stringify(amounts) === told) return;
    told = JSON.stringify(amounts);
    staked.replaceChildren(
      ...amounts.map(([name, amount]) => element('div', {}, element('dt', {}, name), element('dd', {}, amount))),
    );
  });
  const board = element('div', { class: styles['board'] }, scene.element, staked);
  board.style.setProperty('--house-dark', skin.colours.dark);
  return { element: board, reveal: show };
}

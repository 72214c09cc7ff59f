import { limitsOf } from '../../../src/money/currencies';
import { chanceOf, type MinesChoice, type MinesStep, minesPay, mostTiles } from '../../../src/steps/mines';
import type { MinesView } from '../../../src/steps/mines-view';
import { translate } from '../../messages/translate';
import type { RoundSeeds } from '../../studio/studio-calls';
import type { StepGame } from '../step-game';

export interface PlayedMines extends MinesView, RoundSeeds {}
export type MinesGame = StepGame<PlayedMines>;

export function openedIn(steps: readonly MinesStep[]): number[] {
  return steps.flatMap((step) => ('open' in step ? [step.open] : []));
}

/** What the next tile would come to, and how likely it has no mine; undefined where there is none to open. */
export function nextTile({ state: { open, choice: chosen, stake }, currency }: MinesGame) {
  const choice = open?.choice ?? chosen;
  const count = open ? openedIn(open.steps).length : 0;
  if (count >= mostTiles(choice, open ? BigInt(open.stake) : stake, limitsOf(currency).maxWin)) return undefined;
  const [before, after] = [chanceOf(choice, count), chanceOf(choice, count + 1)];
  const chance = Number(after.numerator * before.denominator) / Number(after.denominator * before.numerator);
  return { pays: minesPay(choice, count + 1), chance };
}

export function minesAre({ mines: count }: MinesChoice): string {
  return translate('mines.minesAre', { mines: String(count) });
}

import { limitsOf } from '../../../src/money/currencies';
import { mostFloors, type TowersChoice, type TowersStep } from '../../../src/steps/towers';
import type { TowersView } from '../../../src/steps/towers-view';
import { translate } from '../../messages/translate';
import type { RoundSeeds } from '../../studio/studio-calls';
import type { StepGame } from '../step-game';

export interface PlayedTowers extends TowersView, RoundSeeds {}
export type TowersGame = StepGame<PlayedTowers>;

/** The tile that was opened on each floor, from below. */
export function climbedIn(steps: readonly TowersStep[]): number[] {
  return steps.flatMap((step) => ('open' in step ? [step.open] : []));
}

/** The floor on which a tile may be opened now, from 1; undefined where there is none. */
export function nextFloor({ state: { open }, currency }: TowersGame): number | undefined {
  if (!open) return undefined;
  const climbed = climbedIn(open.steps).length;
  return climbed < mostFloors(open.choice, BigInt(open.stake), limitsOf(currency).maxWin) ? climbed + 1 : undefined;
}

export function riskOf({ risk }: TowersChoice): string {
  return translate(`instant.risk.${risk}`);
}

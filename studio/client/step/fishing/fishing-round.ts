import type { FishingView } from '../../../src/steps/fishing-view';
import { translate } from '../../messages/translate';
import type { RoundSeeds } from '../../studio/studio-calls';
import type { StepGame } from '../step-game';

export interface PlayedFishing extends FishingView, RoundSeeds {}
export type FishingGame = StepGame<PlayedFishing>;

export function leftText(left: number): string {
  if (left === 0) return translate('fishing.leftNone');
  return translate(left === 1 ? 'fishing.leftOne' : 'fishing.left', { left: String(left) });
}

/** What was caught by the shots that somebody has seen, in units. */
export function sumOf({ choice, stake }: PlayedFishing, catches: readonly number[]): bigint {
  return (BigInt(stake) / BigInt(choice.shots)) * BigInt(catches.reduce((sum, times) => sum + times, 0));
}

import type { Round } from '../database/tables';
import type { Step } from '../models/model';

/** After so long without a step, a round is settled by what it has come to. */
export const ABANDONED_AFTER_MS = 60 * 60_000;

/** The steps of a round so far. */
export function stepsOf({ steps }: Pick<Round, 'steps'>): readonly Step[] {
  return JSON.parse(steps ?? '[]') as Step[];
}

/** The round as it stood when the step with this number, from 1, was about to be taken. */
export function beforeStep<Known extends Pick<Round, 'steps'>>(round: Known, number: number): Known {
  return { ...round, steps: JSON.stringify(stepsOf(round).slice(0, number - 1)) };
}

export function withStep<Known extends Pick<Round, 'steps'>>(round: Known, step: Step): Known {
  return { ...round, steps: JSON.stringify([...stepsOf(round), step]) };
}

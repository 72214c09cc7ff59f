import type { Round } from '../database/tables';
import type { Model, RoundSeeds } from '../models/model';
import { limitsOf, type Currency } from '../money/currencies';
import type { RoundChange } from '../rounds/next-step';
import { ABANDONED_AFTER_MS, stepsOf } from './step-rules';

/**
 * What a round with these steps writes down: that it waits for the next one, with what lies open, or what it comes to. While it waits, `attempts` is how many steps there are: who
 * settles an abandoned round at the moment of a step finds it changed.
 */
export function afterStep({ steps: rules, decide }: Model, round: Round, seeds: RoundSeeds, currency: Currency): RoundChange {
  const shown = rules?.shown?.(round, seeds);
  const told = { steps: round.steps, ...(shown && { shown: JSON.stringify(shown) }) };
  if (rules?.isOver(round, seeds, currency))
    return { state: 'outcome_decided', attempts: 0, ...told, ...decide(round, seeds, limitsOf(currency).coin) };
  return { ...waiting(round), ...told };
}

/** A round that waits for its player's next step. */
export function waiting(round: Round): RoundChange {
  return { state: 'playing', attempts: stepsOf(round).length, pauseMs: ABANDONED_AFTER_MS };
}

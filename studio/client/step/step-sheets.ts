import { element } from '../element';
import { roundCheck, seedFacts } from '../engine/fairness-sheet';
import { paceFact } from '../engine/pace';
import { lastRoundFact, replayLink } from '../engine/replay-bar';
import { openRules } from '../engine/rules-sheet';
import { facts, openSheet } from '../engine/sheet';
import { paidIn } from '../engine/verdict';
import { translate } from '../messages/translate';
import type { PlayedSteps } from './played-steps';
import type { StepGame } from './step-game';
import type { Fact, StepPlay } from './step-play';

/** The rules of the game, with what all of them have. */
export function openStepRules<Round extends PlayedSteps>(game: StepGame<Round>, play: StepPlay<Round>): void {
  const { money, limits } = game;
  const { intro, facts: own, below } = play.rules(game);
  const amounts = { min: money.format(limits.minStake), max: money.format(limits.maxStake) };
  openRules(
    element('p', {}, intro),
    facts(
      ...own,
      [translate('rulesStake'), translate('rulesStakeValue', amounts)],
      [translate('rulesRounding'), translate('instant.noRounding')],
      paceFact(game),
      ...lastRoundFact(game),
    ),
    ...below,
  );
}

/** One past round: what was chosen, how it went, and all that is needed to check it. */
export function openRoundSheet<Round extends PlayedSteps>(game: StepGame<Round>, play: StepPlay<Round>, round: Round): void {
  const { money } = game;
  const { choice, steps, raised, stake } = round;
  const raises: readonly Fact[] = BigInt(raised) > 0n ? [[translate('step.raised'), money.format(BigInt(raised))]] : [];
  openSheet(
    translate('instant.roundTitle'),
    facts(
      [translate('stake'), money.format(BigInt(stake))],
      ...raises,
      ...(play.roundFacts?.(round, game) ?? []),
      [translate('instant.cameOut'), play.cameOut(round, game)],
      [translate('roundPayout'), money.format(paidIn(round))],
      ...seedFacts(round),
    ),
    roundCheck(round, play.model, { ...(choice && { choice: JSON.stringify(choice) }), steps: JSON.stringify(steps) }),
    replayLink(round),
  );
}

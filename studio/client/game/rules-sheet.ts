import { lowestDiceReturn } from '../../src/dice/odds';
import { percentOf, written } from '../../src/models/fraction';
import { element } from '../element';
import { translate } from '../messages/translate';
import type { Game } from './game';
import { paceFact } from '../engine/pace';
import { lastRoundFact } from '../engine/replay-bar';
import { openRules } from '../engine/rules-sheet';
import { facts } from '../engine/sheet';

export function openRulesSheet(game: Game): void {
  const { money, limits } = game;
  const least = lowestDiceReturn();
  openRules(
    element('p', {}, translate('rulesIntro')),
    facts(
      [translate('rulesReturn'), translate('rulesReturnValue', { percent: percentOf(least), exact: written(least) })],
      [translate('rulesMaxWin'), translate('rulesMaxWinValue', { amount: money.format(limits.maxWin) })],
      [
        translate('rulesStake'),
        translate('rulesStakeValue', { min: money.format(limits.minStake), max: money.format(limits.maxStake) }),
      ],
      [translate('rulesMultiplier'), translate('rulesMultiplierValue')],
      [translate('rulesRounding'), translate('rulesRoundingValue', { coin: money.format(limits.coin) })],
      [translate('rulesInterrupted'), translate('rulesInterruptedValue')],
      paceFact(game),
      ...lastRoundFact(game),
    ),
  );
}

import { element } from '../element';
import { say } from '../messages/say';
import type { Game } from './game-state';
import { facts, openSheet } from './sheet';

export function openRules({ money, limits }: Game): void {
  openSheet(
    say('rules'),
    element('p', {}, say('rulesIntro')),
    facts(
      [say('rulesReturn'), say('rulesReturnValue')],
      [say('rulesMaxWin'), say('rulesMaxWinValue', { amount: money.format(limits.maxWin) })],
      [say('rulesStake'), say('rulesStakeValue', { min: money.format(limits.minStake), max: money.format(limits.maxStake) })],
      [say('rulesMultiplier'), say('rulesMultiplierValue')],
      [say('rulesRounding'), say('rulesRoundingValue', { coin: money.format(limits.coin) })],
      [say('rulesInterrupted'), say('rulesInterruptedValue')],
      [say('rulesPace'), say('rulesPaceValue')],
    ),
  );
}

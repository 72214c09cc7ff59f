import { hitRateOf, returnOf, topOf } from '../../src/instant/instant-rules';
import { percentOf, written } from '../../src/models/fraction';
import { element } from '../element';
import { roundCheck, seedFacts } from '../engine/fairness-sheet';
import { paceFact } from '../engine/pace';
import { lastRoundFact, replayLink } from '../engine/replay-bar';
import { openRules } from '../engine/rules-sheet';
import { facts, openSheet } from '../engine/sheet';
import { translate } from '../messages/translate';
import type { InstantGame, PlayedInstant } from './instant-game';
import type { InstantPlay } from './instant-play';
import type { Skin } from '../engine/skin';
import { payTable } from './pays';
import { times } from '../engine/times';

/** The rules, and the exact odds of the choice as it stands. */
export function openInstantRules<Choice extends object>(game: InstantGame<Choice>, play: InstantPlay<Choice>, skin: Skin): void {
  const intro = element('p', {}, translate(play.texts.rules, { hero: skin.symbols['hero']?.name ?? '' }));
  if (!game.isPlayable) return openRules(intro);
  const { rules, money, limits } = game;
  const { choice } = game.state;
  const exact = (of: typeof returnOf) => ({ percent: percentOf(of(rules, choice)), exact: written(of(rules, choice)) });
  openRules(
    intro,
    facts(
      [translate('instant.choice'), play.chosen(choice, skin)],
      [translate('rulesReturn'), translate('exactReturn', exact(returnOf))],
      [translate('instant.hitRate'), translate('instant.exactly', exact(hitRateOf))],
      [
        translate('rulesMaxWin'),
        translate('instant.maxWin', { times: times(topOf(rules, choice)), amount: money.format(limits.maxWin) }),
      ],
      [
        translate('rulesStake'),
        translate('rulesStakeValue', { min: money.format(limits.minStake), max: money.format(limits.maxStake) }),
      ],
      [translate('rulesRounding'), translate('instant.noRounding')],
      [translate('rulesInterrupted'), translate('rulesInterruptedValue')],
      paceFact(game),
      ...lastRoundFact(game),
    ),
    play.payTable?.(game, skin) ?? payTable(game),
  );
}

/** One past round: what was chosen, what came out, and all that is needed to check it. */
export function openRoundSheet<Choice extends object>(
  { rules, money }: InstantGame<Choice>,
  { chosen, cameOut }: InstantPlay<Choice>,
  skin: Skin,
  round: PlayedInstant<Choice>,
): void {
  const { choice, drawn, stake, payout } = round;
  const out = drawn
    ? ([
        [translate('instant.cameOut'), cameOut(choice, drawn, skin)],
        [translate('multiplier'), times(rules.multiplier(choice, drawn))],
      ] as const)
    : [];
  openSheet(
    translate('instant.roundTitle'),
    facts(
      [translate('stake'), money.format(BigInt(stake))],
      [translate('instant.choice'), chosen(choice, skin)],
      ...out,
      [translate('roundPayout'), money.format(BigInt(payout ?? 0))],
      ...seedFacts(round),
    ),
    roundCheck(round, rules.id, { choice: JSON.stringify(choice) }),
    replayLink(round),
  );
}

import { roundCheck, seedFacts } from '../engine/fairness-sheet';
import { replayLink } from '../engine/replay-bar';
import { facts, openSheet } from '../engine/sheet';
import { translate } from '../messages/translate';
import { hundredths } from '../money';
import type { PlayedRound } from '../studio/studio-calls';
import type { Game } from './game';

/** One past roll, with all that is needed to check it. */
export function openRoundSheet(game: Game, round: PlayedRound): void {
  const stake = game.money.format(BigInt(round.stake));
  const bet = translate(round.direction === 'under' ? 'roundBetUnder' : 'roundBetOver', {
    stake,
    target: hundredths(round.target),
  });
  openSheet(
    translate('roundTitle', { roll: hundredths(round.roll ?? 0) }),
    facts(
      [translate('roundBet'), bet],
      [translate('multiplier'), `×${(Number(round.multiplier) / 10_000).toFixed(4)}`],
      [translate('roundPayout'), game.money.format(BigInt(round.payout ?? 0))],
      ...seedFacts(round),
    ),
    roundCheck(round, round.model),
    replayLink(round),
  );
}

import { chanceOf, fishingReturn, KINDS, MOST_TIMES } from '../../../src/steps/fishing';
import { asNumber, percentOf, written } from '../../../src/models/fraction';
import { chanceText } from '../../engine/chance-text';
import { oddsTable } from '../../engine/odds-table';
import { shortTimes, times } from '../../engine/times';
import { translate } from '../../messages/translate';
import type { FishingGame } from './fishing-round';
import type { Sight } from './sight';

/** The exact odds of each fish. */
export function fishingRules(game: FishingGame, sight: Sight) {
  const { money, limits, state } = game;
  const back = fishingReturn(KINDS[0] as (typeof KINDS)[number]);
  return {
    intro: translate('fishing.rules'),
    facts: [
      [translate('rulesReturn'), translate('fishing.returnIs', { percent: percentOf(back), exact: written(back) })],
      [
        translate('rulesMaxWin'),
        translate('fishing.largest', { times: times(MOST_TIMES * 100), amount: money.format(limits.maxWin) }),
      ],
      [translate('rulesInterrupted'), `${translate('fishing.abandoned')} ${translate('rulesInterruptedValue')}`],
    ] as const,
    below: [table(game, state.stake / BigInt(state.choice.shots), sight)],
  };
}

function table({ money }: FishingGame, shot: bigint, sight: Sight): HTMLElement {
  const heads = (['fishing.fish', 'multiplier', 'roundPayout', 'instant.odds', 'table.return'] as const).map((id) => translate(id));
  const rows = KINDS.map((kind) => [
    sight.nameOf(kind.letter),
    shortTimes(kind.times * 100),
    money.format(shot * BigInt(kind.times)),
    `${chanceText(asNumber(chanceOf(kind)))} (${written(chanceOf(kind))})`,
    `${percentOf(fishingReturn(kind))}%`,
  ]);
  return oddsTable(translate('fishing.table', { amount: money.format(shot) }), heads, rows);
}

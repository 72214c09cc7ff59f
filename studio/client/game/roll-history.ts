import { history, outcomeWord, type Entry } from '../engine/history';
import { outcomeOf } from '../engine/verdict';
import { translate } from '../messages/translate';
import { hundredths } from '../money';
import type { PlayedRound } from '../studio/studio-calls';
import type { Game } from './game';

export function rollHistory(game: Game, open: (round: PlayedRound) => void): HTMLElement {
  return history(game, { label: translate('history'), empty: translate('noHistory'), entryOf }, open);
}

function entryOf(round: PlayedRound): Entry {
  const won = outcomeOf(round) === 'won';
  const text = hundredths(round.roll ?? 0);
  return { text, won, label: translate('historyEntry', { roll: text, result: outcomeWord(won) }) };
}

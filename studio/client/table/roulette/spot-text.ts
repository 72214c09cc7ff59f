import { numbersOf } from '../../../src/table/roulette';
import type { MessageId } from '../../messages/en';
import { translate } from '../../messages/translate';

const WORDS: Readonly<Record<string, MessageId>> = {
  red: 'roulette.red',
  black: 'roulette.black',
  odd: 'roulette.odd',
  even: 'roulette.even',
  low: 'roulette.low',
  high: 'roulette.high',
};

/** What stands on a spot, or is read out of one that has no room for words. */
export function spotText(id: string): string {
  const word = WORDS[id];
  if (word) return translate(word);
  const [kind, which = ''] = id.split('-');
  const numbers = numbersOf(id);
  if (kind === 'dozen') return translate('roulette.dozen', { first: String(numbers[0]), last: String(numbers.at(-1)) });
  return kind === 'column' ? translate('roulette.column', { column: which }) : numbers.join('–');
}

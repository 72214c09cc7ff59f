import type { Reading } from '../draws/below';
import type { SlotRules } from './slot-rules';

const WORDS = 2 ** 32;

/** What became of each number of 32 bits, as long as the spin asks for one: its remainder, or nothing where it is one of the few highest, which would favour some. */
export function readings(rules: Pick<SlotRules, 'play'>, words: readonly number[]): Reading[] {
  return read(rules, words).read;
}

/** Stops, and whatever a bonus draws, from numbers of 32 bits, without favour. Undefined when the numbers do not last. */
export function stopsFrom(rules: Pick<SlotRules, 'play'>, words: readonly number[]): number[] | undefined {
  const { isOver, read: numbers } = read(rules, words);
  return isOver ? numbers.flatMap(({ drawn }) => (drawn === undefined ? [] : [drawn])) : undefined;
}

function read(rules: Pick<SlotRules, 'play'>, words: readonly number[]) {
  const game = rules.play();
  const numbers: Reading[] = [];
  let step = game.next();
  for (const word of words) {
    if (step.done) break;
    const size = step.value;
    const drawn = word < WORDS - (WORDS % size) ? word % size : undefined;
    numbers.push({ word, size, drawn });
    if (drawn !== undefined) step = game.next(drawn);
  }
  return { isOver: step.done === true, read: numbers };
}

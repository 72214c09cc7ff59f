import { createHash } from 'node:crypto';
import type { SampleBet } from '../audit/audited-model';
import { auditedModel } from '../audit/audited-models';
import { decision } from '../audit/checks/rules';
import { formerRollOf } from '../dice/former-roll';
import { withWords } from '../testing/with-words';
import type { PlayedModelId } from './model-id';
import { MODEL_IDS } from './models';

const WORDS = 2 ** 32;
/** How many numbers a round is drawn from here. */
const LENGTH = 4_096;
/** Of those that are read so many are looked at, at most: more would take the test’s time. */
const MOST_LOOKED_AT = 256;
const SEEDS = { serverSeed: 'any', clientSeed: 'any', nonce: 0 };

/** Numbers that follow from a name, none of them rare. */
function streamOf(name: string): number[] {
  return Array.from({ length: LENGTH / 8 }, (_, block) => createHash('sha256').update(`${name} ${block}`).digest()).flatMap(
    (bytes) => Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(at * 4)),
  );
}

const STREAMS = Array.from({ length: 5 }, (_, at) => streamOf(`even ${at}`));

type Outcome = (words: readonly number[]) => string;

function outcomeOf(id: PlayedModelId, bet: SampleBet): Outcome {
  return (words) =>
    withWords(words, () => {
      const { outcome, payout } = decision(id, bet, SEEDS);
      return `${JSON.stringify(outcome)} ${payout}`;
    });
}

const insertedAt = (words: readonly number[], at: number, word: number) => words.toSpliced(at, 0, word);
const replacedAt = (words: readonly number[], at: number, word: number) => words.with(at, word);

/** How many numbers of a stream are read: those after them can be anything. */
function readIn(outcome: Outcome, words: readonly number[]): number {
  let read = 0;
  const get = (target: readonly number[], key: string | symbol): unknown => {
    if (typeof key === 'string' && /^\d+$/.test(key)) read = Math.max(read, Number(key) + 1);
    return Reflect.get(target, key);
  };
  outcome(new Proxy(words, { get }));
  return read;
}

/** Sizes at which nothing has to be passed over: 2³² divides by them. */
const EVEN_SIZES = Array.from({ length: 24 }, (_, bits) => 2 ** (bits + 1));

/**
 * The places of the stream that favour something. Of the numbers that have to be passed over, whatever the size, 0 is the first where a number is multiplied, and the highest one
 * where a remainder is taken: where neither is passed over, the size has to be one that needs none. What nothing reads is passed over as well.
 */
function unevenPlaces(outcome: Outcome): number[] {
  const streams = STREAMS.map((words) => ({ words, comesTo: outcome(words) }));
  const passesOver = (at: number) =>
    [0, WORDS - 1].some((word) => streams.every(({ words, comesTo }) => outcome(insertedAt(words, at, word)) === comesTo));
  const read = Math.max(...STREAMS.map((words) => readIn(outcome, words)));
  const places = Array.from({ length: Math.min(read, MOST_LOOKED_AT) }, (_, at) => at);
  return places.filter((at) => !passesOver(at) && !streams.some(({ words }) => isEven(outcome, words, at)));
}

/** Whether what is drawn at this place is ⌊word · size ÷ 2³²⌋ or the remainder by a size that 2³² divides by. */
function isEven(outcome: Outcome, words: readonly number[], at: number): boolean {
  const drawn = (word: number) => outcome(replacedAt(words, at, word));
  return EVEN_SIZES.some((size) => {
    const width = WORDS / size;
    const starts = [0, 1, size - 1].map((number) => number * width);
    const byParts = () => drawn(width - 1) !== drawn(width) && starts.every((start) => drawn(start) === drawn(start + width - 1));
    const byRemainder = () => drawn(0) !== drawn(size - 1) && drawn(WORDS - size) === drawn(0) && drawn(5) === drawn(5 + size);
    return byParts() || byRemainder();
  });
}

/** Those that differ in more than the stake, which decides nothing. */
function differentBets(id: PlayedModelId): SampleBet[] {
  const byRest = new Map(auditedModel(id).bets.map((bet) => [JSON.stringify({ ...bet, stake: '' }), bet]));
  return [...byRest.values()].slice(0, 2);
}

describe('what is drawn', () => {
  it.each(MODEL_IDS)('favours nothing, at each place of the stream: %s', (id) => {
    for (const bet of differentBets(id)) expect(unevenPlaces(outcomeOf(id, bet))).toEqual([]);
  });

  it('would be found out if it did, by one in 548 000: the dice that were rolled by their first word', () => {
    expect(unevenPlaces((words) => withWords(words, () => String(formerRollOf(SEEDS))))).toEqual([0]);
  });

  it('would be found out at whatever place it did: the twentieth number, by a remainder', () => {
    const twenty = (words: readonly number[]) => words.slice(0, 20).map((word, at) => word % (at === 19 ? 10 : 16));
    expect(unevenPlaces((words) => twenty(words).join())).toEqual([19]);
  });
});

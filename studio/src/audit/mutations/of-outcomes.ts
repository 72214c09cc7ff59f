import { mutationsOf } from './mutation';
import { SLOT_MUTATIONS } from './of-slots';

const COIN = 'payoutOf(stake, multiplier, coin)';
const ROLL = 'numbersBelow(words, [OUTCOMES])';
const UNDER = "direction === 'under' ? roll < target : roll > target";

/** Mistakes in what comes out and what that pays. */
export const OUTCOME_MUTATIONS = [
  ...SLOT_MUTATIONS,
  ...mutationsOf('dice/roll.ts', {
    'roll by remainder': [ROLL, '[(words[0] ?? 0) % OUTCOMES]'],
    'roll that passes no word over': [ROLL, '[Math.floor(((words[0] ?? 0) * OUTCOMES) / 2 ** 32)]'],
    'roll from later bytes': [ROLL, 'numbersBelow(words.slice(1), [OUTCOMES])'],
    'roll of the next nonce': ['drawUntil(seeds,', 'drawUntil({ ...seeds, nonce: seeds.nonce + 1 },'],
    'the second roll of two': [ROLL, 'numbersBelow(words, [OUTCOMES, OUTCOMES])?.reverse()'],
  }),
  ...mutationsOf('dice/odds.ts', {
    'one face too few': ['OUTCOMES = 10_001', 'OUTCOMES = 10_000'],
    'a return of 98 %': ['RTP_PERCENT = 99', 'RTP_PERCENT = 98'],
    'a return of 100 %': ['RTP_PERCENT = 99', 'RTP_PERCENT = 100'],
    'under includes the target': [UNDER, UNDER.replace('<', '<=')],
    'over includes the target': [UNDER, UNDER.replace('>', '>=')],
    'under and over exchanged': [UNDER, UNDER.replace('under', 'over')],
    'payouts rounded up': ['return exact - (exact % coin);', 'return exact - (exact % coin) + coin;'],
    'payouts not rounded to coins': ['return exact - (exact % coin);', 'return exact;'],
    'one face too many on the upper side': ['OUTCOMES - 1 - target;', 'OUTCOMES - target;'],
    'a bolder target than allowed': ['FEWEST_WINNING = 10', 'FEWEST_WINNING = 9'],
    'a safer target than allowed': ['MOST_WINNING = 9_800', 'MOST_WINNING = 9_801'],
    'the largest win not heeded': ['byWin < maxStake ? byWin : maxStake', 'maxStake'],
    'a coin above the largest win': ['return stake - (stake % coin);', 'return stake - (stake % coin) + coin;'],
  }),
  ...mutationsOf('dice/accept-bet.ts', {
    'a coin below the smallest stake': ['stake < minStake', 'stake < minStake - coin'],
    'a coin above the largest stake': ['stake > maxStake)', 'stake > maxStake + coin)'],
    'stakes of parts of a coin': ['stake % coin !== 0n', 'stake < 0n'],
    'any target': ['!isTargetAllowed(direction, target)', 'target < 1'],
  }),
  ...mutationsOf('dice/dice-model.ts', {
    'a coin more for a win': [COIN, `${COIN} + coin`],
    'a coin less for a win': [COIN, `${COIN} - coin`],
    'a coin for a loss': [': 0n };', ': coin };'],
    'won by the next roll': ['wins(direction, target, roll)', 'wins(direction, target, roll + 1)'],
    'a roll told before its end': ['isOutcomeTold(round) ? roll : null', 'roll'],
  }),
  ...mutationsOf('draws/draw-until.ts', {
    'stops from reversed bytes': ['readUInt32BE(at)', 'readUInt32LE(at)'],
    'stops without the client seed': ['${clientSeed}:${nonce}', ':${nonce}'],
    'stops of one nonce for ever': ['${nonce}:${block}', '0:${block}'],
    'stops that begin in the second block': ['let block = 0', 'let block = 1'],
    'stops with the seeds in another order': ['${clientSeed}:${nonce}', '${nonce}:${clientSeed}'],
    'stops by another hash': ["createHmac('sha256'", "createHmac('sha512'"],
    'stops keyed with the bytes of the seed': ['serverSeed).update', "Buffer.from(serverSeed, 'hex')).update"],
  }),
];

import type { RoundSeeds } from '../../models/model';
import type { AuditedModel, SampleBet } from '../audited-model';
import { fairNumber } from './fair-number';
import { seedWords } from './seed-words';

const TILES = 25;
const LARGEST_WIN = 100_000_000_000n;

interface MinesBet extends SampleBet {
  readonly choice: { readonly mines: number };
  readonly steps: readonly ({ readonly open: number } | { readonly cashOut: true })[];
}

/** Opens these tiles one after another, and then takes what the round has come to. */
function bet(mines: number, tiles: readonly number[], stake: string): MinesBet {
  return { stake, choice: { mines }, steps: [...tiles.map((open) => ({ open })), { cashOut: true }] };
}

/** Of 25 tiles, how likely the first, then the next … has no mine: one over it, times 0.99, in whole hundredths. */
function hundredths(mines: number, opened: number): bigint {
  let [over, under] = [99n, 1n];
  for (let tile = 0; tile < opened; tile += 1) {
    over *= BigInt(TILES - tile);
    under *= BigInt(TILES - mines - tile);
  }
  return over / under;
}

/** The tiles with mines: each place counted off over the tiles that have one already. */
function minesOf(seeds: RoundSeeds, mines: number): number[] {
  const words = seedWords(seeds);
  const mined: number[] = [];
  while (mined.length < mines) {
    let toPass = fairNumber(words, TILES - mined.length);
    let tile = 1;
    for (; toPass > 0 || mined.includes(tile); tile += 1) if (!mined.includes(tile)) toPass -= 1;
    mined.push(tile);
  }
  return mined;
}

/** What the steps come to: nothing with the first mine; no tile is opened that could win more than is paid. */
function paidFor({ stake, choice: { mines }, steps }: MinesBet, mined: readonly number[]): bigint {
  const amount = (opened: number) => (BigInt(stake) / 100n) * hundredths(mines, opened);
  let opened = 0;
  for (const step of steps) {
    const over = 'cashOut' in step || opened === TILES - mines || amount(opened + 1) > LARGEST_WIN;
    if (over) break;
    if (mined.includes(step.open)) return 0n;
    opened += 1;
  }
  return opened === 0 ? BigInt(stake) : amount(opened);
}

function oddsOf(sample: MinesBet) {
  const opened = sample.steps.length - 1;
  let chance = 1;
  for (let tile = 0; tile < opened; tile += 1) chance *= (TILES - sample.choice.mines - tile) / (TILES - tile);
  const times = Number(hundredths(sample.choice.mines, opened)) / 100;
  return { mean: times * chance, variance: chance * (1 - chance) * times * times };
}

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const seedsAt = (nonce: number): RoundSeeds => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });

/** All safe tiles of a round with so many mines, opened to the last one. */
function allSafe(mines: number, nonce: number, stake: string): AuditedModel['rare'][number] {
  const mined = minesOf(seedsAt(nonce), mines);
  const safe = upTo(TILES).filter((tile) => !mined.includes(tile));
  const sample = { ...bet(mines, safe, stake), steps: safe.map((open) => ({ open })) };
  return { bet: sample, seeds: seedsAt(nonce), payout: paidFor(sample, mined) };
}

const edge = (sample: SampleBet, refusal?: string, currency: 'BDT' | 'USD' | 'VND' = 'BDT') => ({
  currency,
  bet: sample,
  ...(refusal && { refusal }),
});

/** Mines by their published rules. */
export const auditedMines: AuditedModel<readonly number[]> = {
  bets: [
    bet(3, [13], '700000'),
    bet(1, [7, 8, 9], '300000'),
    bet(5, [1, 25, 12], '500000'),
    bet(10, [3, 4], '900000'),
    bet(24, [17], '1700000'),
    bet(2, upTo(10), '400000'),
    bet(12, [25], '1100000'),
  ],
  edges: [
    edge(bet(1, [1], '100000')),
    edge(bet(1, [1], '99000'), 'stake.out_of_range'),
    edge(bet(1, [1], '5000000000')),
    edge(bet(1, [1], '5000100000'), 'stake.out_of_range'),
    edge(bet(3, [1], '150000'), 'stake.not_payable'),
    edge(bet(0, [1], '1000000'), 'choice.not_allowed'),
    edge(bet(25, [1], '1000000'), 'choice.not_allowed'),
    // One tile of 24 mines pays 24.75 times the stake.
    edge(bet(24, [1], '4040400000')),
    edge(bet(24, [1], '4040500000'), 'stake.above_max_win'),
    edge(bet(24, [1], '40400000'), undefined, 'USD'),
    edge(bet(24, [1], '40500000'), 'stake.above_max_win', 'USD'),
    edge(bet(1, [1], '105000000'), 'stake.not_payable', 'VND'),
  ],
  published: '0c60ec945f08cff7275915b2d725199c4d74e9d19346f33a0b1a59cca7fcf15b',
  // 24 tiles beside one mine, at 40,404.00: no stake in whole takas wins the last one.
  largestWin: 99_999_900_000n,
  rare: [
    ...upTo(24).map((mines) => allSafe(mines, mines, '100000')),
    // Its last tiles could win more than is paid: the round ends before them.
    allSafe(5, 3, '100000000'),
    allSafe(12, 4, '1000000'),
    // Nothing opened: the stake comes back.
    { bet: { ...bet(3, [], '700000'), steps: [] }, seeds: seedsAt(0), payout: 700_000n },
  ],
  told: ({ drawn }) => (Array.isArray(drawn) ? (drawn as number[]) : null),
  rework(sample, seeds) {
    const round = sample as MinesBet;
    const mined = minesOf(seeds, round.choice.mines);
    return { outcome: mined, payout: paidFor(round, mined) };
  },
  odds: (sample) => oddsOf(sample as MinesBet),
  draws: [{ chances: upTo(TILES).map(() => 1 / TILES), cellOf: ([first = 0]) => first - 1 }],
  measure: ([first = 1]) => (first - 0.5) / TILES,
};

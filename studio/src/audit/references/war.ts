import type { RoundSeeds } from '../../models/model';
import type { AuditedModel, SampleBet } from '../audited-model';
import { AuditShoe } from './shoe';
import { numbersTold } from './table-bet';

type Answer = 'war' | 'surrender';
type Course = 'ahead' | 'behind' | 'given up' | 'second ahead' | 'second behind' | 'second tie';

const DECKS = 6;

function bet(answer: Answer | undefined, stake: string): SampleBet {
  return { stake, steps: answer === undefined ? [] : [{ [answer]: true }] };
}

function answerIn({ steps = [] }: SampleBet): Answer | undefined {
  const [first] = steps;
  return first && (Object.keys(first)[0] as Answer);
}

/** The ace beats the king. */
function beats(one: number, other: number): boolean {
  return one !== other && (one === 1 || (other !== 1 && one > other));
}

function play(seeds: RoundSeeds, answer: Answer | undefined): { readonly places: readonly number[]; readonly course: Course } {
  const shoe = new AuditShoe(seeds, DECKS);
  const duel = () => {
    const [player, house] = [shoe.deal().rank, shoe.deal().rank];
    if (beats(player, house)) return 'ahead';
    return beats(house, player) ? 'behind' : 'tie';
  };
  const first = duel();
  if (first !== 'tie') return { places: shoe.places, course: first };
  if (answer !== 'war') return { places: shoe.places, course: 'given up' };
  const second = duel();
  return { places: shoe.places, course: `second ${second}` };
}

/** Halves of the stake that come back. */
const HALVES: Readonly<Record<Course, bigint>> = {
  ahead: 4n,
  behind: 0n,
  'given up': 1n,
  'second ahead': 6n,
  'second behind': 0n,
  'second tie': 8n,
};

function work(sample: SampleBet, seeds: RoundSeeds) {
  const { places, course } = play(seeds, answerIn(sample));
  const stake = BigInt(sample.stake);
  const raises = course.startsWith('second') ? [stake] : [];
  return { outcome: places, payout: (stake / 2n) * HALVES[course], raises };
}

/** Of 311 cards that the house may have, 23 tie; of the 310 · 309 ways after that, 7 086 tie again. */
function chancesFor(answer: Answer | undefined): readonly (readonly [course: Course, chance: number])[] {
  const [tie, again] = [23 / 311, 7_086 / (310 * 309)];
  const first = [
    ['ahead', (1 - tie) / 2],
    ['behind', (1 - tie) / 2],
  ] as const;
  if (answer !== 'war') return [...first, ['given up', tie]];
  const decided = (tie * (1 - again)) / 2;
  return [...first, ['second ahead', decided], ['second behind', decided], ['second tie', tie * again]];
}

function oddsOf(sample: SampleBet) {
  const times = chancesFor(answerIn(sample)).map(([course, chance]) => [Number(HALVES[course]) / 2, chance] as const);
  const mean = times.reduce((sum, [back, chance]) => sum + back * chance, 0);
  return { mean, variance: times.reduce((sum, [back, chance]) => sum + chance * (back - mean) ** 2, 0) };
}

/** The first round that ends so. */
function first(course: Course, answer: Answer | undefined, payout: bigint): AuditedModel['rare'][number] {
  let nonce = 0;
  const seedsAt = () => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'war', nonce });
  while (play(seedsAt(), answer).course !== course) nonce += 1;
  return { bet: bet(answer, '100000'), seeds: seedsAt(), payout };
}

const edge = (stake: string, refusal?: string, currency: 'BDT' | 'USD' | 'VND' = 'BDT') => ({
  currency,
  bet: bet('surrender', stake),
  ...(refusal && { refusal }),
});

/** War by its published rules. */
export const auditedWar: AuditedModel<readonly number[]> = {
  bets: [bet('war', '700000'), bet('surrender', '300000'), bet('war', '1700000'), bet('war', '500000'), bet('surrender', '900000')],
  edges: [
    edge('100000'),
    edge('99000', 'stake.out_of_range'),
    edge('5000000000'),
    edge('5000100000', 'stake.out_of_range'),
    edge('150000', 'stake.not_payable'),
    edge('50000000', undefined, 'USD'),
    edge('50100000', 'stake.out_of_range', 'USD'),
    edge('100000000', undefined, 'VND'),
    edge('105000000', 'stake.not_payable', 'VND'),
  ],
  published: 'bfac8080f6f3926d80f764a23b9738bad66a53b09dca1b3ac027cae5fd98e059',
  largestWin: 20_000_000_000n,
  rare: [
    first('second tie', 'war', 400_000n),
    first('second ahead', 'war', 300_000n),
    first('second behind', 'war', 0n),
    first('given up', 'surrender', 50_000n),
    // Nobody answered: half of the stake is given back.
    first('given up', undefined, 50_000n),
    first('ahead', 'war', 200_000n),
  ],
  told: numbersTold,
  rework: work,
  odds: oddsOf,
  draws: [0, 1].map((at) => ({
    chances: Array.from({ length: 32 }, (_, cell) => (cell === 31 ? 2 - at : 10) / (312 - at)),
    cellOf: (drawn) => Math.floor((drawn[at] ?? 0) / 10),
  })),
  measure: (drawn) => drawn.slice(0, 2).reduce((sum, place, at) => sum + (place + 0.5) / (312 - at), 0) % 1,
};

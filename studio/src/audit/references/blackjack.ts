import type { RoundSeeds } from '../../models/model';
import type { AuditedModel, SampleBet } from '../audited-model';
import { points, spreadOf, type Wish } from './blackjack-spread';
import { fairNumber } from './fair-number';
import { seedWords } from './seed-words';

interface BlackjackBet extends SampleBet {
  readonly steps: readonly { readonly act: Wish }[];
}

/** Bets so much, and does these things one after another; what may not be done when its turn comes is passed over. */
function bet(stake: string, ...wishes: readonly Wish[]): BlackjackBet {
  return { stake, steps: wishes.map((act) => ({ act })) };
}

interface Played {
  readonly drawn: readonly number[];
  /** What is paid and what was raised, in halves of the stake. */
  readonly pays: number;
  readonly raises: readonly number[];
  readonly hands: readonly { readonly values: readonly number[]; readonly bets: number }[];
  readonly dealer: readonly number[];
}

/** A round by its published rules. */
function play(seeds: RoundSeeds, wishes: readonly Wish[]): Played {
  const words = seedWords(seeds);
  const [drawn, raises, left]: [number[], number[], Wish[]] = [[], [], [...wishes]];
  const deal = () => {
    const card = fairNumber(words, 52);
    drawn.push(card);
    return Math.min((card - (card % 4)) / 4 + 1, 10);
  };
  const ask = (may: readonly Wish[]): Wish | undefined => {
    for (let wish = left.shift(); wish; wish = left.shift()) if (may.includes(wish)) return wish;
    return undefined;
  };
  const mine = [deal()];
  const dealer = [deal()];
  mine.push(deal());
  dealer.push(deal());
  const insured = dealer[0] === 1 && ask(['insure', 'decline']) === 'insure';
  if (insured) raises.push(1);
  const dealerHasIt = points(dealer) === 21;
  const told = { drawn, raises, dealer };
  if (points(mine) === 21)
    return { ...told, pays: (dealerHasIt ? 2 : 5) + (insured && dealerHasIt ? 3 : 0), hands: [{ values: mine, bets: 1 }] };
  if (dealerHasIt) return { ...told, pays: insured ? 3 : 0, hands: [{ values: mine, bets: 1 }] };
  const hands = playHands(mine, deal, ask, raises);
  if (hands.some(({ values }) => points(values) <= 21)) while (points(dealer) < 17) dealer.push(deal());
  return { ...told, hands, pays: hands.reduce((sum, hand) => sum + paidTo(hand, points(dealer)), 0) };
}

type Deal = () => number;
type Ask = (may: readonly Wish[]) => Wish | undefined;

function playHands(first: number[], deal: Deal, ask: Ask, raises: number[]) {
  const waiting = [first];
  const done: { values: number[]; bets: number }[] = [];
  for (let values = waiting.shift(); values; values = waiting.shift()) {
    const half = values.length === 1;
    if (half) values.push(deal());
    // An ace that was split gets this one card.
    const end = half && values[0] === 1 ? 'stand' : playHand(values, done.length + waiting.length + 1, deal, ask);
    if (end !== 'stand') raises.push(2);
    if (end === 'split') waiting.unshift([values[0] ?? 0], [values[1] ?? 0]);
    else done.push({ values, bets: end === 'double' ? 2 : 1 });
  }
  return done;
}

/** Plays a hand until it is split or doubled, or stands by itself or by wish. */
function playHand(values: number[], hands: number, deal: Deal, ask: Ask): 'stand' | 'double' | 'split' {
  while (points(values) < 21) {
    const may: Wish[] = ['hit', 'stand'];
    if (values.length === 2) may.push('double');
    if (values.length === 2 && values[0] === values[1] && hands < 4) may.push('split');
    const wish = ask(may) ?? 'stand';
    if (wish === 'stand') break;
    if (wish === 'split') return 'split';
    values.push(deal());
    if (wish === 'double') return 'double';
  }
  return 'stand';
}

function paidTo({ values, bets }: Played['hands'][number], dealers: number): number {
  const mine = points(values);
  if (mine > 21) return 0;
  if (dealers > 21 || mine > dealers) return 4 * bets;
  return mine === dealers ? 2 * bets : 0;
}

const STANDS = ['stand', 'stand', 'stand', 'stand'] as const;
const ALL_DOUBLED = ['decline', 'split', 'split', 'split', 'double', 'double', 'double', 'double', ...STANDS] as const;

const seedsAt = (nonce: number): RoundSeeds => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });
function firstWith(wishes: readonly Wish[], wanted: (played: Played) => boolean): RoundSeeds {
  let nonce = 0;
  while (!wanted(play(seedsAt(nonce), wishes))) nonce += 1;
  return seedsAt(nonce);
}
function rare(payout: bigint, wishes: readonly Wish[], wanted: (played: Played) => boolean): AuditedModel['rare'][number] {
  return { bet: bet('1000000', ...wishes), seeds: firstWith(wishes, wanted), payout };
}
const is21 = (values: readonly number[]) => values.length === 2 && points(values) === 21;
const edge = (stake: string, refusal?: string, currency: 'BDT' | 'USD' | 'VND' = 'BDT') => ({
  currency,
  bet: bet(stake, 'decline', ...STANDS),
  ...(refusal && { refusal }),
});

/** Counted once for each list of wishes: it takes a moment, and every round is asked for it. */
const known = new Map<string, ReturnType<typeof spreadOf>>();
function oddsOf(wishes: readonly Wish[]) {
  const name = wishes.join(' ');
  const odds = known.get(name) ?? spreadOf(wishes);
  known.set(name, odds);
  return odds;
}

/** Blackjack by its published rules. */
export const auditedBlackjack: AuditedModel<readonly number[]> = {
  bets: [
    bet('1000000', 'decline', 'stand'),
    bet('700000', 'insure', 'split', 'split', 'split', 'double', 'double', 'double', 'double', ...STANDS),
    bet('300000', 'decline', 'hit', 'hit', 'stand'),
    bet('1900000', 'insure', 'double'),
    bet('500000', 'decline', 'split', 'hit', 'split', 'stand', 'double', ...STANDS),
    bet('100000', 'insure', 'hit', 'double', 'split', 'hit', 'hit', 'stand'),
    bet('1300000', 'decline', 'double', 'split'),
  ],
  edges: [
    edge('100000'),
    edge('99000', 'stake.out_of_range'),
    edge('150000', 'stake.not_payable'),
    edge('101000', 'stake.not_payable'),
    edge('5000000000'),
    edge('5000100000', 'stake.out_of_range'),
    edge('50000000', undefined, 'USD'),
    edge('50100000', 'stake.out_of_range', 'USD'),
    edge('105000000', 'stake.not_payable', 'VND'),
    edge('2000000000000', undefined, 'VND'),
    edge('2000010000000', 'stake.out_of_range', 'VND'),
  ],
  published: 'cff68a0c2d227238fb4fd30fe6d50d54fe43118374d4be16238db125bac15ef0',
  largestWin: 80_000_000_000n,
  rare: [
    rare(16_000_000n, ALL_DOUBLED, ({ pays }) => pays === 32),
    rare(
      2_500_000n,
      ['decline', 'stand'],
      ({ hands: [hand], dealer }) => is21(hand?.values ?? []) && dealer[0] === 1 && !is21(dealer),
    ),
    // A blackjack against a blackjack, insured: stake and insurance are both paid.
    rare(
      2_500_000n,
      ['insure', 'stand'],
      ({ hands: [hand], dealer }) => is21(hand?.values ?? []) && dealer[0] === 1 && is21(dealer),
    ),
    rare(1_000_000n, ['stand'], ({ hands: [hand], dealer }) => is21(hand?.values ?? []) && dealer[0] === 10 && is21(dealer)),
    rare(
      1_500_000n,
      ['insure', 'stand'],
      ({ hands: [hand], dealer }) => !is21(hand?.values ?? []) && dealer[0] === 1 && is21(dealer),
    ),
    // The dealer looks for a blackjack before anything is doubled or split.
    rare(0n, ALL_DOUBLED, ({ hands: [hand], dealer }) => hand?.values[0] === hand?.values[1] && dealer[0] === 10 && is21(dealer)),
    // Aces are split once, get a card each, and 21 is no blackjack then.
    rare(
      4_000_000n,
      ['decline', 'split', 'split'],
      ({ hands, pays }) => pays === 8 && hands.length === 2 && hands.every(({ values }) => is21(values) && values[0] === 1),
    ),
    rare(
      0n,
      ['decline', 'split', 'split', 'double'],
      ({ hands, pays }) => pays === 0 && hands.length === 2 && hands.some(({ values }) => values[0] === 1 && values[1] === 1),
    ),
    // All four hands too high: the dealer takes no card.
    rare(
      0n,
      ALL_DOUBLED,
      ({ hands, dealer }) => hands.length === 4 && dealer.length === 2 && hands.every(({ values }) => points(values) > 21),
    ),
    // A hand of many cards, to 21.
    rare(
      2_000_000n,
      ['decline', 'hit', 'hit', 'hit', 'hit', 'hit'],
      ({ hands: [hand], pays }) => hand?.values.length === 7 && pays === 4,
    ),
    // Nobody goes on: no insurance, and every hand stands, those with one card after they got their second.
    rare(
      4_000_000n,
      ['split'],
      ({ hands, pays, dealer }) => hands.length === 2 && pays === 8 && hands.every(({ bets }) => bets === 1) && dealer.length > 3,
    ),
    rare(0n, [], ({ dealer, pays }) => dealer[0] === 1 && is21(dealer) && pays === 0),
  ],
  told: ({ drawn }) => (Array.isArray(drawn) ? (drawn as number[]) : null),
  rework(sample, seeds) {
    const { steps, stake } = sample as BlackjackBet;
    const units = (halves: number) => (BigInt(stake) * BigInt(halves)) / 2n;
    const { drawn, pays, raises } = play(
      seeds,
      steps.map(({ act }) => act),
    );
    return { outcome: drawn, payout: units(pays), raises: raises.map(units) };
  },
  odds: (sample) => oddsOf((sample as BlackjackBet).steps.map(({ act }) => act)),
  draws: [0, 1, 2, 3].map((at) => ({
    chances: Array.from({ length: 13 }, () => 1 / 13),
    cellOf: (drawn) => Math.floor((drawn[at] ?? 0) / 4),
  })),
  measure: ([first = 0, up = 0]) => ((first + 0.5) / 52 + up / 52) % 1,
};

import { asNumber, type Fraction, lowest, percentOf } from '../../models/fraction';
import { CURRENCIES, limitsOf } from '../../money/currencies';
import { stakeStep } from '../../instant/stakes';
import { numbersBelow, numbersBy } from '../../draws/below';
import { drawUntil } from '../../draws/draw-until';
import { commitmentTo } from '../../seeds/seed-text';
import { DECK } from '../../table/cards';
import published from '../fixtures/published-results.json';
import golden from './fixtures/golden-rounds.json';
import { bestActAt } from './blackjack-hint';
import { blackjackChance, blackjackHits, blackjackReturn, insuranceReturn, returnOfFirstStake } from './blackjack-odds';
import { blackjackLimits } from './blackjack-stakes';
import { LISTED_OF_FIRST_STAKE, LISTED_RETURN } from './listed-return';
import {
  type Act,
  type BlackjackTable,
  cardSizes,
  cardsShown,
  costInHalves,
  handEnd,
  handPays,
  HOLE,
  isBlackjack,
  paysInHalves,
  tableAfter,
  tableAtEnd,
  TOP_HALVES,
  totalOf,
  valueOf,
} from './blackjack';

/** A card of each value, an ace as 1; of the same value twice, two cards that look alike. */
const cardsOf = (...values: readonly number[]) => values.map((value) => (value - 1) * 4);
const after = (values: readonly number[], ...acts: Act[]) => tableAfter(cardsOf(...values), acts) as BlackjackTable;
const atEnd = (values: readonly number[], ...acts: Act[]) => tableAtEnd(cardsOf(...values), acts) as BlackjackTable;
const paid = (values: readonly number[], ...acts: Act[]) => Number(paysInHalves(atEnd(values, ...acts)));
const totals = ({ hands }: BlackjackTable) => hands.map(({ cards }) => totalOf(cards).total);

it.each(golden.rounds.map((round) => [`number ${round.nonce}, ${round.acts.join(', ')}`, round] as const))(
  'a round is for seeds, a nonce and what the player did what another program worked out: %s',
  (_, { nonce, acts, drawn, cost, pays }) => {
    const done = acts as Act[];
    const found = drawUntil({ ...golden, nonce }, (words) => numbersBy(words, cardSizes(done)));
    expect(found).toEqual(drawn);
    expect(Number(paysInHalves(tableAtEnd(found, done) as BlackjackTable))).toBe(pays);
    expect(Number(done.reduce((sum, act) => sum + costInHalves(act), 0n))).toBe(cost);
  },
);

it.each(published.blackjack.results.map((cards, at) => [published.blackjack.firstNonce + at, cards] as const))(
  'a round has the cards that games in production published: number %i',
  (nonce, cards) => {
    const seeds = { ...published.blackjack, nonce };
    expect(
      drawUntil(seeds, (words) =>
        numbersBelow(
          words,
          cards.map(() => DECK),
        ),
      ),
    ).toEqual(cards);
    // What their player did is not published: a round of ours takes from the same cards as many as it needs.
    const dealt = drawUntil(seeds, (words) => numbersBy(words, cardSizes([])));
    const common = Math.min(dealt.length, cards.length);
    expect(dealt.slice(0, common)).toEqual(cards.slice(0, common));
    expect(commitmentTo(published.blackjack.serverSeed)).toBe(published.blackjack.commitment);
  },
);

describe('a hand', () => {
  it.each([
    [[1, 13], 21, true],
    [[1, 5, 6], 12, false],
    [[1, 1], 12, true],
    [[1, 1, 1, 8], 21, true],
    [[12, 11, 1], 21, false],
    [[10, 9, 5], 24, false],
  ] as const)('of the ranks %j counts %i', (ranks, total, soft) => expect(totalOf(cardsOf(...ranks))).toEqual({ total, soft }));
});

describe('a round of blackjack', () => {
  it('is dealt in turn, the dealer’s second card face down, and each card after that as it is needed', () => {
    const { hands, dealer, allowed, used } = after([5, 6, 4, 10]);
    expect([hands[0]?.draws, allowed, used]).toEqual([[0, 2], ['hit', 'stand', 'double'], 4]);
    expect(dealer.map(valueOf)).toEqual([6, 10]);
    expect(cardsShown(cardsOf(5, 6, 4, 10, 3, 9), ['hit']).map((card) => card && valueOf(card))).toEqual([5, 6, 4, null, 3]);
    expect(cardsShown(cardsOf(5, 6, 4, 10, 9), [])[HOLE]).toBeNull();
  });

  it.each([
    ['a win pays twice the stake', [10, 6, 9, 10, 10], ['stand'], 4],
    ['a tie gives the stake back', [10, 9, 9, 10], ['stand'], 2],
    ['less than the dealer pays nothing', [10, 7, 9, 10, 3], ['hit'], 0],
    ['more than 21 pays nothing, whatever the dealer has', [10, 6, 6, 10, 10], ['hit'], 0],
    ['a doubled hand pays twice', [5, 6, 6, 10, 10, 10], ['double'], 8],
    ['a blackjack pays 3 to 2', [1, 9, 13, 9], [], 5],
    ['a blackjack ties with one', [1, 13, 12, 1], [], 2],
    ['the dealer’s blackjack takes a hand', [10, 13, 9, 1], [], 0],
    ['insurance pays 2 to 1', [10, 1, 9, 13], ['insure'], 3],
    ['insurance is lost without a blackjack', [10, 1, 9, 9], ['insure', 'stand'], 0],
    ['an insured blackjack pays as much as the stake, whatever the dealer has', [1, 1, 13, 13], ['insure'], 5],
    ['an insured blackjack without the dealer’s pays 3 to 2', [1, 1, 13, 9], ['insure'], 5],
  ] as const)('%s', (_, cards, acts, halves) => expect(paid(cards, ...acts)).toBe(halves));

  it('goes on to 21 and no further, and the dealer stands on every 17', () => {
    expect(after([5, 6, 6, 10, 10], 'hit').allowed).toEqual([]);
    expect(totalOf(atEnd([10, 6, 8, 1], 'stand').dealer)).toEqual({ total: 17, soft: true });
    expect(atEnd([10, 2, 8, 5, 10], 'stand').dealer).toHaveLength(3);
    expect(totalOf(atEnd([10, 10, 8, 6, 5], 'stand').dealer).total).toBe(21);
  });

  it('asks about insurance first, and about nothing where the dealer has a blackjack or the player has', () => {
    expect(after([10, 1, 9, 13]).allowed).toEqual(['insure', 'decline']);
    expect(after([10, 1, 9, 13], 'decline').allowed).toEqual([]);
    expect(after([10, 1, 9, 9], 'decline').allowed).toEqual(['hit', 'stand', 'double']);
    expect(after([8, 13, 8, 1]).allowed).toEqual([]);
    expect(after([1, 9, 13, 9]).allowed).toEqual([]);
    expect(after([1, 1, 13, 9]).allowed).toEqual(['insure', 'decline']);
    expect(after([8, 12, 8, 9]).allowed).toContain('split');
  });

  it('splits to four hands, each of which gets its second card when it is its turn', () => {
    const four = after([8, 6, 8, 10, 8, 8, 3], 'split', 'split', 'split');
    expect(four.hands.map(({ cards }) => cards.length)).toEqual([2, 1, 1, 1]);
    expect([four.active, four.allowed]).toEqual([0, ['hit', 'stand', 'double']]);
    expect(after([8, 6, 8, 10, 8, 8, 8], 'split', 'split', 'split').allowed).not.toContain('split');
    const next = after([8, 6, 8, 10, 8, 8, 3, 10, 2], 'split', 'split', 'split', 'double');
    expect([next.active, totals(next)]).toEqual([1, [21, 10, 8, 8]]);
    expect(after([10, 6, 13, 10]).allowed).toContain('split');
  });

  it('gives split aces one card each, and 21 is no blackjack then', () => {
    const aces = after([1, 6, 1, 10, 13, 1], 'split');
    expect([totals(aces), aces.allowed]).toEqual([[21, 12], []]);
    const end = atEnd([1, 6, 1, 10, 13, 13, 10], 'split');
    expect(end.hands.map((hand) => handEnd(end, hand))).toEqual(['win', 'win']);
    expect(paysInHalves(end)).toBe(8n);
    expect(paid([10, 6, 10, 10, 1, 9, 10], 'split', 'stand')).toBe(8);
  });

  it('can pay sixteen stakes and no more', () => {
    const acts: Act[] = ['split', 'split', 'split', 'double', 'double', 'double', 'double'];
    const most = paid([8, 6, 8, 10, 8, 8, 3, 10, 3, 10, 3, 10, 3, 10, 10], ...acts);
    expect([BigInt(most), TOP_HALVES]).toEqual([32n, 32n]);
    expect(acts.reduce((sum, act) => sum + costInHalves(act), 0n)).toBe(14n);
    for (const currency of CURRENCIES) {
      const { maxStake, maxWin } = blackjackLimits(currency);
      expect([maxStake * 16n <= maxWin, maxStake % stakeStep(currency), maxStake > limitsOf(currency).minStake]).toEqual([
        true,
        0n,
        true,
      ]);
    }
  });

  it('that nobody goes on with has no insurance, and every hand stands', () => {
    expect(atEnd([10, 1, 9, 9]).insured).toBe(false);
    const left = atEnd([8, 6, 8, 10, 8, 9, 10, 7, 10], 'split', 'split');
    expect([totals(left), left.hands.every(({ stands }) => stands)]).toEqual([[17, 18, 15], true]);
  });

  it('draws as many cards as it needs, and none for a dealer whom no hand is left to beat', () => {
    const need = (values: readonly number[], ...acts: Act[]) => cardSizes(acts)(cardsOf(...values));
    expect([need([10, 6, 9]), need([10, 6, 9, 10], 'stand'), need([10, 6, 9, 10, 10], 'stand')]).toEqual([52, 52, undefined]);
    expect([need([10, 6, 6, 10, 10], 'hit'), need([1, 6, 13, 10]), need([10, 13, 9, 1])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('passes over what may not be done', () => {
    expect(after([5, 6, 4, 10], 'split', 'insure').allowed).toEqual(['hit', 'stand', 'double']);
    expect(after([5, 6, 4, 10, 2], 'hit', 'double').hands[0]?.doubled).toBe(false);
  });
});

describe('the return of the best play', () => {
  it('is 99.48 % of the first stake, as a fraction over thirteen to the power of 26', () => {
    const exact = returnOfFirstStake();
    expect(exact).toEqual({ numerator: 91_263_899_886_477_128_982_972_893_772n, denominator: 13n ** 26n });
    expect(percentOf(exact)).toBe('99.48');
    expect(exact).toEqual(LISTED_OF_FIRST_STAKE);
    expect(percentOf(insuranceReturn())).toBe('92.30');
    expect(percentOf(blackjackChance())).toBe('4.73');
    expect(asNumber(blackjackHits())).toBeCloseTo(0.52399, 5);
  });

  it('is found again by playing the shipped rules card by card, with the best of what they allow at each turn', () => {
    const { ofFirstStake, ofAll } = playedOut();
    expect(ofFirstStake).toEqual(returnOfFirstStake());
    expect(ofAll).toEqual(blackjackReturn());
    expect(blackjackReturn()).toEqual(LISTED_RETURN);
    expect(percentOf(LISTED_RETURN)).toBe('99.54');
  }, 180_000);

  it.each([
    [[10, 10, 6, 0], 'hit'],
    [[10, 6, 6, 0], 'stand'],
    [[6, 6, 5, 0], 'double'],
    [[8, 10, 8, 0], 'split'],
    [[10, 6, 10, 0], 'stand'],
    [[9, 7, 9, 0], 'stand'],
    [[1, 6, 7, 0], 'double'],
    [[5, 6, 5, 0], 'double'],
    [[1, 10, 1, 0], 'split'],
    [[2, 1, 10, 0], 'decline'],
  ] as const)('is what the hint says: of %j, %s', (values, act) => {
    const cards = values.map((value) => (value === 0 ? null : (value - 1) * 4));
    expect(bestActAt(tableAfter(cards, []) as BlackjackTable)).toBe(act);
  });
});

/** As many of these as one: every chance of a round comes out even. */
const WHOLE = 13n ** 60n;
const VALUES = Array.from({ length: 10 }, (_, at) => ({ value: at + 1, ranks: at === 9 ? 4n : 1n }));
/** In halves of the first stake: what is won less what is paid for it after the stake, and what is paid for it. */
type Worth = readonly [won: bigint, raised: bigint];
const sum = (...worths: readonly Worth[]): Worth => [
  worths.reduce((total, [won]) => total + won, 0n),
  worths.reduce((total, [, raised]) => total + raised, 0n),
];
const NOTHING: Worth = [0n, 0n];
const mean = (worth: (value: number) => Worth): Worth => {
  const [won, raised] = sum(...VALUES.map(({ value, ranks }) => worth(value).map((each) => each * ranks) as unknown as Worth));
  return [won / 13n, raised / 13n];
};
/** A card that makes no blackjack of the dealer’s, with any other. */
const HARMLESS = 5;
/** Cards with which the dealer ends at a total. */
const ENDING: Readonly<Record<number, readonly number[]>> = {
  17: [10, 7],
  18: [10, 8],
  19: [10, 9],
  20: [10, 10],
  21: [10, 6, 5],
  22: [10, 6, 6],
};

/**
 * The return by the rules as they are shipped: at each turn the table says what may be done, every card is tried, and the best act is taken. What hands pay is asked of the rules too, against
 * each end of the dealer’s. Only turns that look the same are tried once.
 */
function playedOut(): { ofFirstStake: Fraction; ofAll: Fraction } {
  const [won, raised] = mean((up) => {
    const turns = turnsAgainst(up);
    return mean((first) => mean((second) => sum(overAtOnce(up, first, second), turns(first, second))));
  });
  return { ofFirstStake: lowest(won, 2n * WHOLE), ofAll: lowest(won + raised, 2n * WHOLE + raised) };
}

const answered = (up: number): Act[] => (up === 1 ? ['decline'] : []);

/** What rounds pay that end before anything is decided. */
function overAtOnce(up: number, first: number, second: number): Worth {
  return mean((hole) => {
    const cards = [first, up, second, hole];
    const goesOn = after(cards, ...answered(up)).allowed.length > 0;
    return goesOn ? NOTHING : [paysInHalves(atEnd(cards, ...answered(up))) * WHOLE, 0n];
  });
}

/** What all other rounds are worth. */
function turnsAgainst(up: number): (first: number, second: number) => Worth {
  const known = new Map<string, Worth>();
  const ends = endsOf(up);
  const goesOn = Object.values(ends).reduce((total, chance) => total + chance, 0n);
  const worthOf = (table: BlackjackTable, hand: BlackjackTable['hands'][number]): Worth => {
    const against = (end: string) => handPays({ ...table, dealer: cardsOf(...(ENDING[Number(end)] ?? [])) }, hand);
    return [Object.entries(ends).reduce((total, [end, chance]) => total + chance * against(end), 0n), 0n];
  };
  const costOf = (act: Act): Worth => [-costInHalves(act) * goesOn, costInHalves(act) * goesOn];
  /** Of the hands from this one on. */
  const from = (hand: number, dealt: readonly number[], acts: readonly Act[]): Worth => {
    const table = tableAfter(cardsOf(...dealt), acts);
    if (!table) return mean((value) => from(hand, [...dealt, value], acts));
    const done = table.hands.slice(hand, table.active).map((each) => worthOf(table, each));
    if (table.allowed.length === 0) return sum(...done);
    const name = turnName(table);
    const best =
      known.get(name) ??
      table.allowed
        .map((act) => sum(from(table.active, dealt, [...acts, act]), costOf(act)))
        .reduce((one, other) => (other[0] > one[0] ? other : one));
    known.set(name, best);
    return sum(...done, best);
  };
  return (first, second) => {
    const dealt = [first, up, second, HARMLESS];
    return after(dealt, ...answered(up)).allowed.length === 0 ? NOTHING : from(0, dealt, answered(up));
  };
}

function turnName({ hands, active }: BlackjackTable): string {
  const { cards = [] } = hands[active] ?? {};
  const hand = cards.length === 2 ? cards.map(valueOf).sort() : totalOf(cards);
  return JSON.stringify([hand, hands.slice(active + 1).map((each) => each.cards.map(valueOf)), hands.length]);
}

/** How likely the dealer ends with each total, 22 for more, and has no blackjack. */
function endsOf(up: number): Record<number, bigint> {
  const ends: Record<number, bigint> = {};
  const draw = (theirs: readonly number[], chance: bigint) => {
    const table = tableAtEnd(cardsOf(10, up, 8, ...theirs), [...answered(up), 'stand']);
    if (!table) {
      for (const { value, ranks } of VALUES) draw([...theirs, value], (chance * ranks) / 13n);
      return;
    }
    const end = Math.min(totalOf(table.dealer).total, 22);
    if (!isBlackjack(table.dealer)) ends[end] = (ends[end] ?? 0n) + chance;
  };
  draw([], WHOLE);
  return ends;
}

import { drawUntil } from '../../draws/draw-until';
import { asNumber, lowest, percentOf } from '../../models/fraction';
import { cardText, DECK, placesOf } from '../../table/cards';
import golden from './fixtures/golden-rounds.json';
import {
  betsIn,
  canonicalThreeCard,
  isWorthPlaying,
  threeCardDraws,
  THREE_CARD_BACK,
  threeCardEnd,
  threeCardPays,
  type ThreeCardRules,
  type ThreeCardStep,
  threeCardTop,
} from './three-card';
import { teenPatti, threeCard } from './three-card-games';
import {
  anteCost,
  anteHits,
  anteReturn,
  HANDS_OF,
  pairPlusHits,
  pairPlusReturn,
  PLAYED_ENDS,
  THREE_CARD_WAYS,
} from './three-card-odds';
import { HAND_KINDS, isFrom, kindOf, worthOf } from './three-cards';

const GAMES = [threeCard, teenPatti].map((rules) => [rules.id, rules] as const);
const HANDS: readonly (readonly number[])[] = Array.from({ length: DECK }, (_, one) => one).flatMap((one) =>
  Array.from({ length: one }, (_, two) => two).flatMap((two) => Array.from({ length: two }, (_, three) => [one, two, three])),
);
const TEXTS = new Map(Array.from({ length: DECK }, (_, card) => [cardText(card), card]));
const hand = (text: string) => text.split(' ').map((each) => TEXTS.get(each) ?? -1);
const PLAY: readonly ThreeCardStep[] = [{ play: true }];

/** What becomes of a hand that is played against each of the 18 424 hands that the house can have. */
interface Met {
  readonly cards: readonly number[];
  /** As many hands are the same but for the names of their suits. */
  readonly alike: number;
  /** Unqualified, won, tied, lost. */
  readonly ends: readonly number[];
}

/** All 22 100 × 18 424 deals, by what hands are worth. */
function allDeals(rules: ThreeCardRules): Met[] {
  const worths = Float64Array.from(HANDS, (cards) => worthOf(rules, cards));
  const qualified = Uint8Array.from(worths, (worth) => (isFrom([12], worth) ? 1 : 0));
  const low = Int32Array.from(HANDS, (cards) => bitsOf(cards.filter((card) => card < 26)));
  const high = Int32Array.from(HANDS, (cards) => bitsOf(cards.filter((card) => card >= 26).map((card) => card - 26)));
  return [...alikeHands()].map(([own, alike]) => {
    const cards = HANDS[own]!;
    let [unqualified, won, tied, lost] = [0, 0, 0, 0];
    const [worth, one, other] = [worths[own]!, low[own]!, high[own]!];
    for (let at = 0; at < HANDS.length; at += 1) {
      if ((low[at]! & one) !== 0 || (high[at]! & other) !== 0) continue;
      if (qualified[at] === 0) unqualified += 1;
      else if (worths[at]! < worth) won += 1;
      else if (worths[at] === worth) tied += 1;
      else lost += 1;
    }
    return { cards, alike, ends: [unqualified, won, tied, lost] };
  });
}

/** The first of all hands that differ only in the names of their suits, with how many these are. */
function alikeHands(): Map<number, number> {
  const firsts = new Map<string, number>();
  const counts = new Map<number, number>();
  for (const [at, cards] of HANDS.entries()) {
    const suits = cards.map((card) => card % 4);
    const key = cards.map((card) => `${Math.floor(card / 4)}:${suits.indexOf(card % 4)}`).join(' ');
    const first = firsts.get(key) ?? at;
    firsts.set(key, first);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return counts;
}

function bitsOf(places: readonly number[]): number {
  return places.reduce((bits, place) => bits | (1 << place), 0);
}

/** What a hand brings on average when it is played, in antes, less the two that are staked. */
function gainOf(rules: ThreeCardRules, { cards, ends }: Met): number {
  const paid = ends.reduce((sum, ways, at) => sum + ways * THREE_CARD_BACK[PLAYED_ENDS[at]!], 0);
  return paid / ends.reduce((sum, ways) => sum + ways, 0) + rules.bonus[kindOf(cards)] - 2;
}

describe.each(GAMES)('%s', (id, rules) => {
  const met = allDeals(rules);

  it.each(
    golden.rounds
      .filter(({ model }) => model === id)
      .map((round) => [`number ${round.nonce}, ${JSON.stringify(round.steps)}`, round] as const),
  )(
    'deals and pays for seeds and a nonce what another program worked out: %s',
    (_, { nonce, stake, choice, steps, drawn, payout }) => {
      expect(drawUntil({ ...golden, nonce }, threeCardDraws)).toEqual(drawn);
      expect(
        threeCardPays(
          rules,
          betsIn(BigInt(stake), choice ?? { pairPlus: '' }),
          drawn,
          steps as unknown as readonly ThreeCardStep[],
        ),
      ).toBe(BigInt(payout));
    },
  );

  it('is lost least by who plays every hand from queen, six, four on, and no other: hand by hand over all deals', () => {
    expect(met.reduce((sum, { alike }) => sum + alike, 0)).toBe(22_100);
    for (const each of met) expect(each.ends.reduce((sum, ways) => sum + ways, 0)).toBe(18_424);
    // A hand that is given up loses its ante.
    const misplayed = met.filter((each) => gainOf(rules, each) > -1 !== isWorthPlaying(rules, each.cards));
    expect(misplayed.map(({ cards }) => cards.map(cardText))).toEqual([]);
    const [played, given] = [true, false].map((plays) =>
      met.filter(({ cards }) => isWorthPlaying(rules, cards) === plays).map((each) => gainOf(rules, each)),
    ) as [number[], number[]];
    expect(Math.min(...played)).toBeGreaterThan(-0.995);
    expect(Math.max(...given)).toBeLessThan(-1.002);
  });

  it('ends as often as is published, over all deals', () => {
    for (const kind of HAND_KINDS) {
      const played = met.filter(({ cards }) => kindOf(cards) === kind && isWorthPlaying(rules, cards));
      expect([0, 1, 2, 3].map((at) => played.reduce((sum, { ends, alike }) => sum + ends[at]! * alike, 0))).toEqual(
        rules.ways[kind],
      );
      expect(HANDS.filter((cards) => kindOf(cards) === kind)).toHaveLength(HANDS_OF[kind]);
    }
    expect(THREE_CARD_WAYS).toBe(22_100 * 18_424);
  });

  it('returns what follows from all deals one by one, and what is listed', () => {
    const played = met.filter(({ cards }) => isWorthPlaying(rules, cards));
    const paid = played.reduce((sum, each) => sum + (gainOf(rules, each) + 2) * 18_424 * each.alike, 0);
    const staked = 18_424 * (22_100 + played.reduce((sum, { alike }) => sum + alike, 0));
    expect(asNumber(anteReturn(rules))).toBeCloseTo(paid / staked, 12);
    expect(asNumber(anteCost(rules))).toBeCloseTo((staked - paid) / THREE_CARD_WAYS, 12);
    const hits = played.reduce(
      (sum, { cards, alike, ends }) => sum + alike * (rules.bonus[kindOf(cards)] > 0 ? 18_424 : 18_424 - ends[3]!),
      0,
    );
    expect(anteHits(rules)).toEqual(lowest(BigInt(hits), BigInt(THREE_CARD_WAYS)));
    const side = HANDS.map((cards) => rules.pairPlus[kindOf(cards)]).filter((odds) => odds > 0);
    expect(pairPlusReturn(rules)).toEqual(lowest(BigInt(side.reduce((sum, odds) => sum + odds + 1, 0)), 22_100n));
    expect(pairPlusHits(rules)).toEqual(lowest(BigInt(side.length), 22_100n));
  });

  it('pays what each hand and end bring, and decides the bet on the own cards also when they are given up', () => {
    const bets = { ante: 500n, pairPlus: 30n };
    const of = (player: string, house: string, steps = PLAY) =>
      threeCardPays(rules, bets, placesOf([...hand(player), ...hand(house)]), steps);
    expect(of('K♣ 9♦ 2♥', 'J♣ 9♣ 2♦')).toBe(1_500n);
    expect(of('K♣ 9♦ 2♥', 'Q♣ 3♣ 2♦')).toBe(2_000n);
    expect(of('K♣ 9♦ 2♥', 'K♦ 9♣ 2♦')).toBe(1_000n);
    expect(of('K♣ 9♦ 2♥', 'K♦ 9♣ 3♦')).toBe(0n);
    expect(of('K♣ 9♦ 2♥', 'J♣ 9♣ 2♦', [{ fold: true }])).toBe(0n);
    expect(of('4♣ 4♦ 2♥', '5♣ 5♦ 2♦')).toBe(60n);
    expect(of('4♣ 4♦ 2♥', 'J♣ 9♣ 2♦', [{ fold: true }])).toBe(60n);
    // Whoever does not answer has given up.
    expect(of('4♣ 4♦ 2♥', 'J♣ 9♣ 2♦', [])).toBe(60n);
    // The bonus is paid to a hand that loses, too.
    expect(of('4♣ 5♦ 6♥', '5♣ 6♦ 7♦')).toBe(500n + 210n);
  });

  it('never pays more than the largest hand that wins', () => {
    const bets = { ante: 100n, pairPlus: 200n };
    const paid = met.map(({ cards }) => {
      const lowestHouse = HANDS.find(
        (other) => !other.some((card) => cards.includes(card)) && isFrom([12], worthOf(rules, other)),
      )!;
      return threeCardPays(rules, bets, placesOf([...cards, ...lowestHouse]), PLAY);
    });
    expect(paid.reduce((most, each) => (each > most ? each : most))).toBe(threeCardTop(rules, bets));
  });
});

describe('three cards', () => {
  const ranked = ['A♣ Q♦ 9♥', 'A♣ K♦ 9♥', '2♣ 2♦ 3♥', '2♣ 2♦ A♥', 'A♣ A♦ 2♥', '5♣ 3♣ 2♣', '4♣ 3♦ 2♥', 'K♣ Q♦ J♥', 'A♣ K♦ Q♥'];

  it.each(GAMES)('are ranked as %s does', (_, rules) => {
    const worths = ranked.map((text) => worthOf(rules, hand(text)));
    expect(worths).toEqual(worths.toSorted((one, other) => one - other));
    expect(new Set(worths).size).toBe(ranked.length);
  });

  it('have ace, two, three below all sequences in poker, and in teen patti above all but ace, king, queen', () => {
    const places = (rules: ThreeCardRules) =>
      ['A♣ 2♦ 3♥', '4♣ 3♦ 2♥', 'K♣ Q♦ J♥', 'A♣ K♦ Q♥']
        .map((text) => worthOf(rules, hand(text)))
        .map((worth, _, all) => all.filter((each) => each < worth).length);
    expect(places(threeCard)).toEqual([0, 1, 2, 3]);
    expect(places(teenPatti)).toEqual([2, 0, 1, 3]);
    expect(worthOf(threeCard, hand('7♣ 7♦ 7♥'))).toBeLessThan(worthOf(threeCard, hand('4♣ 3♣ 2♣')));
    expect(worthOf(teenPatti, hand('7♣ 7♦ 7♥'))).toBeGreaterThan(worthOf(teenPatti, hand('A♣ K♣ Q♣')));
  });

  it('meet a house that plays from the queen on', () => {
    const end = (house: string) => threeCardEnd(threeCard, placesOf([...hand('A♣ K♦ 9♥'), ...hand(house)]), PLAY);
    expect([end('J♣ 10♦ 8♥'), end('Q♣ 3♦ 2♥'), end('2♣ 2♦ 3♥')]).toEqual(['unqualified', 'won', 'lost']);
  });

  it('return what is listed', () => {
    expect(GAMES.map(([, rules]) => [anteReturn, anteCost, pairPlusReturn].map((of) => percentOf(of(rules))))).toEqual([
      ['97.98', '3.37', '97.68'],
      ['97.99', '3.35', '97.86'],
    ]);
  });

  it.each(['', '-5', '007', '1e3'])('are not dealt with “%s” on the own cards', (pairPlus) =>
    expect(canonicalThreeCard({ pairPlus })).toBeUndefined(),
  );
});

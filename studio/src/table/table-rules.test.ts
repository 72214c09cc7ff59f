import fc from 'fast-check';
import { drawUntil } from '../draws/draw-until';
import { asNumber, type Fraction, lowest, percentOf } from '../models/fraction';
import type { TableModelId } from '../models/model-id';
import { CURRENCIES, limitsOf } from '../money/currencies';
import { andarBahar, laidOf, MOST_LAID } from './andar-bahar';
import { baccarat, BACCARAT_DECKS, baccaratEnd, handsOf, pointsOf } from './baccarat';
import { cardsAt, cardText, DECK, placesOf, RANKS, rankOf } from './cards';
import { dragonTiger, DRAGON_TIGER_DECKS, duelEnd } from './dragon-tiger';
import golden from './fixtures/golden-rounds.json';
import { numbersOf, roulette, WHEEL } from './roulette';
import { sicBo } from './sic-bo';
import {
  canonicalSlip,
  MOST_SPOTS,
  outcomeIn,
  slipHits,
  slipPays,
  slipReturn,
  slipTop,
  spotReturn,
  type TableRules,
} from './table-rules';

const RULES: Readonly<Record<TableModelId, TableRules>> = {
  'roulette-1': roulette,
  'baccarat-1': baccarat,
  'dragon-tiger-1': dragonTiger,
  'sic-bo-1': sicBo,
  'andar-bahar-1': andarBahar,
};
const ALL = Object.entries(RULES);
const on = (spot: string, chips = '100') => [{ spot, chips }];
const waysOf = ({ cases }: TableRules) => cases.reduce((sum, { ways }) => sum + ways, 0n);
const seedsAt = (nonce: number) => ({ serverSeed: 'a server seed', clientSeed: 'mine', nonce });
const drawnAt = (rules: TableRules, nonce: number) => drawUntil(seedsAt(nonce), (words) => outcomeIn(rules, words));
/** What every spot pays. */
const paysOf = (rules: TableRules, drawn: readonly number[]) => rules.spots.map((spot) => rules.comesBack(spot, drawn)).join(' ');

describe('what is drawn', () => {
  it.each(golden.rounds.map((round) => [`${round.model} ${round.nonce}`, round] as const))(
    'is for seeds and a nonce what another program worked out: %s',
    (_, { model, choice, nonce, drawn, payout }) => {
      const rules = RULES[model as TableModelId];
      expect(drawUntil({ ...golden, nonce }, (words) => outcomeIn(rules, words))).toEqual(drawn);
      expect(slipPays(rules, choice, drawn)).toBe(BigInt(payout));
    },
  );

  it('is told card by card, each one of those that are left', () => {
    expect(cardsAt([0, 0, 0, 0, 0]).map(cardText)).toEqual(['A♣', 'A♦', 'A♥', 'A♠', '2♣']);
    expect(cardsAt([51, 51]).map(cardText)).toEqual(['K♠', 'A♣']);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: DECK - 1 }), { minLength: 1, maxLength: DECK }), (cards) => {
        expect(cardsAt(placesOf(cards))).toEqual(cards);
      }),
    );
  });
});

describe.each(ALL)('%s', (_, rules) => {
  it('has cases that are whole outcomes, and every outcome pays like one of them', () => {
    const known = new Set(rules.cases.map(({ drawn }) => paysOf(rules, drawn)));
    for (const { drawn, ways } of rules.cases) expect([rules.next(drawn), ways > 0n]).toEqual([undefined, true]);
    for (let nonce = 0; nonce < 400; nonce += 1) expect(known).toContain(paysOf(rules, drawnAt(rules, nonce)));
  });

  it('returns less than is staked on every spot, wins on every spot, and never pays parts of a coin', () => {
    for (const spot of rules.spots) {
      expect([spot, asNumber(spotReturn(rules, spot)) < 0.99]).toEqual([spot, true]);
      expect([spot, slipHits(rules, on(spot)).numerator > 0n]).toEqual([spot, true]);
      for (const { drawn } of rules.cases) expect(Number.isInteger(rules.comesBack(spot, drawn))).toBe(true);
    }
  });

  it('never pays more than is said of a slip', () => {
    const slips = fc.uniqueArray(fc.constantFrom(...rules.spots), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(slips, fc.nat(500), (spots, nonce) => {
        const slip = spots.map((spot, at) => ({ spot, chips: String((at + 1) * 100) }));
        expect(slipPays(rules, slip, drawnAt(rules, nonce)) <= slipTop(rules, slip)).toBe(true);
        const each = spots.reduce((sum, spot, at) => sum + asNumber(spotReturn(rules, spot)) * (at + 1), 0);
        const stakes = (spots.length * (spots.length + 1)) / 2;
        expect(asNumber(slipReturn(rules, slip))).toBeCloseTo(each / stakes, 12);
      }),
      { numRuns: 60 },
    );
  });

  it.each(CURRENCIES)('can be played in %s on every spot', (currency) => {
    const { minStake, maxWin } = limitsOf(currency);
    for (const spot of rules.spots) expect(slipTop(rules, on(spot, String(minStake))) <= maxWin).toBe(true);
  });
});

describe('the exact return', () => {
  it('of roulette is 36 of 37 on each of its 157 spots, which are all there are', () => {
    expect(roulette.spots).toHaveLength(157);
    expect(new Set(roulette.spots.map((spot) => numbersOf(spot).join())).size).toBe(157);
    for (const spot of roulette.spots)
      expect([spot, spotReturn(roulette, spot)]).toEqual([spot, { numerator: 36n, denominator: 37n }]);
    expect(numbersOf('16-17-19-20')).toEqual([16, 17, 19, 20]);
    expect(WHEEL.toSorted((one, other) => one - other)).toEqual(roulette.cases.map(({ drawn }) => drawn[0]));
  });

  it('of baccarat follows from counting all six cards of eight decks, rank by rank', () => {
    const counted = countBaccarat();
    const cases = new Map<string, bigint>();
    for (const { drawn, ways } of baccarat.cases) cases.set(endText(drawn), ways);
    expect(cases).toEqual(counted);
    expect(waysOf(baccarat)).toBe(416n * 415n * 414n * 413n * 412n * 411n);
    expect(['player', 'banker', 'tie', 'player-pair'].map((spot) => percentOf(spotReturn(baccarat, spot)))).toEqual([
      '98.76',
      '98.94',
      '85.64',
      '89.63',
    ]);
    expect(spotReturn(baccarat, 'banker-pair')).toEqual(spotReturn(baccarat, 'player-pair'));
  });

  it('of dragon and tiger follows from counting all pairs of cards', () => {
    const shoe = DRAGON_TIGER_DECKS * DECK;
    const counted = new Map<string, bigint>();
    for (let first = 0; first < shoe; first += DRAGON_TIGER_DECKS)
      for (let second = 0; second < shoe - 1; second += 1) {
        const end = duelEnd([first, second]);
        counted.set(end, (counted.get(end) ?? 0n) + 1n);
      }
    // Every eighth first card: all ranks and suits come equally often among them.
    const wanted = dragonTiger.cases.map(({ drawn, ways }) => [duelEnd(drawn), ways / BigInt(DRAGON_TIGER_DECKS)] as const);
    expect([...counted].sort()).toEqual([...wanted].sort());
    // Of 415 second cards 384 have another rank; of those that tie, half comes back.
    for (const side of ['dragon', 'tiger'])
      expect(spotReturn(dragonTiger, side)).toEqual<Fraction>(lowest(2n * 384n + 31n, 2n * 415n));
    expect(spotReturn(dragonTiger, 'tie')).toEqual<Fraction>(lowest(12n * 31n, 415n));
    expect(spotReturn(dragonTiger, 'suited-tie')).toEqual<Fraction>(lowest(51n * 7n, 415n));
  });

  it('of andar bahar follows from laying card after card', () => {
    let [left, still] = [DECK - 1, 1];
    for (const [at, { drawn, ways }] of andarBahar.cases.entries()) {
      const share = 3 / left;
      expect(drawn).toHaveLength(at + 2);
      expect(Number(ways) / Number(waysOf(andarBahar))).toBeCloseTo(still * share, 12);
      still *= 1 - share;
      left -= 1;
    }
    expect(andarBahar.cases).toHaveLength(MOST_LAID);
    expect(still).toBeCloseTo(0, 12);
    expect(percentOf(spotReturn(andarBahar, 'andar'))).toBe('97.85');
    expect(percentOf(spotReturn(andarBahar, 'bahar'))).toBe('96.99');
  });

  it('of sic bo follows from all throws of three dice', () => {
    expect(new Set(sicBo.cases.map(({ drawn }) => drawn.join())).size).toBe(216);
    expect(spotReturn(sicBo, 'small')).toEqual({ numerator: 35n, denominator: 36n });
    expect(spotReturn(sicBo, 'pair-2-5')).toEqual({ numerator: 35n, denominator: 36n });
    expect(percentOf(spotReturn(sicBo, 'triple-4'))).toBe('88.42');
    expect(percentOf(spotReturn(sicBo, 'total-4'))).toBe('90.27');
  });
});

describe('the cards', () => {
  it('of andar bahar end with the first that has the rank of the first one', () => {
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const { first, laid } = laidOf(drawnAt(andarBahar, nonce));
      expect(laid.map(rankOf).indexOf(rankOf(first))).toBe(laid.length - 1);
    }
  });

  it.each([
    ['a natural: nobody takes a third card', ['9♣', 'K♣', 'K♦', '5♣'], 'player', 4],
    ['the player stands on six, the banker takes to five', ['6♣', '5♣', 'K♣', 'K♦', '3♣'], 'banker', 5],
    ['the banker has three and the player’s third is an eight: it stands', ['2♣', '3♣', 'K♣', 'K♦', '8♣'], 'banker', 5],
    ['the banker has six and the player’s third is a six: it takes', ['2♣', '6♣', 'K♣', 'K♦', '6♦', 'A♣'], 'player', 6],
  ])('of baccarat: %s', (_, texts, end, count) => {
    const all = Array.from({ length: DECK }, (__, card) => card);
    const cards = texts.map((text) => all.find((card) => cardText(card) === text) ?? -1);
    const drawn = placesOf(cards);
    for (let length = 0; length < count; length += 1) expect(baccarat.next(drawn.slice(0, length))).toBe(416 - length);
    expect([baccarat.next(drawn), baccaratEnd(handsOf(drawn))]).toEqual([undefined, end]);
  });
});

describe('a slip', () => {
  it('has one order, whatever order its chips were laid in', () => {
    const slip = [
      { chips: '500000', spot: 'red' },
      { chips: '100000', spot: '17' },
    ];
    expect(JSON.stringify(canonicalSlip(roulette, slip))).toBe('[{"spot":"17","chips":"100000"},{"spot":"red","chips":"500000"}]');
  });

  it.each([
    ['nothing', []],
    ['a spot that there is not', on('37')],
    ['a spot twice', [...on('17'), ...on('17')]],
    ['chips of nothing', on('17', '0')],
    ['chips that are no amount', on('17', '1e5')],
    ['more spots than a slip has', roulette.spots.slice(0, MOST_SPOTS + 1).flatMap((spot) => on(spot))],
  ])('cannot be played with %s', (_, slip) => expect(canonicalSlip(roulette, slip)).toBeUndefined());
});

function endText(drawn: readonly number[]): string {
  const { player, banker } = handsOf(drawn);
  const pair = ([one = 0, two = 0]: readonly number[]) => rankOf(one) === rankOf(two);
  const ahead = pointsOf(player) - pointsOf(banker);
  return `${Math.sign(ahead)} ${pair(player)} ${pair(banker)}`;
}

/** With the rules for the third card in one condition, as players know them. */
function countBaccarat(): Map<string, bigint> {
  const ranks = Array.from({ length: RANKS }, (_, rank) => rank + 1);
  const left = ranks.map(() => BACCARAT_DECKS * 4);
  const points = (...cards: number[]) => cards.reduce((sum, rank) => sum + Math.min(rank, 10), 0) % 10;
  const counted = new Map<string, number>();
  const taking = (rank: number, go: (ways: number) => void) => {
    const ways = left[rank - 1] ?? 0;
    left[rank - 1] = ways - 1;
    go(ways);
    left[rank - 1] = ways;
  };
  const each = (go: (rank: number, ways: number) => void) => {
    for (const rank of ranks) taking(rank, (ways) => go(rank, ways));
  };
  each((p1, w1) =>
    each((b1, w2) =>
      each((p2, w3) =>
        each((b2, w4) => {
          const [player, banker, ways] = [points(p1, p2), points(b1, b2), w1 * w2 * w3 * w4];
          const add = (one: number, other: number, more: number) => {
            const key = `${Math.sign(one - other)} ${p1 === p2} ${b1 === b2}`;
            counted.set(key, (counted.get(key) ?? 0) + ways * more);
          };
          if (player > 7 || banker > 7 || (player > 5 && banker > 5)) return add(player, banker, 412 * 411);
          if (player > 5) return each((b3, w5) => add(player, points(b1, b2, b3), w5 * 411));
          each((p3, w5) => {
            const third = points(p3);
            const bankerTakes =
              banker < 3 ||
              (banker === 3 && third !== 8) ||
              (banker === 4 && third >= 2 && third <= 7) ||
              (banker === 5 && third >= 4 && third <= 7) ||
              (banker === 6 && (third === 6 || third === 7));
            if (!bankerTakes) return add(points(p1, p2, p3), banker, w5 * 411);
            each((b3, w6) => add(points(p1, p2, p3), points(b1, b2, b3), w5 * w6));
          });
        }),
      ),
    ),
  );
  return new Map([...counted].map(([key, ways]) => [key, BigInt(ways)]));
}

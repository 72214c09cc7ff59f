export type Wish = 'hit' | 'stand' | 'double' | 'split' | 'insure' | 'decline';

export function points(values: readonly number[]): number {
  const low = values.reduce((sum, value) => sum + value, 0);
  return low <= 11 && values.includes(1) ? low + 10 : low;
}

const CARDS = Array.from({ length: 10 }, (_, at) => ({ value: at + 1, chance: (at === 9 ? 4 : 1) / 13 }));
/** How the dealer ends: 17 to 21, and 22 for all above. */
const ENDS = [17, 18, 19, 20, 21, 22];

/** Mean and mean square of what is paid, in halves of the stake, for each end of the dealer's. */
type Spread = readonly { readonly mean: number; readonly square: number }[];
const NOTHING: Spread = ENDS.map(() => ({ mean: 0, square: 0 }));

interface Turn {
  readonly values: readonly number[];
  /** From which wish on they are still to be taken. */
  readonly at: number;
  readonly waiting: number;
  readonly hands: number;
  /** What the cards of a hand count that is one half of a pair; 0 where none was split. */
  readonly half: number;
}

/** Mean and variance of what is paid to who does these things, in stakes: over all cards, hand after hand, with the dealer's end kept apart because all hands share it. */
export function spreadOf(wishes: readonly Wish[]): { readonly mean: number; readonly variance: number } {
  const known = new Map<string, Spread>();
  const wishFrom = (at: number, may: readonly Wish[]) => {
    const index = wishes.findIndex((wish, place) => place >= at && may.includes(wish));
    return index < 0 ? undefined : { wish: wishes[index], next: index + 1 };
  };

  const next = ({ at, waiting, hands, half }: Omit<Turn, 'values'>): Spread =>
    waiting === 0 ? NOTHING : mixed(({ value }) => turn({ values: [half, value], at, waiting: waiting - 1, hands, half }));

  const done = (values: readonly number[], bets: number, rest: Omit<Turn, 'values'>): Spread => {
    const later = next(rest);
    return ENDS.map((end, index) => {
      const [pays, { mean, square }] = [paid(points(values), end) * bets, later[index] ?? { mean: 0, square: 0 }];
      return { mean: pays + mean, square: pays * pays + 2 * pays * mean + square };
    });
  };

  const turn = ({ values, ...rest }: Turn): Spread => {
    const low = values.reduce((sum, value) => sum + value, 0);
    const key = [low, values.includes(1), values.length, values[0] === values[1], ...Object.values(rest)].join(' ');
    const found = known.get(key) ?? decided(values, rest);
    known.set(key, found);
    return found;
  };

  const decided = (values: readonly number[], rest: Omit<Turn, 'values'>): Spread => {
    const ofAces = rest.half === 1;
    if (points(values) >= 21 || ofAces) return done(values, 1, rest);
    const fresh: Wish[] = values.length === 2 ? ['double'] : [];
    if (values.length === 2 && values[0] === values[1] && rest.hands < 4) fresh.push('split');
    const taken = wishFrom(rest.at, ['hit', 'stand', ...fresh]);
    const after = { ...rest, at: taken?.next ?? wishes.length };
    switch (taken?.wish) {
      case 'hit':
        return mixed(({ value }) => turn({ values: [...values, value], ...after }));
      case 'double':
        return mixed(({ value }) => done([...values, value], 2, after));
      case 'split':
        return next({ ...after, waiting: rest.waiting + 2, hands: rest.hands + 1, half: values[0] ?? 0 });
      default:
        return done(values, 1, after);
    }
  };

  let [mean, square] = [0, 0];
  const count = (chance: number, halves: number) => {
    mean += chance * halves;
    square += chance * halves * halves;
  };
  for (const up of CARDS) {
    const answered = up.value === 1 ? wishFrom(0, ['insure', 'decline']) : undefined;
    const at = up.value === 1 ? (answered?.next ?? wishes.length) : 0;
    const insurance = answered?.wish === 'insure' ? 3 : 0;
    const ends = dealerEnds(up.value);
    const none = ends.reduce((sum, chance) => sum + chance, 0);
    for (const one of CARDS)
      for (const other of CARDS) {
        const chance = up.chance * one.chance * other.chance;
        const values = [one.value, other.value];
        const natural = points(values) === 21;
        count(chance * (1 - none), insurance + (natural ? 2 : 0));
        if (natural) count(chance * none, 5);
        else
          for (const [index, each] of turn({ values, at, waiting: 0, hands: 1, half: 0 }).entries()) {
            mean += chance * (ends[index] ?? 0) * each.mean;
            square += chance * (ends[index] ?? 0) * each.square;
          }
      }
  }
  return { mean: mean / 2, variance: (square - mean * mean) / 4 };
}

function paid(mine: number, dealers: number): number {
  if (mine > 21) return 0;
  if (dealers > 21 || mine > dealers) return 4;
  return mine === dealers ? 2 : 0;
}

function mixed(each: (card: (typeof CARDS)[number]) => Spread): Spread {
  const all = CARDS.map((card) => ({ chance: card.chance, spread: each(card) }));
  const sum = (index: number, part: 'mean' | 'square') =>
    all.reduce((total, { chance, spread }) => total + chance * (spread[index]?.[part] ?? 0), 0);
  return ENDS.map((_, index) => ({ mean: sum(index, 'mean'), square: sum(index, 'square') }));
}

/** How likely the dealer ends so with this card, and has no blackjack. */
function dealerEnds(up: number): number[] {
  const chances = ENDS.map(() => 0);
  const draw = (values: readonly number[], chance: number) => {
    const total = points(values);
    if (values.length === 2 && total === 21) return;
    if (total >= 17) chances[Math.min(total, 22) - 17] = (chances[Math.min(total, 22) - 17] ?? 0) + chance;
    else for (const card of CARDS) draw([...values, card.value], chance * card.chance);
  };
  draw([up], 1);
  return chances;
}

export type Wish = 'hit' | 'stand' | 'double' | 'split' | 'insure' | 'decline';

export function points(values: readonly number[]): number {
  const low = values.reduce((sum, value) => sum + value, 0);
  return low <= 11 && values.includes(1) ? low + 10 : low;
}

const CARDS = Array.from({ length: 10 }, (_, at) => ({ value: at + 1, chance: (at === 9 ? 4 : 1) / 13 }));
const PAIRS = CARDS.flatMap((one) =>
  CARDS.map((other) => ({ values: [one.value, other.value], chance: one.chance * other.chance })),
);
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

type Rest = Omit<Turn, 'values'>;

/** Mean and variance of what is paid to who does these things, in stakes: over all cards, hand after hand, with the dealer's end kept apart because all hands share it. */
export function spreadOf(wishes: readonly Wish[]): { readonly mean: number; readonly variance: number } {
  const hands = new Hands(wishes);
  let [mean, square] = [0, 0];
  const count = (chance: number, of: { readonly mean: number; readonly square: number }) => {
    mean += chance * of.mean;
    square += chance * of.square;
  };
  const pays = (halves: number) => ({ mean: halves, square: halves * halves });
  for (const up of CARDS) {
    const { at, insured } = hands.answered(up.value);
    const ends = dealerEnds(up.value);
    const none = ends.reduce((sum, chance) => sum + chance, 0);
    for (const { values, chance } of PAIRS) {
      const natural = points(values) === 21;
      count(up.chance * chance * (1 - none), pays((insured ? 3 : 0) + (natural ? 2 : 0)));
      if (natural) count(up.chance * chance * none, pays(5));
      else
        for (const [index, each] of hands.turn({ values, at, waiting: 0, hands: 1, half: 0 }).entries())
          count(up.chance * chance * (ends[index] ?? 0), each);
    }
  }
  return { mean: mean / 2, variance: (square - mean * mean) / 4 };
}

/** What hands come to that are played by the same wishes, each once. */
class Hands {
  private readonly known = new Map<string, Spread>();

  constructor(private readonly wishes: readonly Wish[]) {}

  /** Whether insurance is taken against this card, and from which wish on the hands are played. */
  answered(up: number): { readonly at: number; readonly insured: boolean } {
    if (up !== 1) return { at: 0, insured: false };
    const answer = this.wishFrom(0, ['insure', 'decline']);
    return { at: answer.next, insured: answer.wish === 'insure' };
  }

  turn({ values, ...rest }: Turn): Spread {
    const low = values.reduce((sum, value) => sum + value, 0);
    const key = [
      low,
      values.includes(1),
      values.length,
      values[0] === values[1],
      rest.at,
      rest.waiting,
      rest.hands,
      rest.half,
    ].join(' ');
    const found = this.known.get(key) ?? this.decided(values, rest);
    this.known.set(key, found);
    return found;
  }

  private wishFrom(at: number, may: readonly Wish[]) {
    const index = this.wishes.findIndex((wish, place) => place >= at && may.includes(wish));
    return index < 0 ? { wish: undefined, next: this.wishes.length } : { wish: this.wishes[index], next: index + 1 };
  }

  private decided(values: readonly number[], rest: Rest): Spread {
    if (points(values) >= 21 || rest.half === 1) return this.done(values, 1, rest);
    const may: Wish[] = ['hit', 'stand'];
    if (values.length === 2) may.push('double');
    if (values.length === 2 && values[0] === values[1] && rest.hands < 4) may.push('split');
    const { wish, next } = this.wishFrom(rest.at, may);
    const after = { ...rest, at: next };
    if (wish === 'hit') return mixed(({ value }) => this.turn({ values: [...values, value], ...after }));
    if (wish === 'double') return mixed(({ value }) => this.done([...values, value], 2, after));
    if (wish !== 'split') return this.done(values, 1, after);
    return this.next({ ...after, waiting: rest.waiting + 2, hands: rest.hands + 1, half: values[0] ?? 0 });
  }

  private next({ waiting, half, ...rest }: Rest): Spread {
    if (waiting === 0) return NOTHING;
    return mixed(({ value }) => this.turn({ values: [half, value], ...rest, half, waiting: waiting - 1 }));
  }

  private done(values: readonly number[], bets: number, rest: Rest): Spread {
    const later = this.next(rest);
    return ENDS.map((end, index) => {
      const [pays, { mean, square }] = [paid(points(values), end) * bets, later[index] ?? { mean: 0, square: 0 }];
      return { mean: pays + mean, square: pays * pays + 2 * pays * mean + square };
    });
  }
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

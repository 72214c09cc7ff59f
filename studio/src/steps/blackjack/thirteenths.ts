import { type Fraction, lowest } from '../../models/fraction';

const RANKS = 13n;
/** What cards count, an ace as 1, and how many of thirteen ranks count so. */
const VALUES: readonly (readonly [value: number, ranks: bigint])[] = [
  ...Array.from({ length: 9 }, (_, at) => [at + 1, 1n] as const),
  [10, 4n],
];

/** An exact number: `of` over 13 to the power of `power`, which all odds of cards that are drawn of whole decks are. */
export interface Thirteenths {
  readonly of: bigint;
  readonly power: number;
}

export const NONE: Thirteenths = { of: 0n, power: 0 };
export const ONE: Thirteenths = { of: 1n, power: 0 };

export function plus(one: Thirteenths, other: Thirteenths): Thirteenths {
  const power = Math.max(one.power, other.power);
  return { of: raised(one, power) + raised(other, power), power };
}

export function minus(one: Thirteenths, { of, power }: Thirteenths): Thirteenths {
  return plus(one, { of: -of, power });
}

export function times({ of, power }: Thirteenths, count: bigint): Thirteenths {
  return { of: of * count, power };
}

export function product(one: Thirteenths, other: Thirteenths): Thirteenths {
  return { of: one.of * other.of, power: one.power + other.power };
}

export function isMore(one: Thirteenths, other: Thirteenths): boolean {
  return minus(one, other).of > 0n;
}

/** Keeps what was counted once under a name. */
export function keeper(): (name: string, count: () => Thirteenths) => Thirteenths {
  const known = new Map<string, Thirteenths>();
  return (name, count) => {
    const found = known.get(name) ?? count();
    known.set(name, found);
    return found;
  };
}

/** The mean over what the next card counts. */
export function overCards(worth: (value: number) => Thirteenths): Thirteenths {
  const sum = VALUES.reduce((total, [value, ranks]) => plus(total, times(worth(value), ranks)), NONE);
  return { ...sum, power: sum.power + 1 };
}

export function fractionOf({ of, power }: Thirteenths): Fraction {
  return lowest(of, RANKS ** BigInt(power));
}

function raised({ of, power }: Thirteenths, to: number): bigint {
  return of * RANKS ** BigInt(to - power);
}

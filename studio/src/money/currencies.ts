/** One unit of money on the wire is a hundred-thousandth of the currency. */
export const UNITS_PER_CURRENCY = 100_000n;

export interface StakeLimits {
  /** The smallest amount that can be staked or paid, in units. */
  readonly coin: bigint;
  readonly minStake: bigint;
  readonly maxStake: bigint;
  readonly maxWin: bigint;
  readonly firstStake: bigint;
}

const HUNDREDTH = UNITS_PER_CURRENCY / 100n;
const WHOLE = UNITS_PER_CURRENCY;

const LIMITS = {
  BDT: limits(HUNDREDTH, 1n, 50_000n, 1_000_000n, 10n),
  INR: limits(HUNDREDTH, 1n, 50_000n, 1_000_000n, 10n),
  VND: limits(WHOLE, 1_000n, 20_000_000n, 400_000_000n, 10_000n),
  THB: limits(HUNDREDTH, 1n, 20_000n, 400_000n, 10n),
  USD: limits(HUNDREDTH, 1n, 500n, 10_000n, 1n),
  EUR: limits(HUNDREDTH, 1n, 500n, 10_000n, 1n),
} as const;

export type Currency = keyof typeof LIMITS;

/** The currencies the game is offered in. */
export const CURRENCIES = Object.keys(LIMITS).sort() as Currency[];

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(LIMITS, code);
}

/** Stake and win limits of a currency the game is offered in. */
export function limitsOf(currency: Currency): StakeLimits {
  return LIMITS[currency];
}

function limits(coin: bigint, minStake: bigint, maxStake: bigint, maxWin: bigint, firstStake: bigint): StakeLimits {
  return {
    coin,
    minStake: minStake * WHOLE,
    maxStake: maxStake * WHOLE,
    maxWin: maxWin * WHOLE,
    firstStake: firstStake * WHOLE,
  };
}

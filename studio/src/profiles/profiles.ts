import { UNITS_PER_CURRENCY } from '../money/currencies';
import type { Profile } from './profile';

/**
 * `gb`: 2.5 s from spin to spin and 5 s in other games (RTS 14), slots £5 a spin and £2 under 25. The studio has no pounds: in euros and dollars the same figures are
 * a little less than that. No press makes a spin shorter (RTS 14E). Each shot at a fish would be a round of its own, five seconds after the last: such games are left out.
 */
export const PROFILES = {
  standard: {},
  gb: {
    cycleMs: { slots: 2_500, others: 5_000 },
    unhurried: ['slots'],
    leftOut: ['fishing'],
    stakes: { slots: [{ underAge: 25, most: inEurosAndDollars(2n) }, { most: inEurosAndDollars(5n) }] },
  },
} as const satisfies Record<string, Profile>;

export type ProfileCode = keyof typeof PROFILES;

export const PROFILE_CODES = Object.keys(PROFILES) as readonly ProfileCode[];

export function isProfile(code: string): code is ProfileCode {
  return Object.hasOwn(PROFILES, code);
}

function inEurosAndDollars(amount: bigint) {
  const units = amount * UNITS_PER_CURRENCY;
  return { EUR: units, USD: units };
}

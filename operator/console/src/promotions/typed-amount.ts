import { parseAmount } from '@pavilion/money';

/** Minor units as somebody types them: `5000`, `5000.50`. */
export function typedAmount(minor: string): string {
  const [whole, rest] = [BigInt(minor) / 100n, BigInt(minor) % 100n];
  return rest === 0n ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** What was typed as minor units; empty is nothing. */
export function minorOf(typed: string): string {
  return String(parseAmount(typed) ?? 0n);
}

/** Whether it is an amount, or nothing where that may be. */
export function isAmount(typed: string, { mayBeNothing = false } = {}): boolean {
  if (mayBeNothing && (typed === '' || typed === '0')) return true;
  return (parseAmount(typed) ?? 0n) > 0n;
}

/** Whether it is a whole number within bounds. */
export function isWithin(typed: string, [least, most]: readonly [number, number]): boolean {
  return /^[0-9]{1,15}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
}

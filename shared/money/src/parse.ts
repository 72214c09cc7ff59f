import { MINOR_DIGITS } from './minor';

const SHAPE = new RegExp(`^(0|[1-9]\\d{0,14})(?:\\.(\\d{1,${MINOR_DIGITS}}))?$`);

/**
 * What a person typed, in minor units; `undefined` when it is no amount.
 *
 * Bengali digits count as digits; signs, exponents, groups and a third decimal do not: a form says so instead of guessing.
 */
export function parseAmount(text: string): bigint | undefined {
  const match = SHAPE.exec(latinDigits(text.trim()));
  if (!match) return undefined;
  const [, whole = '0', fraction = ''] = match;
  return BigInt(whole + fraction.padEnd(MINOR_DIGITS, '0'));
}

function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}

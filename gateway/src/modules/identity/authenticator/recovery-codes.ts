import { randomText } from '../../../platform/crypto';

/** Without the characters that look like one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_COUNT = 10;
const HALF_LENGTH = 5;

/** Ten codes of fifty bits, in two halves so that people can read them: `K7QRM-2XWPA`. */
export function newRecoveryCodes(): string[] {
  const newHalf = () => randomText(ALPHABET, HALF_LENGTH);
  return Array.from({ length: CODE_COUNT }, () => `${newHalf()}-${newHalf()}`);
}

/** A recovery code however somebody typed it, or undefined for what cannot be one. */
export function normaliseRecoveryCode(typed: string): string | undefined {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '');
  return new RegExp(`^[${ALPHABET}]{${2 * HALF_LENGTH}}$`).test(bare)
    ? `${bare.slice(0, HALF_LENGTH)}-${bare.slice(HALF_LENGTH)}`
    : undefined;
}

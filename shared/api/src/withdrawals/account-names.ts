/** Letters of any script with what stands between them in names of people and firms; joiners are part of Bengali words. */
const HOLDER = /^(?:[\p{L}\p{M} .,'’&()/-]|\u200c|\u200d)+$/u;
const BANK = /^(?:[\p{L}\p{M}\p{Nd} .,'’&()/-]|\u200c|\u200d)+$/u;

/**
 * Whether somebody can be called that, as the holder of an account: two letters or more, and no digits.
 *
 * @internal
 */
export function isHolderName(typed: string): boolean {
  return HOLDER.test(typed) && hasTwoLetters(typed);
}

/**
 * Whether a bank can be called that: as a holder, with digits.
 *
 * @internal
 */
export function isBankName(typed: string): boolean {
  return BANK.test(typed) && hasTwoLetters(typed);
}

function hasTwoLetters(typed: string): boolean {
  return (typed.match(/\p{L}/gu) ?? []).length >= 2;
}

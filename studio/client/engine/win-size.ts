/** How large a win is to the eye and the ear: `none` for whatever is no more than the stake. */
export type WinSize = 'none' | 'small' | 'good' | 'great' | 'rare';

/** A win is celebrated by what it is of the stake: from more than 1, from 2, from 10 and from 50 times. */
export function winSize(stake: bigint, payout: bigint): WinSize {
  if (payout <= stake) return 'none';
  if (payout < stake * 2n) return 'small';
  if (payout < stake * 10n) return 'good';
  return payout < stake * 50n ? 'great' : 'rare';
}

/** How many numbers of how many digits a prize draws. */
export interface Prize {
  readonly name: 'SPECIAL' | 'FIRST' | 'SECOND' | 'THIRD' | 'FOURTH' | 'FIFTH' | 'SIXTH' | 'SEVENTH' | 'EIGHTH';
  readonly count: number;
  readonly digits: number;
}

export interface Lottery {
  readonly code: string;
  readonly names: { readonly bn: string; readonly en: string };
  readonly region: 'NORTH' | 'SOUTH';
  readonly prizes: readonly Prize[];
}

const prize = (name: Prize['name'], count: number, digits: number): Prize => ({ name, count, digits });

/** 27 numbers, as the lotteries of the north draw them. */
const NORTH: readonly Prize[] = [
  prize('SPECIAL', 1, 5),
  prize('FIRST', 1, 5),
  prize('SECOND', 2, 5),
  prize('THIRD', 6, 5),
  prize('FOURTH', 4, 4),
  prize('FIFTH', 6, 4),
  prize('SIXTH', 3, 3),
  prize('SEVENTH', 4, 2),
];

/** 18 numbers, as those of the south and the centre do. */
const SOUTH: readonly Prize[] = [
  prize('SPECIAL', 1, 6),
  prize('FIRST', 1, 5),
  prize('SECOND', 1, 5),
  prize('THIRD', 2, 5),
  prize('FOURTH', 7, 5),
  prize('FIFTH', 1, 4),
  prize('SIXTH', 3, 4),
  prize('SEVENTH', 1, 3),
  prize('EIGHTH', 1, 2),
];

export const LOTTERIES: readonly Lottery[] = [
  { code: 'lottery-north', names: { bn: 'লণ্ঠন লটারি উত্তর', en: 'Lantern Lottery North' }, region: 'NORTH', prizes: NORTH },
  { code: 'lottery-south', names: { bn: 'লণ্ঠন লটারি দক্ষিণ', en: 'Lantern Lottery South' }, region: 'SOUTH', prizes: SOUTH },
];

export function lotteryByCode(code: string): Lottery | undefined {
  return LOTTERIES.find((lottery) => lottery.code === code);
}

/** A multiplier as it is read: 1.98×, 1,000×. */
export function times(hundredths: number): string {
  const digits = hundredths % 100 === 0 && hundredths >= 1_000 ? 0 : 2;
  return `${(hundredths / 100).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}×`;
}

/** As short as it goes, for small places. */
export function shortTimes(hundredths: number): string {
  return `${(hundredths / 100).toLocaleString('en', { maximumFractionDigits: 2, useGrouping: false })}×`;
}

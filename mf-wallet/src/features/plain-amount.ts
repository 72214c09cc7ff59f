/** Minor units as somebody would type them: `1234.5` taka is `1234.50`, whole ones are without a point. */
export function plainAmount(minor: bigint): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.00$/, '');
}

/** What a vendor's game can tell the page around it, as far as the page acts on it. `net` is minor units. */
export type GameMessage =
  | { type: 'studio.round-started' }
  | { type: 'studio.round-settled'; net: bigint }
  | { type: 'studio.exit' }
  | { type: 'studio.deposit' };

/** Vendors count in a hundred-thousandth of the currency, we in a hundredth. */
const UNITS_PER_MINOR = 1000n;

/** Reads a message from a game's frame; nothing when it is none of ours or not whole. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, state, stake, payout } = data as Readonly<Record<string, unknown>>;
  if (type === 'studio.exit' || type === 'studio.deposit' || type === 'studio.round-started') return { type };
  if (type !== 'studio.round-settled') return undefined;
  if (state !== 'settled') return { type, net: 0n };
  if (!isUnits(stake) || !isUnits(payout)) return undefined;
  return { type, net: (BigInt(payout) - BigInt(stake)) / UNITS_PER_MINOR };
}

function isUnits(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,18}$/.test(value);
}

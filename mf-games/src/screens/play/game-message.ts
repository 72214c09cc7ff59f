/** What a vendor's game can tell the page around it, as far as the page acts on it. `net` and `balance` are minor units. */
export type GameMessage =
  | { type: 'studio.ready'; panels: readonly GamePanel[] }
  | { type: 'studio.balance'; balance: bigint }
  | { type: 'studio.round-started' }
  | { type: 'studio.round-settled'; net: bigint }
  | { type: 'studio.connection'; state: 'ok' | 'lost' }
  | { type: 'studio.exit' }
  | { type: 'studio.deposit' };

/** A sheet of the game that the page can have opened. */
export type GamePanel = 'rules' | 'fairness';

/** Vendors count in a hundred-thousandth of the currency, we in a hundredth. */
const UNITS_PER_MINOR = 1000n;
const PANELS: readonly GamePanel[] = ['rules', 'fairness'];

/** Reads a message from a game's frame; nothing when it is none of ours or not whole. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Readonly<Record<string, unknown>>;
  switch (message['type']) {
    case 'studio.exit':
    case 'studio.deposit':
    case 'studio.round-started':
      return { type: message['type'] };
    case 'studio.ready':
      return { type: 'studio.ready', panels: panelsIn(message['panels']) };
    case 'studio.balance':
      return isUnits(message['balance'])
        ? { type: 'studio.balance', balance: BigInt(message['balance']) / UNITS_PER_MINOR }
        : undefined;
    case 'studio.connection':
      return { type: 'studio.connection', state: message['state'] === 'lost' ? 'lost' : 'ok' };
    case 'studio.round-settled':
      return readSettledRound(message);
    default:
      return undefined;
  }
}

function readSettledRound({ state, stake, payout }: Readonly<Record<string, unknown>>): GameMessage | undefined {
  const type = 'studio.round-settled';
  if (state !== 'settled') return { type, net: 0n };
  if (!isUnits(stake) || !isUnits(payout)) return undefined;
  return { type, net: (BigInt(payout) - BigInt(stake)) / UNITS_PER_MINOR };
}

/** A game of an older vendor offers none. */
function panelsIn(value: unknown): readonly GamePanel[] {
  return Array.isArray(value) ? PANELS.filter((each) => value.includes(each)) : [];
}

function isUnits(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,18}$/.test(value);
}

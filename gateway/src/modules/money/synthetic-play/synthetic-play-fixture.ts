import type { Movement } from '../wallet';

/** Whose play is made up. */
export interface SyntheticMember {
  id: string;
  brand: string;
  currency: string;
}

interface Game {
  vendor: string;
  code: string;
}

/** One movement, and when the ledger gets it: not always when it happened. */
interface Arriving {
  movement: Movement;
  arrives: number;
}

type Random = () => number;
type Place = Pick<Movement, 'memberId' | 'brand' | 'currency' | 'vendor' | 'game' | 'round'>;

const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;
const DAYS = 2.5;

/** Numbers from nought to one, the same for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * So many bets of the members in rounds of one to three, over two midnights, in the order in which the ledger gets them. Of the bets 8 % are taken back, some
 * before they came; of the rounds 2 % are paid a second time hours later, and some never end.
 */
export function syntheticPlay(
  random: Random,
  { members, games, bets, begins }: { members: readonly SyntheticMember[]; games: readonly Game[]; bets: number; begins: Date },
): Movement[] {
  const arriving = members.flatMap((member) => depositsOf(random, member, begins));
  let left = bets;
  for (let round = 0; left > 0; round += 1) {
    const member = members[Math.floor(random() * members.length)] as SyntheticMember;
    const game = games[Math.floor(random() * games.length)] as Game;
    const place = {
      memberId: member.id,
      brand: member.brand,
      currency: member.currency,
      ...{ vendor: game.vendor, game: game.code },
    };
    const count = Math.min(left, 1 + Math.floor(random() * 3));
    const opens = begins.getTime() + random() * DAYS * 24 * HOUR_MS;
    arriving.push(...roundOf(random, { ...place, round: `round-${round}` }, { count, opens }));
    left -= count;
  }
  return arriving.sort((one, other) => one.arrives - other.arrives).map(({ movement }) => movement);
}

/** Three, of which a sixth is corrected a day later. */
function depositsOf(random: Random, { id, brand, currency }: SyntheticMember, begins: Date): Arriving[] {
  const own = { memberId: id, brand, currency };
  return [0, 20, 40].flatMap((hours) => {
    const [reference, at] = [`deposit:${id}-${hours}`, begins.getTime() + hours * HOUR_MS];
    const deposit: Arriving = {
      movement: { ...own, kind: 'deposit', reference, amount: 100_000_000n, at: new Date(at) },
      arrives: at - (hours === 0 ? HOUR_MS : 0),
    };
    if (hours === 0 || random() > 0.25) return [deposit];
    const back = at + 24 * HOUR_MS;
    const movement: Movement = {
      ...own,
      kind: 'correction',
      reference: `${reference}-back`,
      related: reference,
      amount: 0n,
      at: new Date(back),
    };
    return [deposit, { movement, arrives: back }];
  });
}

function roundOf(random: Random, place: Place, { count, opens }: { count: number; opens: number }): Arriving[] {
  const stakes = Array.from({ length: count }, (_, nth) => ({
    reference: `${place.round}-bet${nth}`,
    amount: BigInt(1 + Math.floor(random() * 25_000)),
    at: opens + nth * SECOND_MS,
  }));
  const made = stakes.map(({ reference, amount, at }) => arrives(at, { ...place, kind: 'bet', reference, amount }));
  const taken = stakes.filter(() => random() < 0.08);
  const paid = stakes.filter((stake) => !taken.includes(stake) || random() < 0.3);
  for (const { reference, at } of taken) made.push(...takeBack(random, place, reference, at));
  if (paid.length > 0 && random() < 0.97) made.push(...payments(random, place, paid, opens + count * SECOND_MS));
  return made;
}

/** Taken back a moment before it came, soon after, or on another day. */
function takeBack(random: Random, place: Place, related: string, at: number): Arriving[] {
  const chance = random();
  const delay = chance < 0.25 ? -SECOND_MS / 2 : chance < 0.6 ? 5 * SECOND_MS : random() * 30 * HOUR_MS;
  // Half of the vendors do not say again which round it was.
  const { round: _said, ...unsaid } = place;
  const where = random() < 0.5 ? place : unsaid;
  return [arrives(at + delay, { ...where, kind: 'rollback', reference: `${related}-back`, related, amount: 0n })];
}

/** A win for each bet, most of them nothing; the last ends the round. Some are late, and some are taken back. */
function payments(random: Random, place: Place, paid: readonly { reference: string; amount: bigint }[], at: number): Arriving[] {
  return paid.flatMap(({ reference: related, amount: stake }, nth) => {
    const reference = `${related}-win`;
    const late = paid.length > 1 && nth === paid.length - 1 && random() < 0.06 ? 13 * HOUR_MS : 0;
    const amount = random() < 0.6 ? 0n : (stake * BigInt(Math.floor(random() * 400))) / 100n;
    const roundClosed = nth === paid.length - 1 || (late > 0 && nth === 0);
    const win = arrives(at + nth * SECOND_MS + late, { ...place, kind: 'win', reference, related, amount, roundClosed });
    if (random() > 0.04) return [win];
    const back = at + late + random() * 20 * HOUR_MS;
    return [win, arrives(back, { ...place, kind: 'rollback', reference: `${reference}-back`, related: reference, amount: 0n })];
  });
}

function arrives(at: number, movement: Movement): Arriving {
  return { movement: { ...movement, at: new Date(at) }, arrives: at };
}

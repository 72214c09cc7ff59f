import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../../control/audit';
import { giveBackOf, type UnansweredBet, unansweredBets, type Wallet } from '../wallet';
import { readRoom, type Room, roundsThatFit } from './room-in-wallets';

/** As many as one transaction gives back in a few seconds; for more, it is proposed again. */
const MOST_BETS = 2_000;

interface GiveBack {
  vendor: string;
  days: number;
  who: string;
  reason: string;
}

/**
 * Gives the bets of a vendor's open rounds back and ends these rounds, with what was given back in the audit log of each brand. A win that comes at the same moment is either there
 * before, and its round stays, or finds its round over. A round whose bets have no room in their wallet stays as it is, and the audit log says so.
 *
 * @throws DomainError `request.not_found` where there is nothing to give back, `wallet.balance_too_large` where there is no room for any of it
 */
export async function giveBackOpenRounds(
  trx: Database,
  { wallet, audit }: { wallet: Pick<Wallet, 'postWithin'>; audit: Audit },
  { vendor, days, who, reason }: GiveBack,
): Promise<void> {
  const asked = { vendor, days, most: MOST_BETS };
  const room = await readRoom(trx, await unansweredBets(trx, asked));
  const { fitting, left } = roundsThatFit(await stillUnanswered(trx, asked, room), room);
  const given: UnansweredBet[] = [];
  for (const bet of fitting) {
    const { outcome, repeated } = await wallet.postWithin(trx, giveBackOf(bet));
    if (outcome === 'excess') throw new DomainError('wallet.balance_too_large');
    if (outcome === 'posted' && !repeated) given.push(bet);
  }
  if (given.length === 0) throw new DomainError(left.length > 0 ? 'wallet.balance_too_large' : 'request.not_found');
  for (const { brand, ...sums } of sumsByPlace(given, left))
    await audit.append(trx, { who, reason, brand, action: 'rounds.given-back', after: { vendor, days, brand, ...sums } });
}

/**
 * Read anew, now that the wallets are held: a win may have landed since the first reading. Each statement sees what was committed before it (`read committed`), and nothing moves in a
 * wallet that is held. Of other wallets it says nothing that would still hold.
 */
async function stillUnanswered(trx: Database, asked: Parameters<typeof unansweredBets>[1], room: Room): Promise<UnansweredBet[]> {
  const bets = await unansweredBets(trx, asked);
  return bets.filter((bet) => room.isHeld(bet));
}

/** By brand and currency: how many rounds were given back and what was staked in them, and the same of those that stay. */
function sumsByPlace(given: readonly UnansweredBet[], left: readonly UnansweredBet[]) {
  const places = new Map([...given, ...left].map(({ brand, currency }) => [`${brand} ${currency}`, { brand, currency }]));
  return [...places.values()].map((place) => {
    const here = (bet: UnansweredBet) => bet.brand === place.brand && bet.currency === place.currency;
    const stays = sumOf(left.filter(here));
    return {
      ...place,
      ...sumOf(given.filter(here)),
      ...(stays.rounds > 0 && { left: { ...stays, reason: 'wallet.balance_too_large' } }),
    };
  });
}

function sumOf(bets: readonly UnansweredBet[]) {
  const rounds = new Set(bets.map(({ memberId, round }) => `${memberId} ${round}`)).size;
  return { rounds, staked: String(bets.reduce((sum, { amount }) => sum + amount, 0n)) };
}

import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../../control/audit';
import { giveBackOf, lockWallets, type UnansweredBet, unansweredBets, type Wallet } from '../wallet';

/** As many as one transaction gives back in a few seconds; for more, it is proposed again. */
const MOST_BETS = 2_000;

interface GiveBack {
  vendor: string;
  days: number;
  who: string;
  reason: string;
}

/**
 * Gives the bets of a vendor's open rounds back and ends these rounds, all or none, with what was given back in the audit log of each brand. A win that
 * comes at the same moment is either there before, and its round stays, or finds its round over.
 *
 * @throws DomainError `request.not_found` where there is nothing to give back, `wallet.balance_too_large`
 */
export async function giveBackOpenRounds(
  trx: Database,
  { wallet, audit }: { wallet: Pick<Wallet, 'postWithin'>; audit: Audit },
  { vendor, days, who, reason }: GiveBack,
): Promise<void> {
  const bets = await unansweredBets(trx, { vendor, days, most: MOST_BETS });
  const given: UnansweredBet[] = [];
  for (const [currency, members] of membersByCurrency(bets)) await lockWallets(trx, members, currency);
  for (const bet of bets) {
    const { outcome, repeated } = await wallet.postWithin(trx, giveBackOf(bet));
    if (outcome === 'excess') throw new DomainError('wallet.balance_too_large');
    if (outcome === 'posted' && !repeated) given.push(bet);
  }
  if (given.length === 0) throw new DomainError('request.not_found');
  for (const after of sumsOf(given))
    await audit.append(trx, { who, reason, brand: after.brand, action: 'rounds.given-back', after: { vendor, days, ...after } });
}

function membersByCurrency(bets: readonly UnansweredBet[]): Map<string, string[]> {
  const members = new Map<string, string[]>();
  for (const { currency, memberId } of bets) members.set(currency, [...(members.get(currency) ?? []), memberId]);
  return new Map([...members].map(([currency, ids]) => [currency, [...new Set(ids)]]));
}

/** By brand and currency: how many rounds, and what was staked in them. */
function sumsOf(bets: readonly UnansweredBet[]) {
  const places = [...new Map(bets.map(({ brand, currency }) => [`${brand} ${currency}`, { brand, currency }])).values()];
  return places.map((place) => {
    const of = bets.filter(({ brand, currency }) => brand === place.brand && currency === place.currency);
    const rounds = new Set(of.map(({ memberId, round }) => `${memberId} ${round}`)).size;
    return { ...place, rounds, staked: String(of.reduce((sum, { amount }) => sum + amount, 0n)) };
  });
}

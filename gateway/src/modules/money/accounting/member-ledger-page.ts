import type { LedgerLine, MemberLedger, MemberLedgerQuery } from '@pavilion/api/staff';
import { wireFields } from '../../../platform/wire';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Members } from '../../identity/members';
import { type BookedTransaction, memberLedger, memberWallets } from '../wallet';
import { isCorrectable } from './propose-adjustment';

/** What a member holds, and their transactions with all entries. @throws DomainError `request.not_found` */
export async function memberLedgerPage(
  db: Database,
  members: Pick<Members, 'byPublicId'>,
  place: { brand: string; member: string },
  { wallet, reference, before }: MemberLedgerQuery,
): Promise<MemberLedger> {
  const member = await members.byPublicId(place.brand, place.member);
  if (!member) throw new DomainError('request.not_found');
  const asked = { wallet, reference, before: before === undefined ? undefined : BigInt(before) };
  const { lines, next } = await memberLedger(db, member.id, asked);
  return {
    wallets: (await memberWallets(db, member.id)).map((each) => ({ ...each, balance: String(each.balance) })),
    list: lines.map(toWireLine),
    next: next === undefined ? null : String(next),
  };
}

function toWireLine({ corrected, id, at, amount, effect, balance, ...same }: BookedTransaction): LedgerLine {
  return {
    ...same,
    ...wireFields({ id, at, amount, effect, balance }, 'id', 'at', 'amount', 'effect', 'balance'),
    correctable: same.outcome === 'posted' && isCorrectable(same.kind) && !corrected,
  };
}

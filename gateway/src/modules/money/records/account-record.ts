import type { AccountRecordEntry, AccountRecordQuery, AccountRecordValue } from '@pavilion/api/records';
import type { TransactionKind } from '@pavilion/api/wallet';
import type { Locale } from '@pavilion/i18n';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { assertValidDays } from '../../../platform/time';
import type { Line, LedgerQueries, StatementFilter } from '../wallet';
import { isPaymentCursor, paymentPage, paymentSums } from './payments';
import { decodeCursor, encodeCursor } from './cursor';

/** Who asks, in which brand's days. */
export interface RecordOwner {
  memberId: string;
  currency: string;
  timeZone: string;
}

const PAGE = 25;
/** What is done at once has no states of its own: the ledger is the record of it. */
const POSTED: Readonly<Record<'transfers' | 'bonuses' | 'adjustments', readonly TransactionKind[]>> = {
  transfers: ['transfer-out', 'transfer-in'],
  bonuses: ['bonus', 'bonus-expiry'],
  adjustments: ['adjustment-in', 'adjustment-out', 'correction'],
};

/** What was asked for in an area, also what moved no money, newest first. @throws DomainError `request.invalid` */
export async function readAccount(
  { db, book }: { db: Database; book: LedgerQueries },
  owner: RecordOwner,
  { area, cursor, from, to }: AccountRecordQuery,
  locale: Locale,
): Promise<AccountRecordValue> {
  assertValidDays({ from, to });
  const choice = { ...owner, from, to };
  if (area !== 'deposits' && area !== 'withdrawals')
    return postedRecord(book, { ...choice, kinds: POSTED[area], ...(area !== 'transfers' && { wallet: 'all' as const }) }, cursor);
  if (cursor !== undefined && !isPaymentCursor(cursor)) throw unknownCursor();
  const { list, next } = await paymentPage(db, area, choice, { cursor, size: PAGE, locale });
  if (cursor !== undefined) return page(list, next);
  const { count, moved, fees } = await paymentSums(db, area, choice);
  return { ...page(list, next), totals: { count, moved: String(moved), fees: String(fees) } };
}

async function postedRecord(
  ledger: LedgerQueries,
  choice: StatementFilter,
  cursor: string | undefined,
): Promise<AccountRecordValue> {
  const [place] = cursor === undefined ? [] : (decodeCursor(cursor, 1) ?? []);
  if (cursor !== undefined && !/^[0-9]{1,17}\.[0-9]{1,18}$/.test(place ?? '')) throw unknownCursor();
  const { lines, nextCursor } = await ledger.movements(choice, place, PAGE);
  const shown = page(lines.map(toWirePosted), nextCursor && encodeCursor([nextCursor]));
  if (cursor !== undefined) return shown;
  const { in: came, out, count } = await ledger.movementSums(choice);
  return { ...shown, totals: { count, moved: String(came - out), fees: '0' } };
}

function page(list: AccountRecordEntry[], nextCursor: string | undefined): AccountRecordValue {
  return { list, ...(nextCursor && { nextCursor }) };
}

function toWirePosted({ id, at, kind, amount, shownReference, note }: Line): AccountRecordEntry {
  const key = String(id);
  return {
    id: key,
    at: at.toISOString(),
    state: 'posted',
    kind,
    amount: String(amount),
    change: String(amount),
    moved: true,
    reference: shownReference,
    movementId: key,
    ...(note !== null && { reason: note }),
  };
}

function unknownCursor(): DomainError {
  return new DomainError('request.invalid', { fields: { cursor: 'request.invalid' } });
}

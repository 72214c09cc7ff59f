import type { AccountEntry, AccountQuery, AccountValue } from '@pavilion/api/records';
import type { MovementKind } from '@pavilion/api/wallet';
import type { Locale } from '@pavilion/i18n';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { checkDays, type Line, type RecordBook, type StatementChoice } from '../wallet';
import { isPaymentCursor, paymentPage, paymentSums } from './payments';
import { openPlace, sealPlace } from './cursor';
import { shownReference } from './wire';

/** Who asks, in which brand's days. */
export interface Asker {
  memberId: string;
  currency: string;
  timeZone: string;
}

const PAGE = 25;
/** What is done at once has no states of its own: the ledger is the record of it. */
const POSTED: Readonly<Record<'transfers' | 'bonuses' | 'adjustments', readonly MovementKind[]>> = {
  transfers: ['transfer-out', 'transfer-in'],
  bonuses: ['bonus', 'bonus-expiry'],
  adjustments: ['adjustment-in', 'adjustment-out', 'correction'],
};

/** What was asked for in an area, also what moved no money, newest first. @throws DomainError `request.invalid` */
export async function readAccount(
  { db, book }: { db: Database; book: RecordBook },
  asker: Asker,
  { area, cursor, from, to }: AccountQuery,
  locale: Locale,
): Promise<AccountValue> {
  checkDays({ from, to });
  const choice = { ...asker, from, to };
  if (area !== 'deposits' && area !== 'withdrawals')
    return postedRecord(
      book,
      { ...choice, kinds: POSTED[area], ...(area !== 'transfers' && { wallet: 'every' as const }) },
      cursor,
    );
  if (cursor !== undefined && !isPaymentCursor(cursor)) throw unknownCursor();
  const { list, next } = await paymentPage(db, area, choice, { cursor, size: PAGE, locale });
  if (cursor !== undefined) return page(list, next);
  const { count, moved, fees } = await paymentSums(db, area, choice);
  return { ...page(list, next), totals: { count, moved: String(moved), fees: String(fees) } };
}

async function postedRecord(book: RecordBook, choice: StatementChoice, cursor: string | undefined): Promise<AccountValue> {
  const [place] = cursor === undefined ? [] : (openPlace(cursor, 1) ?? []);
  if (cursor !== undefined && !/^[0-9]{1,17}\.[0-9]{1,18}$/.test(place ?? '')) throw unknownCursor();
  const { lines, nextCursor } = await book.movements(choice, place, PAGE);
  const shown = page(lines.map(posted), nextCursor && sealPlace([nextCursor]));
  if (cursor !== undefined) return shown;
  const { in: came, out, count } = await book.movementSums(choice);
  return { ...shown, totals: { count, moved: String(came - out), fees: '0' } };
}

function page(list: AccountEntry[], nextCursor: string | undefined): AccountValue {
  return { list, ...(nextCursor && { nextCursor }) };
}

function posted({ id, at, kind, amount, reference, note }: Line): AccountEntry {
  const key = String(id);
  return {
    id: key,
    at: at.toISOString(),
    state: 'posted',
    kind,
    amount: String(amount),
    moved: true,
    reference: shownReference(reference),
    movementId: key,
    ...(note !== null && { reason: note }),
  };
}

function unknownCursor(): DomainError {
  return new DomainError('request.invalid', { fields: { cursor: 'request.invalid' } });
}

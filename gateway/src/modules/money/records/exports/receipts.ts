import { join } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReceiptRequest } from '@pavilion/api/records';
import type { Locale } from '@pavilion/i18n';
import { formatMinor } from '@pavilion/money';
import { clockIn } from '@pavilion/time';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database';
import { DomainError } from '../../../../platform/errors';
import type { Reader } from '../reader';
import { receiptTexts } from './receipt-texts';

/** What a receipt says of a payment. Amounts are minor units; `figures` are in their order, the last is what counts. */
export interface Receipt {
  reference: string;
  status: string;
  method: Record<Locale, string>;
  at: Date;
  figures: { label: keyof (typeof receiptTexts)['en']['figures']; amount: bigint }[];
}

interface DepositReceipt extends Pick<Receipt, 'reference' | 'method' | 'at'> {
  arrived: bigint;
  credited: bigint;
}

interface WithdrawalReceipt extends Pick<Receipt, 'reference' | 'status' | 'method' | 'at'> {
  amount: bigint;
  fee: bigint;
  arrived: bigint;
  returned: bigint;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The receipt of a payment of the member's. @throws DomainError `request.not_found`, also of a deposit that is not paid */
export async function readReceipt(db: Database, memberId: string, { kind, id }: ReceiptRequest): Promise<Receipt> {
  const receipt = UUID.test(id) ? await readers[kind](db, memberId, id) : undefined;
  if (!receipt) throw new DomainError('request.not_found');
  return receipt;
}

const readers = { deposit: depositReceipt, withdrawal: withdrawalReceipt };

async function depositReceipt(db: Database, memberId: string, id: string): Promise<Receipt | undefined> {
  const { rows } = await sql<DepositReceipt>`
    select reference, method_name as method, settled_at as at, coalesce(arrived, amount + fee) as arrived, coalesce(credited, amount) as credited
    from deposit_facts where id = ${id}::uuid and member_id = ${memberId}::bigint and state = 'paid'`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { arrived, credited, ...facts } = row;
  return {
    ...facts,
    status: 'credited',
    figures: [
      { label: 'paid', amount: arrived },
      { label: 'fee', amount: arrived - credited },
      { label: 'credited', amount: credited },
    ],
  };
}

async function withdrawalReceipt(db: Database, memberId: string, id: string): Promise<Receipt | undefined> {
  const { rows } = await sql<WithdrawalReceipt>`
    select reference, status, method_name as method, requested_at as at, amount, fee, arrived, returned
    from withdrawal_facts where id = ${id}::uuid and member_id = ${memberId}::bigint`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { amount, fee, arrived, returned, ...facts } = row;
  return {
    ...facts,
    figures: [
      { label: 'withdrawn', amount },
      { label: 'fee', amount: fee },
      { label: 'sent', amount: amount - fee },
      { label: 'received', amount: arrived },
      ...(returned > 0n ? [{ label: 'returned' as const, amount: returned }] : []),
    ],
  };
}

/** The receipt as a document of one page with the brand on it, drawn in a thread of its own. */
export async function* receiptDocument(receipt: Receipt, { brand, locale, account = '' }: Reader): AsyncGenerator<Uint8Array> {
  const texts = receiptTexts[locale];
  const moment = clockIn(brand.timeZone);
  const head = {
    locale,
    brand: brand.name,
    title: texts.title,
    range: receipt.reference,
    made: `${texts.made} ${moment(new Date())}`,
    lines: [
      { label: texts.reference, value: receipt.reference },
      { label: texts.state, value: texts.statuses[receipt.status as keyof typeof texts.statuses] },
      { label: texts.account, value: account },
      { label: texts.method, value: receipt.method[locale] },
      { label: texts.at, value: `${moment(receipt.at)} (${brand.timeZone})` },
    ],
    figures: receipt.figures.map(({ label, amount }) => ({
      label: texts.figures[label],
      value: formatMinor(amount, { symbol: brand.currencySymbol, locale }),
    })),
  };
  const workerData = { fonts: join(import.meta.dirname, 'fonts'), head };
  const worker = new Worker(join(import.meta.dirname, 'receipt-pdf.mjs'), { workerData });
  try {
    const [bytes] = (await once(worker, 'message')) as [Uint8Array];
    yield bytes;
  } finally {
    await worker.terminate();
  }
}

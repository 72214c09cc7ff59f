import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { formatMinor } from '@pavilion/money';
import type { ExportRequest } from '@pavilion/api/records';
import { clockIn } from '@pavilion/time';
import type { Line, StatementFilter } from '../../wallet';
import { movementFilter } from '../reader';
import { formatDayInWords } from '../../../../platform/time';
import { documentTexts } from './document-texts';
import type { Source } from './tables';
import { TEXTS } from './texts';

/** A document of more lines is read by nobody; the table has them all. */
export const MAX_DOCUMENT_ROWS = 5_000;
const BATCH = 200;

interface DocumentPart {
  bytes: Uint8Array;
  last: boolean;
}

/** The statement as a document, newest first, piece by piece. It is drawn in a thread of its own. */
export async function* statementDocument(source: Source, asked: ExportRequest): AsyncGenerator<Uint8Array> {
  const choice = { ...source.asker, from: asked.from, to: asked.to, ...movementFilter(asked) };
  yield* drawDocument(await headOf(source, choice), statementBatches(source, choice));
}

async function* statementBatches(source: Source, choice: StatementFilter) {
  let cursor: string | undefined;
  do {
    const { lines, nextCursor } = await source.book.movements(choice, cursor, BATCH);
    cursor = nextCursor;
    yield { rows: lines.map((line) => rowOf(line, source)), last: cursor === undefined };
  } while (cursor !== undefined);
}

/** Draws what is under `head` batch by batch, each when the one before is drawn. */
export async function* drawDocument(
  head: object,
  batches: AsyncIterable<{ rows: readonly object[]; last: boolean }>,
): AsyncGenerator<Uint8Array> {
  const workerData = { fonts: join(import.meta.dirname, 'fonts'), head };
  const worker = new Worker(join(import.meta.dirname, 'statement-pdf.mjs'), { workerData });
  try {
    for await (const batch of batches) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(batch);
      const [{ bytes }] = (await once(worker, 'message')) as [DocumentPart];
      if (bytes.length) yield bytes;
    }
  } finally {
    await worker.terminate();
  }
}

async function headOf(source: Source, choice: StatementFilter) {
  const { book, reader, asker } = source;
  const { brand, locale, account = '' } = reader;
  const texts = documentTexts[locale];
  const money = (minor: bigint) => formatMinor(minor, { symbol: brand.currencySymbol, locale });
  const { wallet = 'main' } = choice;
  const turn = { timeZone: asker.timeZone, ...(wallet !== 'all' && { wallet }) };
  const [sums, opening, closing] = await Promise.all([
    book.movementSums(choice),
    book.balanceAt(asker.memberId, asker.currency, { ...turn, day: choice.from }),
    book.balanceAt(asker.memberId, asker.currency, { ...turn, day: choice.to, after: true }),
  ]);
  const { at, what, amount, balance } = TEXTS[locale].column;
  return {
    locale,
    brand: brand.name,
    title: texts.title,
    page: texts.page,
    nothing: texts.nothing,
    range: `${formatDayInWords(choice.from, locale)} – ${formatDayInWords(choice.to, locale)} (${asker.timeZone})`,
    account: [account, ...(wallet === 'main' ? [] : [walletNamed(wallet, source)]), asker.currency].join(' · '),
    made: `${texts.made} ${clockIn(asker.timeZone)(new Date())}`,
    columns: { at, what, amount, balance },
    figures: [
      { label: texts.opening, value: money(opening) },
      { label: texts.came, value: money(sums.in) },
      { label: texts.went, value: money(sums.out) },
      { label: texts.closing, value: money(closing) },
    ],
  };
}

/** The bonus wallet, or a vendor's by the name that players know the vendor by. */
function walletNamed(wallet: string, { reader, names }: Source): string {
  const [kind, vendor = ''] = wallet.split(':');
  return kind === 'bonus' ? documentTexts[reader.locale].bonus : names.vendor(vendor);
}

function rowOf({ at, kind, vendor, game, shownReference, amount, balance }: Line, { reader, asker, names }: Source) {
  const { locale, brand } = reader;
  const money = (minor: bigint, signed = false) => formatMinor(minor, { symbol: brand.currencySymbol, signed, locale });
  const name = TEXTS[locale].kinds[kind];
  return {
    at: clockIn(asker.timeZone)(at),
    what: vendor !== null && game !== null ? `${name} · ${names.game(vendor, game).name}` : name,
    reference: shownReference,
    amount: money(amount, true),
    balance: money(balance),
  };
}

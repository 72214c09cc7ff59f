import { formatMinor } from '@pavilion/money';
import type { ExportRequest } from '@pavilion/api/records';
import { clockIn } from '@pavilion/time';
import { amountCell, BYTE_ORDER_MARK, csvLine } from '../../../../platform/csv';
import type { Database } from '../../../../platform/database';
import { DomainError } from '../../../../platform/errors';
import { formatDayInWords } from '../../../../platform/time';
import { documentTexts } from './document-texts';
import { drawDocument, MAX_DOCUMENT_ROWS } from './pdf';
import { recordContent, type RecordContent, type RecordRow } from './record-rows';
import type { Source } from './tables';
import { TEXTS } from './texts';

/** A record other than the statement, as a table or as a document: both have the same lines. */
export function recordFile(db: Database, source: Source, asked: ExportRequest): AsyncGenerator<string | Uint8Array> {
  const content = recordContent(db, source, asked);
  return asked.file.endsWith('.pdf') ? documentOf(source, asked, content) : tableOf(source, content);
}

async function* tableOf({ reader, asker }: Source, { amount, result, batches }: RecordContent): AsyncGenerator<string> {
  const { column } = TEXTS[reader.locale];
  yield BYTE_ORDER_MARK + csvLine([column.at, column.what, column.reference, amount, result, column.currency]);
  for await (const rows of batches)
    yield rows
      .map((row) => csvLine([row.at, row.what, row.reference, amountCell(row.amount), amountCell(row.result), asker.currency]))
      .join('');
}

/** @throws DomainError `records.too_long` for more lines than anybody reads */
async function* documentOf({ reader, asker }: Source, asked: ExportRequest, content: RecordContent): AsyncGenerator<Uint8Array> {
  const { brand, locale, account = '' } = reader;
  const texts = documentTexts[locale];
  const rows: RecordRow[] = [];
  for await (const batch of content.batches) {
    rows.push(...batch);
    if (rows.length > MAX_DOCUMENT_ROWS) throw new DomainError('records.too_long', { details: { most: MAX_DOCUMENT_ROWS } });
  }
  const money = (minor: bigint, signed = false) => formatMinor(minor, { symbol: brand.currencySymbol, signed, locale });
  const sum = (of: 'amount' | 'result') => rows.reduce((total, row) => total + row[of], 0n);
  const head = {
    locale,
    brand: brand.name,
    title: content.title,
    page: texts.page,
    nothing: texts.nothing,
    range: `${formatDayInWords(asked.from, locale)} – ${formatDayInWords(asked.to, locale)} (${asker.timeZone})`,
    account: [account, asker.currency].join(' · '),
    made: `${texts.made} ${clockIn(asker.timeZone)(new Date())}`,
    columns: { at: TEXTS[locale].column.at, what: TEXTS[locale].column.what, amount: content.amount, balance: content.result },
    figures: [
      { label: content.amount, value: money(sum('amount')) },
      { label: content.result, value: money(sum('result'), true) },
    ],
  };
  const drawn = rows.map(({ amount, result, ...row }) => ({ ...row, amount: money(amount), balance: money(result, true) }));
  yield* drawDocument(head, inBatches(drawn));
}

async function* inBatches<Row>(rows: readonly Row[], size = 200): AsyncGenerator<{ rows: readonly Row[]; last: boolean }> {
  for (let at = 0; at === 0 || at < rows.length; at += size)
    yield { rows: rows.slice(at, at + size), last: at + size >= rows.length };
}

import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ExportRequest, ExportValue, ReceiptRequest } from '@pavilion/api/records';
import type { Database } from '../../../../platform/database';
import { DomainError } from '../../../../platform/errors';
import type { Brand } from '../../../../platform/http';
import type { Platform } from '../../../../platform/platform';
import type { Members } from '../../../identity/members';
import { consumeRateLimits } from '../../../../platform/rate-limits';
import { assertValidDays } from '../../../../platform/time';
import type { LedgerQueries } from '../../wallet';
import { readAccount } from '../account-record';
import { createNames, type GameCatalogue } from '../names';
import { ownerOf, movementFilter, type Reader } from '../reader';
import { roundFilter } from '../rounds';
import { readReceipt, receiptDocument } from './receipts';
import { type ExportSelection, exportStore, type ReceiptSelection } from './store';
import { MAX_DOCUMENT_ROWS, statementDocument } from './pdf';
import { recordFile } from './record-files';
import { betsTable, statementTable } from './tables';

/** A file on its way: read it, or end it. */
export interface ExportFile {
  name: string;
  type: string;
  content: Readable;
}

/** Files of members' records, of any size. */
export interface RecordExports {
  /**
   * A one-time address for a file: whoever has it needs no token, so it is good for a minute and one download.
   *
   * @throws DomainError `request.invalid`; `request.too_many` beyond twenty an hour; `request.in_flight` while another is written;
   * `records.too_long` for a document of too many lines
   */
  ask(reader: Reader, request: ExportRequest): Promise<ExportValue>;
  /** The same for the receipt of one payment. @throws DomainError `request.not_found`, `request.too_many`, `request.in_flight` */
  askReceipt(reader: Reader, request: ReceiptRequest): Promise<ExportValue>;
  /** @throws DomainError `request.not_found` for a code that is used up, too old or none; `request.in_flight` */
  open(brand: Brand, code: string): Promise<ExportFile>;
}

interface Dependencies {
  book: LedgerQueries;
  games: GameCatalogue;
  members: Pick<Members, 'byId'>;
}

const PER_HOUR = 20;
const PATH = '/wps/v2/records/exports/';

export function createRecordExports(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  { book, games, members }: Dependencies,
): RecordExports {
  const store = exportStore(db);
  const assertExportable = async (reader: Reader, request: ExportRequest): Promise<void> => {
    const count = await linesIn({ db, book }, reader, request);
    if (count > MAX_DOCUMENT_ROWS) throw new DomainError('records.too_long', { details: { most: MAX_DOCUMENT_ROWS } });
  };
  /** Marks the end however the reading ends: also when the member goes away in the middle. */
  async function* noted<Piece>(code: string, content: AsyncGenerator<Piece>): AsyncGenerator<Piece> {
    try {
      yield* content;
    } catch (error) {
      log.error({ err: error }, 'an export could not be finished');
      throw error;
    } finally {
      await store.end(code);
    }
  }
  const giveOut = async ({ memberId, brand, locale }: Reader, asked: ExportRequest | ReceiptSelection): Promise<ExportValue> => {
    if (await store.runs(memberId)) throw new DomainError('request.in_flight');
    await consumeRateLimits(db, [{ key: `record export ${memberId}`, most: PER_HOUR, seconds: 3_600 }]);
    const code = randomBytes(32).toString('base64url');
    const until = await store.add(code, memberId, brand.code, { ...asked, locale });
    return { path: PATH + code, expiresAt: until.toISOString() };
  };
  return {
    async ask(reader, request) {
      assertValidDays(request);
      if (request.file.endsWith('.pdf')) await assertExportable(reader, request);
      return giveOut(reader, request);
    },
    async askReceipt(reader, request) {
      const { reference } = await readReceipt(db, reader.memberId, request);
      return giveOut(reader, { ...request, file: 'receipt.pdf', reference });
    },
    async open(brand, code) {
      const begun = await store.begin(code, brand.code);
      if (begun === 'busy') throw new DomainError('request.in_flight');
      if (!begun) throw new DomainError('request.not_found');
      const { memberId, asked } = begun;
      const member = await members.byId(brand.code, BigInt(memberId));
      const content = contentOf(
        { db, book, games },
        { memberId, brand, locale: asked.locale, account: member?.account ?? '' },
        asked,
      );
      const [record, ending] = asked.file.split('.');
      const about = asked.file === 'receipt.pdf' ? asked.reference : `${asked.from}-${asked.to}`;
      return {
        name: `${brand.code}-${record}-${about}.${ending}`,
        type: ending === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
        content: Readable.from(noted(code, content), { objectMode: false }),
      };
    },
  };
}

function contentOf(
  { db, book, games }: Pick<Dependencies, 'book' | 'games'> & Pick<Platform, 'db'>,
  reader: Reader,
  asked: ExportSelection,
): AsyncGenerator<string | Uint8Array> {
  if (asked.file === 'receipt.pdf') return receiptOf(db, reader, asked);
  const source = { book, reader, asker: ownerOf(reader), names: createNames(games, reader.brand.code, reader.locale) };
  if (asked.file === 'statement.pdf') return statementDocument(source, asked);
  if (asked.file === 'bets.csv') return betsTable(source, asked);
  return asked.file === 'statement.csv' ? statementTable(source, asked) : recordFile(db, source, asked);
}

async function* receiptOf(db: Database, reader: Reader, asked: ReceiptSelection): AsyncGenerator<Uint8Array> {
  yield* receiptDocument(await readReceipt(db, reader.memberId, asked), reader);
}

/** How many lines a document would have. */
async function linesIn(
  { db, book }: { db: Platform['db']; book: LedgerQueries },
  reader: Reader,
  { file, from, to, wallet, groups, area = 'deposits', vendor, game, result }: ExportRequest,
): Promise<number> {
  const owner = ownerOf(reader);
  const chosen = { from, to, ...(vendor && { vendor }), ...(game && { game }), ...(result && { result }) };
  if (file === 'bets.pdf') return (await book.roundSums(roundFilter(owner, chosen))).rounds;
  if (file === 'account.pdf') return (await readAccount({ db, book }, owner, { area, from, to }, reader.locale)).totals?.count ?? 0;
  // A line for each day.
  if (file === 'profit.pdf') return 0;
  return (await book.movementSums({ ...owner, from, to, ...movementFilter({ wallet, groups }) })).count;
}

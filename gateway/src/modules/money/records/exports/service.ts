import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ExportRequest, ExportValue } from '@pavilion/api/records';
import { DomainError } from '../../../../platform/errors';
import type { Brand } from '../../../../platform/http';
import type { Platform } from '../../../../platform/platform';
import type { Members } from '../../../identity/members';
import { consumeRateLimits } from '../../../../platform/rate-limits';
import { assertValidDays } from '../../../../platform/time';
import type { LedgerQueries } from '../../wallet';
import { createNames, type GameCatalogue } from '../names';
import { ownerOf, movementFilter, type Reader } from '../reader';
import { exportStore } from './store';
import { MAX_DOCUMENT_ROWS, statementDocument } from './pdf';
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
  const contentOf = (reader: Reader, asked: ExportRequest): AsyncGenerator<string | Uint8Array> => {
    const source = { book, reader, asker: ownerOf(reader), names: createNames(games, reader.brand.code, reader.locale) };
    if (asked.file === 'statement.pdf') return statementDocument(source, asked);
    return asked.file === 'bets.csv' ? betsTable(source, asked) : statementTable(source, asked);
  };
  const assertExportable = async (reader: Reader, { from, to, wallet, groups }: ExportRequest): Promise<void> => {
    const { count } = await book.movementSums({ ...ownerOf(reader), from, to, ...movementFilter({ wallet, groups }) });
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
  return {
    async ask({ memberId, brand, locale }, request) {
      assertValidDays(request);
      if (await store.runs(memberId)) throw new DomainError('request.in_flight');
      if (request.file === 'statement.pdf') await assertExportable({ memberId, brand, locale }, request);
      await consumeRateLimits(db, [{ key: `record export ${memberId}`, most: PER_HOUR, seconds: 3_600 }]);
      const code = randomBytes(32).toString('base64url');
      const until = await store.add(code, memberId, brand.code, { ...request, locale });
      return { path: PATH + code, expiresAt: until.toISOString() };
    },
    async open(brand, code) {
      const begun = await store.begin(code, brand.code);
      if (begun === 'busy') throw new DomainError('request.in_flight');
      if (!begun) throw new DomainError('request.not_found');
      const { memberId, asked } = begun;
      const member = await members.byId(brand.code, BigInt(memberId));
      const content = contentOf({ memberId, brand, locale: asked.locale, account: member?.account ?? '' }, asked);
      const [record, ending] = asked.file.split('.');
      return {
        name: `${brand.code}-${record}-${asked.from}-${asked.to}.${ending}`,
        type: ending === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
        content: Readable.from(noted(code, content), { objectMode: false }),
      };
    },
  };
}

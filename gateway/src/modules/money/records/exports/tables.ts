import type { ExportRequest } from '@pavilion/api/records';
import { isoClockIn } from '@pavilion/time';
import type { LedgerQueries, RoundCursor } from '../../wallet';
import { type RecordOwner } from '../account-record';
import { roundFilter } from '../rounds';
import type { Names } from '../names';
import { movementFilter, type Reader } from '../reader';
import { BYTE_ORDER_MARK, csvLine, amountCell } from '../../../../platform/csv';
import { TEXTS } from './texts';

/** Lines read at once: a file of any length is written in the memory of so many. */
const BATCH = 1_000;

/** Whose record, in whose words. */
export interface Source {
  book: LedgerQueries;
  reader: Reader;
  asker: RecordOwner;
  names: Names;
}

/** The statement as a table, newest first, piece by piece. */
export async function* statementTable({ book, reader, asker, names }: Source, asked: ExportRequest): AsyncGenerator<string> {
  const { column, kinds } = TEXTS[reader.locale];
  const shown = isoClockIn(asker.timeZone);
  const header = [
    column.at,
    column.what,
    column.vendor,
    column.game,
    column.reference,
    column.amount,
    column.balance,
    column.currency,
  ];
  yield BYTE_ORDER_MARK + csvLine(header);
  const choice = { ...asker, from: asked.from, to: asked.to, ...movementFilter(asked) };
  let cursor: string | undefined;
  do {
    const page = await book.movements(choice, cursor, BATCH);
    yield page.lines
      .map(({ at, kind, vendor, game, shownReference, amount, balance }) => {
        const played = vendor !== null && game !== null ? [names.vendor(vendor, game), names.game(vendor, game).name] : ['', ''];
        return csvLine([
          shown(at),
          kinds[kind],
          ...played,
          shownReference,
          amountCell(amount),
          amountCell(balance),
          asker.currency,
        ]);
      })
      .join('');
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}

/** The betting record as a table, newest first, piece by piece. */
export async function* betsTable({ book, reader, asker, names }: Source, asked: ExportRequest): AsyncGenerator<string> {
  const { column, results } = TEXTS[reader.locale];
  const shown = isoClockIn(asker.timeZone);
  const header = [
    column.at,
    column.vendor,
    column.game,
    column.round,
    column.result,
    column.bets,
    column.wins,
    column.net,
    column.currency,
  ];
  yield BYTE_ORDER_MARK + csvLine(header);
  const { from, to, vendor, game, result } = asked;
  const choice = roundFilter(asker, { from, to, ...(vendor && { vendor }), ...(game && { game }), ...(result && { result }) });
  let after: RoundCursor | undefined;
  do {
    const { rounds, next } = await book.rounds(choice, after, BATCH);
    yield rounds
      .map(({ moved_at: at, vendor: of, game: code, round, result: ended, bets, wins }) => {
        const named = [names.vendor(of, code), names.game(of, code).name, round, results[ended]];
        return csvLine([shown(at), ...named, amountCell(bets), amountCell(wins), amountCell(wins - bets), asker.currency]);
      })
      .join('');
    after = next;
  } while (after !== undefined);
}

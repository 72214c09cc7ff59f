import type { ExportRequest, RecordArea } from '@pavilion/api/records';
import type { Database } from '../../../../platform/database';
import { isoClockIn } from '@pavilion/time';
import type { RoundCursor } from '../../wallet';
import { readAccount } from '../account-record';
import { readProfit } from '../profit';
import { roundFilter } from '../rounds';
import { recordTexts } from './record-texts';
import type { Source } from './tables';
import { TEXTS } from './texts';

/** A line of a record as both of its files have it. Amounts are minor units; those of what is under way may be missing. */
export interface RecordRow {
  at: string;
  what: string;
  reference: string;
  amount: bigint;
  result: bigint;
}

/** A record that has a table and a document: its title, what its figures are called, and its lines, newest first, in batches. */
export interface RecordContent {
  title: string;
  amount: string;
  result: string;
  batches: AsyncGenerator<RecordRow[]>;
}

const BATCH = 200;

/** The record that a file is of. */
export function recordContent(db: Database, source: Source, asked: ExportRequest): RecordContent {
  const { column } = TEXTS[source.reader.locale];
  const texts = recordTexts[source.reader.locale];
  const [record] = asked.file.split('.');
  if (record === 'bets') return { title: texts.bets, amount: column.bets, result: column.net, batches: betRows(source, asked) };
  if (record === 'profit')
    return { title: texts.profit, amount: column.bets, result: column.net, batches: profitRows(source, asked) };
  const area = asked.area ?? 'deposits';
  return {
    title: `${texts.account} · ${texts.areas[area]}`,
    amount: column.amount,
    result: texts.change,
    batches: accountRows(db, source, { area, from: asked.from, to: asked.to }),
  };
}

async function* betRows({ book, reader, asker, names }: Source, asked: ExportRequest): AsyncGenerator<RecordRow[]> {
  const { results } = TEXTS[reader.locale];
  const shown = isoClockIn(asker.timeZone);
  const { from, to, vendor, game, result } = asked;
  const choice = roundFilter(asker, { from, to, ...(vendor && { vendor }), ...(game && { game }), ...(result && { result }) });
  let after: RoundCursor | undefined;
  do {
    const { rounds, next } = await book.rounds(choice, after, BATCH);
    yield rounds.map(({ moved_at: at, vendor: of, game: code, round, result: ended, bets, wins }) => ({
      at: shown(at),
      what: `${names.game(of, code).name} · ${results[ended]}`,
      reference: round,
      amount: bets,
      result: wins - bets,
    }));
    after = next;
  } while (after !== undefined);
}

async function* profitRows({ book, asker, names }: Source, { from, to }: ExportRequest): AsyncGenerator<RecordRow[]> {
  const { days } = await readProfit(book, asker, { from, to }, names);
  yield days.toReversed().map(({ day, stakes, net }) => ({
    at: day,
    what: '',
    reference: '',
    amount: BigInt(stakes),
    result: BigInt(net),
  }));
}

async function* accountRows(
  db: Database,
  { book, reader, asker }: Source,
  days: { area: RecordArea; from: string; to: string },
): AsyncGenerator<RecordRow[]> {
  const { kinds } = TEXTS[reader.locale];
  const { states } = recordTexts[reader.locale];
  const shown = isoClockIn(asker.timeZone);
  let cursor: string | undefined;
  do {
    const { list, nextCursor } = await readAccount({ db, book }, asker, { ...days, ...(cursor && { cursor }) }, reader.locale);
    yield list.map(({ at, kind, method, state, reference, amount, change }) => ({
      at: shown(new Date(at)),
      what: [method ?? (kind && kinds[kind as keyof typeof kinds]), states[state as keyof typeof states]]
        .filter(Boolean)
        .join(' · '),
      reference,
      amount: BigInt(amount),
      result: BigInt(change),
    }));
    cursor = nextCursor;
  } while (cursor !== undefined);
}

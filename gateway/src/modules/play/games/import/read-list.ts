import { MAX_IMPORT_GAMES } from '@pavilion/api/staff';
import { DomainError } from '../../../../platform/errors';
import { columns } from './columns';
import { readCsv } from '../../../../platform/csv';

/** A game of a list before anything of it is judged. */
export interface ListedGame {
  line: number;
  cells: ReadonlyMap<string, string>;
}

/** The games of a file, in its own bytes. @throws DomainError `catalogue.unreadable`, `catalogue.too_many` */
export function readList(file: Buffer, format: 'csv' | 'json'): ListedGame[] {
  const text = decoded(file);
  const games = format === 'csv' ? fromCsv(text) : fromJson(text);
  if (games.length > MAX_IMPORT_GAMES) throw new DomainError('catalogue.too_many');
  return games;
}

/** UTF-8, with or without its mark. Anything else would put wrong letters into names, so it is not guessed. */
function decoded(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw unreadableListError({ why: 'encoding' });
  }
}

function fromCsv(text: string): ListedGame[] {
  const records = readCsv(text);
  const [head, ...rows] = records ?? [];
  if (!head) throw unreadableListError({ line: 1 });
  const names = head.cells.map((name) => name.toLowerCase());
  const stranger = names.find((name, at) => !Object.hasOwn(columns, name) || names.indexOf(name) !== at);
  if (stranger !== undefined) throw unreadableListError({ line: head.line, column: stranger.slice(0, 40) });
  return rows.map(({ line, cells }) => {
    if (cells.length > names.length) throw unreadableListError({ line });
    return { line, cells: new Map(names.flatMap((name, at) => (cells[at] ? [[name, cells[at]] as const] : []))) };
  });
}

/** A list of objects, or an object with such a list as `games`; `line` counts them. */
function fromJson(text: string): ListedGame[] {
  const list = listIn(text);
  if (!Array.isArray(list)) throw unreadableListError({});
  return list.map((game: unknown, at) => {
    if (typeof game !== 'object' || game === null || Array.isArray(game)) throw unreadableListError({ line: at + 1 });
    return { line: at + 1, cells: new Map(Object.entries(game).flatMap(([name, value]) => cellOf(name, value))) };
  });
}

function listIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : (value as { games?: unknown } | null)?.games;
  } catch {
    throw unreadableListError({});
  }
}

function cellOf(name: string, value: unknown): [string, string][] {
  if (value === null || value === '') return [];
  const plain = ['string', 'number', 'boolean'].includes(typeof value);
  // What is no single value is at fault in its own column.
  return [[name.slice(0, 40), plain ? String(value) : '\u0000']];
}

function unreadableListError(details: Record<string, string | number>): DomainError {
  return new DomainError('catalogue.unreadable', { details });
}

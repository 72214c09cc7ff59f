import type { ImportFault, ImportLine } from '@pavilion/api/staff';
import type { Library } from '../library';
import { publishedText } from '../published-facts';
import type { LoadedGame } from '../store';
import { columns, type GameFacts } from './columns';
import type { ListedGame } from './read-list';

/** A line with what is to be written for it, when anything is. */
export interface ValidatedLine extends ImportLine {
  facts?: GameFacts;
}

const REQUIRED_COLUMNS = ['name', 'category', 'rtp'] as const;

/** Compares each line with the game it names. A game that a list has twice is refused the second time. */
export function validateList(library: Library, games: readonly ListedGame[]): ValidatedLine[] {
  const seen = new Set<string>();
  const taken = new Map(library.entries.map(({ nodeId, row }) => [nodeId, identityOf(row)]));
  return games.map((listed) => {
    const judged = validateLine(library, listed);
    const { facts } = judged;
    if (!facts) return judged;
    const identity = identityOf({ vendor: facts.vendor ?? '', vendor_game_code: facts.vendor_game_code ?? '' });
    if (seen.has(identity)) return refusedLine(judged, 'duplicate', ['vendor', 'code']);
    const { node_id } = facts;
    if (node_id !== undefined && (taken.get(node_id) ?? identity) !== identity) return refusedLine(judged, 'id_taken', ['node_id']);
    seen.add(identity);
    if (node_id !== undefined) taken.set(node_id, identity);
    return judged;
  });
}

function validateLine(library: Library, { line, cells }: ListedGame): ValidatedLine {
  const game = (cells.get('name') ?? cells.get('code') ?? '').slice(0, 120);
  const start: ValidatedLine = { line, game, outcome: 'unchanged', fields: [] };
  const read = readCells(cells);
  if ('fault' in read) return refusedLine(start, read.fault, read.fields);
  const { facts } = read;
  if (!facts.vendor || !facts.vendor_game_code) return refusedLine(start, 'missing', ['vendor', 'code']);
  if (!library.vendors.some(({ code }) => code === facts.vendor)) return refusedLine(start, 'unknown_vendor', ['vendor']);
  const known = library.findByVendorCode(facts.vendor, facts.vendor_game_code)?.row;
  if (known) return compareWithKnown(start, known, facts);
  const missing = REQUIRED_COLUMNS.filter((name) => !cells.has(name));
  if (missing.length) return refusedLine(start, 'missing', missing);
  return { ...start, outcome: 'added', facts };
}

function readCells(cells: ListedGame['cells']): { facts: GameFacts } | { fault: ImportFault; fields: string[] } {
  let facts: GameFacts = {};
  for (const [name, text] of cells) {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column) return { fault: 'unknown_column', fields: [name] };
    const read = column(text);
    if ('fault' in read) return { fault: read.fault, fields: [name] };
    facts = { ...facts, ...read.facts };
  }
  return { facts };
}

/** The id of a known game never changes. */
function compareWithKnown(start: ValidatedLine, known: LoadedGame, facts: GameFacts): ValidatedLine {
  if (facts.node_id !== undefined && facts.node_id !== String(known.node_id)) return refusedLine(start, 'id_taken', ['node_id']);
  const fields = Object.keys(facts).filter((name) => textOf(known, name) !== factText(facts, name));
  return { ...start, fields, outcome: fields.length ? 'changed' : 'unchanged', facts };
}

function factText(facts: GameFacts, name: string): string {
  return name === 'published' ? publishedText(facts.published ?? null) : String(facts[name as keyof GameFacts]);
}

function textOf(known: LoadedGame, name: string): string {
  if (name === 'published') return publishedText(known.published);
  return String(name === 'released_on' ? known.released : known[name as keyof LoadedGame]);
}

function refusedLine({ line, game }: ValidatedLine, fault: ImportFault, fields: readonly string[]): ValidatedLine {
  return { line, game, outcome: 'refused', fault, fields: [...fields] };
}

function identityOf({ vendor, vendor_game_code }: { vendor: string; vendor_game_code: string }): string {
  return `${vendor} ${vendor_game_code}`;
}

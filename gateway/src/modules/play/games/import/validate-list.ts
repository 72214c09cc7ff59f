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

/** Who brings a list, where a vendor does, and whose games may be in it. */
interface Bringing {
  connection?: string;
  makers: readonly string[];
}

const REQUIRED_COLUMNS = ['name', 'category', 'rtp'] as const;
/** Of what is coming nobody knows the return. */
const REQUIRED_OF_ANNOUNCED = ['name', 'category'] as const;

/**
 * Compares each line with the game it names. A game that a list has twice is refused the second time.
 *
 * @param bringing of a vendor's own list: who brings it, and whose games it may name; a file may name those of every vendor
 */
export function validateList(
  library: Library,
  games: readonly ListedGame[],
  bringing: Bringing = { makers: library.vendors.map(({ code }) => code) },
): ValidatedLine[] {
  const seen = new Set<string>();
  const taken = new Map(library.entries.map(({ nodeId, row }) => [nodeId, identityOf(row)]));
  return games.map((listed) => {
    const judged = validateLine(library, listed, bringing);
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

function validateLine(library: Library, { line, cells }: ListedGame, { makers, connection }: Bringing): ValidatedLine {
  const game = (cells.get('name') ?? cells.get('code') ?? '').slice(0, 120);
  const start: ValidatedLine = { line, game, outcome: 'unchanged', fields: [] };
  const read = readCells(cells);
  if ('fault' in read) return refusedLine(start, read.fault, read.fields);
  const { facts } = read;
  if (!facts.vendor || !facts.vendor_game_code) return refusedLine(start, 'missing', ['vendor', 'code']);
  if (!makers.includes(facts.vendor)) return refusedLine(start, 'unknown_vendor', ['vendor']);
  const known = knownGame(library, { vendor: facts.vendor, code: facts.vendor_game_code, connection });
  // A vendor's code names one game, whoever made it.
  if (known && known.vendor !== facts.vendor) return refusedLine(start, 'duplicate', ['vendor', 'code']);
  if (known) return compareWithKnown(start, known, facts);
  const missing = (facts.announced ? REQUIRED_OF_ANNOUNCED : REQUIRED_COLUMNS).filter((name) => !cells.has(name));
  if (missing.length) return refusedLine(start, 'missing', missing);
  return { ...start, outcome: 'added', facts };
}

interface Named {
  vendor: string;
  code: string;
  connection: string | undefined;
}

/** The game that a vendor knows by the code, whoever made it; else that of the maker. */
function knownGame(library: Library, { vendor, code, connection }: Named): LoadedGame | undefined {
  const brought = connection ? library.findByVendorCode(connection, code) : undefined;
  return (brought ?? library.findByVendorCode(vendor, code))?.row;
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

import type { ImportFault, ImportLine } from '@pavilion/api/staff';
import type { CatalogueEntry, Library } from '../library';
import { publishedText } from '../published-facts';
import type { LoadedGame } from '../store';
import { columns, type GameFacts, NOTHING_KNOWN } from './columns';
import { factsOfKnown } from './facts-of-known';
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
 * Compares each line with the game it names. A game that a list has twice is refused the second time: whoever opens it knows one game by its code.
 *
 * @param bringing of a vendor's own list: who brings it, and whose games it may name; a file may name those of every vendor
 */
export function validateList(
  library: Library,
  games: readonly ListedGame[],
  bringing: Bringing = { makers: library.vendors.map(({ code }) => code) },
): ValidatedLine[] {
  const seen = new Set<string>();
  const connections = new Map(library.vendors.map(({ code, connection }) => [code, connection ?? code]));
  const taken = new Map(library.entries.map(({ nodeId, row }) => [nodeId, identityOf(row)]));
  return games.map((listed) => {
    const vendor = listed.cells.get('vendor') ?? '';
    const opener = bringing.connection ?? connections.get(vendor) ?? vendor;
    const judged = validateLine(library, listed, { ...bringing, opener });
    const { facts } = judged;
    if (!facts) return judged;
    const identity = identityOf({ vendor, vendor_game_code: facts.vendor_game_code ?? '' });
    const called = identityOf({ vendor: opener, vendor_game_code: facts.vendor_game_code ?? '' });
    if (seen.has(called)) return refusedLine(judged, 'duplicate', ['vendor', 'code']);
    const { node_id } = facts;
    if (node_id !== undefined && (taken.get(node_id) ?? identity) !== identity) return refusedLine(judged, 'id_taken', ['node_id']);
    seen.add(called);
    if (node_id !== undefined) taken.set(node_id, identity);
    return judged;
  });
}

/** @param bringing with the vendor that opens the game */
function validateLine(library: Library, { line, cells }: ListedGame, bringing: Bringing & { opener: string }): ValidatedLine {
  const { makers, opener } = bringing;
  const game = (cells.get('name') ?? cells.get('code') ?? '').slice(0, 120);
  const start: ValidatedLine = { line, game, outcome: 'unchanged', fields: [] };
  const read = readCells(cells);
  if ('fault' in read) return refusedLine(start, read.fault, read.fields);
  const { facts } = read;
  if (!facts.vendor || !facts.vendor_game_code) return refusedLine(start, 'missing', ['vendor', 'code']);
  if (!makers.includes(facts.vendor)) return refusedLine(start, 'unknown_vendor', ['vendor']);
  const known = knownGame(library, { vendor: facts.vendor, code: facts.vendor_game_code, opener });
  // A vendor's code names one game, whoever made it.
  if (known && known.row.vendor !== facts.vendor) return refusedLine(start, 'duplicate', ['vendor', 'code']);
  if (known) return compareWithKnown(start, known.row, factsOfKnown(known, facts, bringing.connection));
  const missing = (facts.announced ? REQUIRED_OF_ANNOUNCED : REQUIRED_COLUMNS).filter((name) => !cells.has(name));
  if (missing.length) return refusedLine(start, 'missing', missing);
  return { ...start, outcome: 'added', facts: facts.announced ? { ...facts, ...NOTHING_KNOWN } : facts };
}

interface Named {
  vendor: string;
  code: string;
  opener: string;
}

/** The game that a vendor knows by the code, whoever made it; else that of the maker. */
function knownGame(library: Library, { vendor, code, opener }: Named): CatalogueEntry | undefined {
  return library.findByVendorCode(opener, code) ?? library.findByVendorCode(vendor, code);
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

/** The id of a known game never changes, and what opens has a return. */
function compareWithKnown(start: ValidatedLine, known: LoadedGame, facts: GameFacts): ValidatedLine {
  if (facts.node_id !== undefined && facts.node_id !== String(known.node_id)) return refusedLine(start, 'id_taken', ['node_id']);
  const { announced, rtp } = { ...known, ...facts };
  if (!announced && rtp === null) return refusedLine(start, 'missing', ['rtp']);
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

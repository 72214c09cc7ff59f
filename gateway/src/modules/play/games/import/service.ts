import { MAX_IMPORT_LINES_SHOWN, type ImportLine, type ImportReport } from '@pavilion/api/staff';
import { DomainError } from '../../../../platform/errors';
import type { Platform } from '../../../../platform/platform';
import type { Audit } from '../../../control/audit';
import { callVendor, type Vendors } from '../../../money/vendors';
import type { CatalogueCache } from '../catalogue-cache';
import { type ValidatedLine, validateList } from './validate-list';
import { type ListedGame, readList } from './read-list';
import { readVendorList } from './vendor-list';
import { authorsWaiting, believe, othersThan, writeAsFileOf } from './agreed-facts';
import { bringingOf, type BroughtMakers, free, newMakers, writeMakers } from './makers';
import { type ClosingGames, closeWithdrawn, closingGames, type Place, toClosingGame } from './closing-games';
import { rowsOf, writeList } from './write-list';

/** How a list is taken. Without `apply` it is only judged. */
export interface ImportOptions {
  apply: boolean;
  /** Writes the lines that are right even when others are refused. */
  allowPartial: boolean;
  /** How many games a vendor's list closes, as whoever applies it has read; no more are closed. */
  closing?: number | undefined;
  reason: string;
  who: string;
}

/**
 * Brings games into the catalogue. Nothing is written when a line is refused, or when a vendor's list closes many of its games, unless that is asked for; bringing the same again
 * changes nothing.
 */
export interface GameImports {
  /** @throws DomainError `catalogue.unreadable`, `catalogue.too_many` */
  importFile(file: Buffer, format: 'csv' | 'json', taking: ImportOptions): Promise<ImportReport>;
  /** A connected vendor's own list. @throws DomainError `catalogue.vendor_list_refused`, `catalogue.unknown_vendor`, `catalogue.closes_more` than was read */
  importFromVendor(code: string, taking: ImportOptions): Promise<ImportReport>;
}

export interface ImportDependencies {
  audit: Pick<Audit, 'append'>;
  brands: { all(): readonly Place[] };
  catalogueCache: CatalogueCache;
  vendors: Pick<Vendors, 'find' | 'keyFor' | 'list'>;
}

/** A list of ten thousand games is ten megabytes, and a vendor may have to work some of it out. */
const VENDOR_TIMEOUT_MS = 20_000;
const MAX_LIST_BYTES = 16 * 1024 * 1024;

export function createGameImports({ db, bus, log }: Pick<Platform, 'db' | 'bus' | 'log'>, needs: ImportDependencies): GameImports {
  const { audit, brands, catalogueCache, vendors } = needs;
  const take = async (
    { source, isFile, brought }: { source: string; isFile: boolean; brought?: BroughtMakers },
    games: readonly ListedGame[],
    { apply, allowPartial, closing: read, reason, who }: ImportOptions,
  ) => {
    const library = catalogueCache.library();
    const makers = brought ? newMakers(library, brought) : [];
    const lines = validateList(library, games, brought && bringingOf(brought));
    const closing = closingGames(library, lines, { brands: brands.all(), brought: brought && { ...brought, list: games } });
    const rows = rowsOf(library, lines, { vendor: brought?.connection });
    const authors = await authorsWaiting(db, lines);
    // The vendor itself is somebody else to whoever brought a file.
    const others = isFile ? await othersThan(db, authors, who) : authors;
    const agreed = others.reduce((sum, each) => sum + each.games, 0);
    const report = reportOf(lines, closing, rows.added.length + rows.changed.length + makers.length + agreed);
    if (!apply || report.writes === 0 || (report.refused > 0 && !allowPartial)) return report;
    if (read === undefined && closing.tooMany) return report;
    if (read !== undefined && report.closing > read)
      throw new DomainError('catalogue.closes_more', { details: { now: report.closing } });
    await db.transaction().execute(async (trx) => {
      await believe(trx, lines, others);
      if (isFile) await writeAsFileOf(trx, who);
      if (brought) await writeMakers(trx, { ...brought, makers });
      await writeList(trx, rows, brought !== undefined);
      await closeWithdrawn(trx, closing);
      const after = { source, ...factsOf(report), applied: true };
      await audit.append(trx, { who, reason, action: 'catalogue.imported', after });
    });
    bus.publish('catalogue.changed', { brand: '*' });
    await catalogueCache.settled();
    return { ...report, applied: true };
  };
  return {
    importFile: async (file, format, taking) => take({ source: format, isFile: true }, readList(file, format), taking),
    async importFromVendor(code, taking) {
      const vendor = await vendors.find(code.toLowerCase());
      if (!vendor?.connected) throw new DomainError('catalogue.unknown_vendor');
      const question = { call: 'game/list', body: {}, maxBytes: MAX_LIST_BYTES, timeoutMs: VENDOR_TIMEOUT_MS } as const;
      const answer = await callVendor(vendor, await vendors.keyFor(vendor.code), question).catch((error: Error) => {
        log.warn({ vendor: vendor.code, reason: error.message }, 'the vendor gave no list of games');
        throw new DomainError('catalogue.vendor_list_refused');
      });
      const connection = vendor.code.toUpperCase();
      const { games, makers } = readVendorList(connection, answer);
      const everVendors = (await vendors.list()).map((each) => each.code.toUpperCase());
      const brought = { connection, makers: free(catalogueCache.library(), { connection, makers }, everVendors) };
      return take({ source: `vendor ${vendor.code}`, isFile: false, brought }, games, taking);
    },
  };
}

/** Refused lines first, unchanged ones only counted. @param writes rows, but for those of games that are withdrawn */
function reportOf(judged: readonly ValidatedLine[], { games, tooMany }: ClosingGames, writes: number): ImportReport {
  const count = (outcome: ValidatedLine['outcome']) => judged.filter((each) => each.outcome === outcome).length;
  const shown = ['refused', 'changed', 'added'].flatMap((outcome) => judged.filter((each) => each.outcome === outcome));
  const withdrawn = games.filter(({ why }) => why === 'withdrawn').length;
  return {
    applied: false,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    writes: writes + withdrawn,
    withdrawn,
    closing: games.length,
    closingGames: games.slice(0, MAX_IMPORT_LINES_SHOWN).map(toClosingGame),
    tooManyClosing: tooMany,
    lines: shown.slice(0, MAX_IMPORT_LINES_SHOWN).map(lineOf),
  };
}

/** So many closed games are named in an entry of the audit log; the count is of all. */
const MOST_IN_AUDIT = 100;

function factsOf({ lines: _lines, tooManyClosing: _many, closingGames: closed, ...counts }: ImportReport) {
  return { ...counts, closed: closed.slice(0, MOST_IN_AUDIT).map(({ vendor, code, why }) => ({ vendor, code, why })) };
}

function lineOf({ line, game, outcome, fields, fault }: ValidatedLine): ImportLine {
  return { line, game, outcome, fields, ...(fault && { fault }) };
}

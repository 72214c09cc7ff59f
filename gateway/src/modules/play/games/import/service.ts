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
import { closeWithdrawn, NONE_WITHDRAWN, type WithdrawnGames, withdrawnGames, toWithdrawnGame } from './withdrawn-games';
import { rowsOf, writeList } from './write-list';

/** How a list is taken. Without `apply` it is only judged. */
export interface ImportOptions {
  apply: boolean;
  /** Writes the lines that are right even when others are refused, and closes what a vendor withdraws however much it is. */
  allowPartial: boolean;
  reason: string;
  who: string;
}

/**
 * Brings games into the catalogue. Nothing is written when a line is refused or a vendor withdraws many of its games, unless that is asked for; bringing the same again
 * changes nothing.
 */
export interface GameImports {
  /** @throws DomainError `catalogue.unreadable`, `catalogue.too_many` */
  importFile(file: Buffer, format: 'csv' | 'json', taking: ImportOptions): Promise<ImportReport>;
  /** A connected vendor's own list. @throws DomainError `catalogue.vendor_list_refused`, `catalogue.unknown_vendor` */
  importFromVendor(code: string, taking: ImportOptions): Promise<ImportReport>;
}

export interface ImportDependencies {
  audit: Pick<Audit, 'append'>;
  catalogueCache: CatalogueCache;
  vendors: Pick<Vendors, 'find' | 'keyFor' | 'list'>;
}

/** A list of ten thousand games is ten megabytes, and a vendor may have to work some of it out. */
const VENDOR_TIMEOUT_MS = 20_000;
const MAX_LIST_BYTES = 16 * 1024 * 1024;

export function createGameImports({ db, bus, log }: Pick<Platform, 'db' | 'bus' | 'log'>, needs: ImportDependencies): GameImports {
  const { audit, catalogueCache, vendors } = needs;
  const take = async (
    { source, isFile, brought }: { source: string; isFile: boolean; brought?: BroughtMakers },
    games: readonly ListedGame[],
    { apply, allowPartial, reason, who }: ImportOptions,
  ) => {
    const library = catalogueCache.library();
    const makers = brought ? newMakers(library, brought) : [];
    const lines = validateList(library, games, brought && bringingOf(brought));
    const withdrawn = brought ? withdrawnGames(library, brought.connection, games) : NONE_WITHDRAWN;
    const report = reportOf(lines, withdrawn);
    const rows = rowsOf(library, lines, { vendor: brought?.connection });
    const authors = await authorsWaiting(db, lines);
    // The vendor itself is somebody else to whoever brought a file.
    const others = isFile ? await othersThan(db, authors, who) : authors;
    const differs = rows.length + others.length + makers.length + withdrawn.games.length > 0;
    const writes = apply && differs && (allowPartial || (report.refused === 0 && !withdrawn.tooMany));
    if (!writes) return report;
    const { lines: _, withdrawnGames: _games, tooManyWithdrawn: _many, ...counts } = report;
    await db.transaction().execute(async (trx) => {
      await believe(trx, lines, others);
      if (isFile) await writeAsFileOf(trx, who);
      if (brought) await writeMakers(trx, { ...brought, makers });
      await writeList(trx, rows);
      await closeWithdrawn(trx, withdrawn);
      await audit.append(trx, { who, reason, action: 'catalogue.imported', after: { source, ...counts, applied: true } });
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

/** Refused lines first, unchanged ones only counted. */
function reportOf(judged: readonly ValidatedLine[], { games, tooMany }: WithdrawnGames): ImportReport {
  const count = (outcome: ValidatedLine['outcome']) => judged.filter((each) => each.outcome === outcome).length;
  const shown = ['refused', 'changed', 'added'].flatMap((outcome) => judged.filter((each) => each.outcome === outcome));
  return {
    applied: false,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    withdrawn: games.length,
    tooManyWithdrawn: tooMany,
    withdrawnGames: games.slice(0, MAX_IMPORT_LINES_SHOWN).map(toWithdrawnGame),
    lines: shown.slice(0, MAX_IMPORT_LINES_SHOWN).map(lineOf),
  };
}

function lineOf({ line, game, outcome, fields, fault }: ValidatedLine): ImportLine {
  return { line, game, outcome, fields, ...(fault && { fault }) };
}

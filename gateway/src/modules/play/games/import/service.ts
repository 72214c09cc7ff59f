import { IMPORT_LINES_SHOWN, type ImportLine, type ImportReport } from '@pavilion/api/operations';
import { DomainError } from '../../../../platform/errors';
import type { Platform } from '../../../../platform/platform';
import type { Audit } from '../../../control/audit';
import { askVendor, type Vendors } from '../../../money/vendors';
import type { Stock } from '../stock';
import { type Judged, judgeList } from './judge-list';
import { type ListedGame, readList } from './read-list';
import { readVendorList } from './vendor-list';
import { writeList } from './write-list';

/** How a list is taken. Without `apply` it is only judged. */
export interface Taking {
  apply: boolean;
  /** Writes the lines that are right even when others are refused. */
  partly: boolean;
  reason: string;
  who: string;
}

/** Brings games into the catalogue. Nothing is written when a line is refused, unless that is asked for; bringing the same again changes nothing. */
export interface Imports {
  /** @throws DomainError `catalogue.unreadable`, `catalogue.too_many` */
  file(file: Buffer, format: 'csv' | 'json', taking: Taking): Promise<ImportReport>;
  /** A connected vendor's own list. @throws DomainError `catalogue.vendor_list_refused`, `catalogue.unknown_vendor` */
  vendor(code: string, taking: Taking): Promise<ImportReport>;
}

export interface ImportNeeds {
  audit: Pick<Audit, 'append'>;
  stock: Stock;
  vendors: Pick<Vendors, 'find' | 'keyFor'>;
}

const VENDOR_PATIENCE_MS = 6_000;
const LONGEST_LIST = 16 * 1024 * 1024;

export function createImports({ db, bus, log }: Pick<Platform, 'db' | 'bus' | 'log'>, needs: ImportNeeds): Imports {
  const { audit, stock, vendors } = needs;
  const take = async (source: string, games: readonly ListedGame[], { apply, partly, reason, who }: Taking) => {
    const lines = judgeList(stock.library(), games);
    const report = reportOf(lines);
    const writes = apply && report.added + report.changed > 0 && (partly || report.refused === 0);
    if (!writes) return report;
    const { lines: _, ...counts } = report;
    await db.transaction().execute(async (trx) => {
      await writeList(trx, stock.library(), lines);
      await audit.append(trx, { who, reason, action: 'catalogue.imported', after: { source, ...counts, applied: true } });
    });
    bus.publish('catalogue.changed', { brand: '*' });
    await stock.settled();
    return { ...report, applied: true };
  };
  return {
    file: async (file, format, taking) => take(format, readList(file, format), taking),
    async vendor(code, taking) {
      const vendor = await vendors.find(code.toLowerCase());
      if (!vendor) throw new DomainError('catalogue.unknown_vendor');
      const question = { call: 'game/list', body: {}, longest: LONGEST_LIST, patienceMs: VENDOR_PATIENCE_MS } as const;
      const answer = await askVendor(vendor, await vendors.keyFor(vendor.code), question).catch((error: Error) => {
        log.warn({ vendor: vendor.code, reason: error.message }, 'vendor gives no list');
        throw new DomainError('catalogue.vendor_list_refused');
      });
      return take(`vendor ${vendor.code}`, readVendorList(code.toUpperCase(), answer), taking);
    },
  };
}

/** Refused lines first, unchanged ones only counted. */
function reportOf(judged: readonly Judged[]): ImportReport {
  const count = (outcome: Judged['outcome']) => judged.filter((each) => each.outcome === outcome).length;
  const shown = ['refused', 'changed', 'added'].flatMap((outcome) => judged.filter((each) => each.outcome === outcome));
  return {
    applied: false,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    lines: shown.slice(0, IMPORT_LINES_SHOWN).map(lineOf),
  };
}

function lineOf({ line, game, outcome, fields, fault }: Judged): ImportLine {
  return { line, game, outcome, fields, ...(fault && { fault }) };
}

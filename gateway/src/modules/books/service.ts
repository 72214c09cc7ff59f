import { randomUUID } from 'node:crypto';
import type { LiabilityValue, MemberLedger, MemberLedgerQuery } from '@pavilion/api/operations';
import { endLease, holdLease } from '../../platform/database';
import type { Brand } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import type { Audit } from '../audit';
import type { Members } from '../members';
import type { Vendors } from '../vendors';
import type { Wallet } from '../wallet';
import { type Adjustments, createAdjustments } from './adjustments';
import { liabilityOf } from './liability';
import { memberBooks } from './member-books';
import { createReconciliations, type Reconciliations } from './reconciliations';
import type { ReportingProvider } from './report';

export interface BooksNeeds {
  audit: Audit;
  brands: { all(): readonly Brand[] };
  members: Pick<Members, 'byId' | 'byPublicId'>;
  wallet: Wallet;
  vendors: Pick<Vendors, 'find' | 'keyFor' | 'ofBrand'>;
  /** Payment companies; those that report are compared. */
  providers: Readonly<Record<string, object>>;
}

/** The books as operators keep them: adjustments, comparisons, what the house owes, and a member's ledger. */
export interface Books {
  adjustments: Adjustments;
  reconciliations: Reconciliations;
  liability(brand: Brand): Promise<LiabilityValue>;
  /** @throws DomainError `request.not_found` */
  ledgerOf(place: { brand: string; member: string }, asked: MemberLedgerQuery): Promise<MemberLedger>;
  close(): Promise<void>;
}

const EVERY_MS = 10 * 60_000;
const LEASE = { name: 'daily comparison', seconds: 900 };

export function createBooks(platform: Pick<Platform, 'db' | 'log'>, needs: BooksNeeds): Books {
  const { db, log } = platform;
  const reconciliations = createReconciliations(platform, { ...needs, providers: reportingOnes(needs.providers) });
  const holder = randomUUID();
  let running: Promise<void> | undefined;
  const compareDue = async () => {
    if (await holdLease(db, LEASE.name, holder, LEASE.seconds)) await reconciliations.compareDue();
  };
  const timer = setInterval(() => {
    running ??= compareDue()
      .catch((err: unknown) => log.warn({ err }, 'days wait to be compared'))
      .finally(() => (running = undefined));
  }, EVERY_MS).unref();
  return {
    reconciliations,
    adjustments: createAdjustments(platform, needs),
    liability: (brand) => liabilityOf(db, brand),
    ledgerOf: (...asked) => memberBooks(db, needs.members, ...asked),
    async close() {
      clearInterval(timer);
      await running;
      await endLease(db, LEASE.name, holder).catch(() => undefined);
    },
  };
}

function reportingOnes(providers: Readonly<Record<string, object>>): Record<string, ReportingProvider> {
  const reports = (one: readonly [string, object]): one is [string, ReportingProvider] => 'report' in one[1];
  return Object.fromEntries(Object.entries(providers).filter(reports));
}

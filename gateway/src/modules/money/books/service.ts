import { randomUUID } from 'node:crypto';
import type { LiabilityValue, MemberLedger, MemberLedgerQuery } from '@pavilion/api/operations';
import { endLease, holdLease } from '../../../platform/database';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { regularly } from '../../../platform/regularly';
import type { Audit } from '../../control/audit';
import type { Members } from '../../identity/members';
import type { Vendors } from '../vendors';
import type { Wallet } from '../wallet';
import { type Adjustments, createAdjustments } from './adjustments';
import { liabilityOf } from './liability';
import { memberBooks } from './member-books';
import { createReconciliations, type Reconciliations } from './reconciliations';
import type { PaymentProvider } from '../payments';

export interface BooksNeeds {
  audit: Audit;
  brands: { all(): readonly Brand[] };
  members: Pick<Members, 'byId' | 'byPublicId'>;
  wallet: Wallet;
  vendors: Pick<Vendors, 'find' | 'keyFor' | 'ofBrand'>;
  /** Payment companies, with whose reports the books are compared. */
  providers: Readonly<Record<string, Pick<PaymentProvider, 'report'>>>;
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
  const reconciliations = createReconciliations(platform, needs);
  const holder = randomUUID();
  const compareDue = async () => {
    if (await holdLease(db, LEASE.name, holder, LEASE.seconds)) await reconciliations.compareDue();
  };
  const stop = regularly(EVERY_MS, compareDue, (err) => log.warn({ err }, 'days wait to be compared'));
  return {
    reconciliations,
    adjustments: createAdjustments(platform, needs),
    liability: (brand) => liabilityOf(db, brand),
    ledgerOf: (...asked) => memberBooks(db, needs.members, ...asked),
    async close() {
      await stop();
      await endLease(db, LEASE.name, holder).catch(() => undefined);
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { LiabilityValue, MemberLedger, MemberLedgerQuery } from '@pavilion/api/staff';
import { releaseLease, acquireLease } from '../../../platform/database';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { scheduleJob } from '../../../platform/schedule-job';
import type { Audit } from '../../control/audit';
import type { Members } from '../../identity/members';
import type { Vendors } from '../vendors';
import type { Wallet } from '../wallet';
import { type Adjustments, createAdjustments } from './adjustments';
import { liabilityOf } from './liability';
import { memberLedgerPage } from './member-ledger-page';
import { createReconciliations, type Reconciliations } from './reconciliations';
import type { DepositProvider } from '../deposits';

export interface AccountingDependencies {
  audit: Audit;
  brands: { all(): readonly Brand[] };
  members: Pick<Members, 'byId' | 'byPublicId'>;
  wallet: Wallet;
  vendors: Pick<Vendors, 'find' | 'keyFor' | 'codesOfBrand'>;
  /** Payment companies, with whose reports the books are compared. */
  providers: Readonly<Record<string, Pick<DepositProvider, 'settlementReport'>>>;
}

/** The books as operators keep them: adjustments, comparisons, what the house owes, and a member's ledger. */
export interface Accounting {
  adjustments: Adjustments;
  reconciliations: Reconciliations;
  liability(brand: Brand): Promise<LiabilityValue>;
  /** @throws DomainError `request.not_found` */
  memberLedger(place: { brand: string; member: string }, asked: MemberLedgerQuery): Promise<MemberLedger>;
  close(): Promise<void>;
}

const INTERVAL_MS = 10 * 60_000;
const LEASE = { name: 'daily comparison', seconds: 900 };

export function createAccounting(platform: Pick<Platform, 'db' | 'log'>, needs: AccountingDependencies): Accounting {
  const { db, log } = platform;
  const reconciliations = createReconciliations(platform, needs);
  const holder = randomUUID();
  const compareDue = async () => {
    if (await acquireLease(db, LEASE.name, holder, LEASE.seconds)) await reconciliations.compareDue();
  };
  const stop = scheduleJob(INTERVAL_MS, compareDue, (err) => log.warn({ err }, 'days wait to be compared'));
  return {
    reconciliations,
    adjustments: createAdjustments(platform, needs),
    liability: (brand) => liabilityOf(db, brand),
    memberLedger: (...asked) => memberLedgerPage(db, needs.members, ...asked),
    async close() {
      await stop();
      // It ends by itself.
      await releaseLease(db, LEASE.name, holder).catch((error: unknown) => log.debug({ err: error }, 'a lease was not released'));
    },
  };
}

import type { LiabilityValue, MemberLedger, MemberLedgerQuery } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { OpenMoney } from '../../control/registry';
import type { Members } from '../../identity/members';
import type { Vendors } from '../vendors';
import type { Wallet } from '../wallet';
import { type Adjustments, createAdjustments } from './adjustments';
import { liabilityOf } from './liability';
import { openMoneyOf } from './open-money';
import { memberLedgerPage } from './member-ledger-page';
import { createReconciliations, type Reconciliations } from './reconciliations';
import type { DepositProvider } from '../deposits';

export interface AccountingDependencies {
  audit: Audit;
  brands: { byCode(code: string): Brand | undefined };
  members: Pick<Members, 'byIds' | 'byPublicId'>;
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
  /** What a brand has not settled with its members and companies; within a transaction when `queries` is one. */
  openMoney(queries: Database, brand: string): Promise<OpenMoney>;
  /** @throws DomainError `request.not_found` */
  memberLedger(place: { brand: string; member: string }, asked: MemberLedgerQuery): Promise<MemberLedger>;
}

export function createAccounting(platform: Pick<Platform, 'db' | 'log' | 'jobs'>, needs: AccountingDependencies): Accounting {
  const { db, jobs } = platform;
  const reconciliations = createReconciliations(platform, needs);
  jobs.define({
    name: 'accounting.reconcile',
    // Late callbacks of the evening have come by then.
    schedule: { cron: '0 2 * * *' },
    perBrand: true,
    catchUp: true,
    timeoutSeconds: 900,
    // A company may be away for hours: with pauses that double, the last attempt is some three hours after the first.
    retries: 12,
    async run({ brand, period, signal }) {
      const known = brand && needs.brands.byCode(brand.code);
      if (known) await reconciliations.compareDue(known, period, signal);
    },
  });
  return {
    reconciliations,
    adjustments: createAdjustments(platform, needs),
    liability: (brand) => liabilityOf(db, brand),
    openMoney: openMoneyOf,
    memberLedger: (...asked) => memberLedgerPage(db, needs.members, ...asked),
  };
}

import { transactionKindsOf, type TransactionGroup } from '@pavilion/api/records';
import type { StatementLineKind } from '@pavilion/api/wallet';
import type { Locale } from '@pavilion/i18n';
import type { Brand } from '../../../platform/http';
import type { WalletName } from '../wallet';
import type { RecordOwner } from './account-record';

/** Who looks something up: a member, in the brand they belong to, in their language. */
export interface Reader {
  memberId: string;
  brand: Brand;
  locale: Locale;
  /** The account's name, where a document bears it. */
  account?: string;
}

/** Whose money, in which days. */
export function ownerOf({ memberId, brand: { currency, timeZone } }: Reader): RecordOwner {
  return { memberId, currency, timeZone };
}

/** The movements that an address names: one wallet's, of some groups. */
export function movementFilter({ wallet, groups }: { wallet?: string | undefined; groups?: string | undefined }) {
  return { kinds: chosenKinds(groups), wallet: wallet as WalletName | undefined };
}

/** The kinds of the groups that an address names; of none, all. */
function chosenKinds(groups: string | undefined): readonly StatementLineKind[] | undefined {
  return groups === undefined ? undefined : transactionKindsOf(groups.split(',') as TransactionGroup[]);
}

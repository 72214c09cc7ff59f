import type { Database } from '../../../../platform/database';
import { DomainError } from '../../../../platform/errors';
import type { Platform } from '../../../../platform/platform';
import type { Audit } from '../../../control/audit';
import type { Wallet } from '../../wallet';
import { giveBackOpenRounds } from '../give-back-open-rounds';
import { createVendors, type Vendors } from '../service';
import { applyVendorChange } from './apply-change';
import type { VendorChangeRow } from './change-store';

export interface DecidedDependencies {
  audit: Audit;
  vendors: Vendors;
  brands: { all(): readonly { code: string }[] };
  wallet: Pick<Wallet, 'postWithin'>;
}

/** Does what a second admin approved, in the transaction of the approval. @throws DomainError `request.not_found` besides others */
export async function applyDecided(
  { pool, config, audit, vendors, brands, wallet }: DecidedDependencies & Pick<Platform, 'pool' | 'config'>,
  trx: Database,
  { kind, vendor, terms }: VendorChangeRow,
  { acceptedKey, ...by }: { who: string; reason: string; acceptedKey: number | undefined },
): Promise<void> {
  if (kind === 'give-back') {
    await assertGone(vendors, vendor);
    return giveBackOpenRounds(trx, { wallet, audit }, { vendor, days: Number(terms.days), ...by });
  }
  const all = brands.all().map(({ code }) => code);
  await applyVendorChange(createVendors({ db: trx, pool, config }), { kind, vendor, terms }, { brands: all, acceptedKey });
}

/** What a vendor can still end itself is not given back behind its back. @throws DomainError `request.not_found` */
export async function assertGone(vendors: Vendors, code: string): Promise<void> {
  vendors.forget(code);
  const vendor = await vendors.find(code);
  if (!vendor || vendor.connected) throw new DomainError('request.not_found');
}

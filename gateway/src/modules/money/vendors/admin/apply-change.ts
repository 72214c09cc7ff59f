import type { NewVendorChange, VendorChangeKind, VendorChangeLine } from '@pavilion/api/staff';
import { DomainError } from '../../../../platform/errors';
import type { Vendors } from '../service';
import type { VendorHealth, VendorTerms } from '../vendor';
import { ALL_GAMES, type WinCap } from '../win-caps';

/** A change of how a vendor is connected, whoever makes it. */
export interface VendorChange {
  kind: Exclude<VendorChangeKind, 'give-back'>;
  vendor: string;
  terms: VendorChangeLine['terms'] & {
    /** Those that get its games; all unless given. */
    brands?: string[];
  };
}

interface ChangeContext {
  /** Every brand there is. */
  brands: readonly string[];
  /** The number of our new key, once the vendor was seen to accept it. */
  acceptedKey?: number | undefined;
}

/**
 * Does what console and command line change about a vendor, after `prepareVendorChange`. Whoever calls it writes `vendorChangeFacts` into the audit log in the same
 * transaction.
 *
 * @returns our public key for the vendor, PEM, where it gets one
 * @throws DomainError `request.not_found`
 */
export async function applyVendorChange(
  vendors: Vendors,
  { kind, vendor: code, terms }: VendorChange,
  { brands, acceptedKey = 0 }: ChangeContext,
): Promise<string | undefined> {
  switch (kind) {
    case 'add':
      return vendors.add(connectionOf(code, terms, brands));
    case 'key':
      return assertFound(await vendors.changeKey(code, terms.publicKey ?? '', terms.atOnce));
    case 'our-key':
      return (await vendors.addOwnKey(code)) ?? assertFound(false);
    case 'our-key-switch':
      return assertFound(await vendors.switchOwnKey(code, acceptedKey));
    case 'cap':
      return void (await vendors.setWinCap(code, capOf(terms)));
    case 'lapse':
      return assertFound(await vendors.setLapseDays(code, Number(terms.days)));
    case 'remove':
      return assertFound(await vendors.remove(code, terms.atOnce));
  }
}

function connectionOf(code: string, terms: VendorChange['terms'], all: readonly string[]): VendorTerms {
  const { publicKey = '', launchUrl = '', brands = all, name, capabilities } = terms;
  return { code, brands, publicKey, launchUrl, ...(name !== undefined && { name }), ...(capabilities && { capabilities }) };
}

function capOf({ game = ALL_GAMES, currency = '', amount = '0' }: VendorChange['terms']): WinCap {
  return { game, currency, amount: BigInt(amount) };
}

/**
 * What comes before the transaction of a change, because it takes long: making a key of ours, or asking the vendor whether it accepts the new one.
 *
 * @returns the number of the key that it accepts
 * @throws DomainError `request.not_found`, `vendor.our_key_refused`
 */
export async function prepareVendorChange(
  vendors: Vendors,
  { kind, vendor: code }: { kind: VendorChangeKind; vendor: string },
): Promise<number | undefined> {
  if (kind === 'our-key-switch') return acceptedOwnKey(vendors, code);
  if (kind !== 'add' && kind !== 'our-key') return undefined;
  vendors.forget(code);
  const { ourKey = 1, ourNewKey = null } = (await vendors.find(code)) ?? {};
  await vendors.prepareOwnKey(code, kind === 'add' ? ourKey : Math.max(ourKey, ourNewKey ?? 0) + 1);
  return undefined;
}

/**
 * The number of our new key for this vendor, if the vendor accepts it: we never sign with a key that the other side does not know.
 *
 * @throws DomainError `request.not_found`, `vendor.our_key_refused` with what the vendor said
 */
async function acceptedOwnKey(vendors: Vendors, code: string): Promise<number> {
  vendors.forget(code);
  const vendor = await vendors.find(code);
  if (!vendor?.connected || vendor.ourNewKey === null) throw new DomainError('request.not_found');
  const health: VendorHealth = await vendors.check(vendor, vendor.ourNewKey);
  if (!health.ok) throw new DomainError('vendor.our_key_refused', { details: { reason: health.reason } });
  return vendor.ourNewKey;
}

/** What the audit log keeps of a change. */
export function vendorChangeFacts({ kind, vendor, terms }: Omit<VendorChange, 'kind'> & { kind: VendorChangeKind }) {
  return { kind, vendor, terms };
}

/** What a change needs, by its kind. */
export const NEEDED_TERMS = {
  add: ['publicKey', 'launchUrl'],
  key: ['publicKey'],
  'our-key': [],
  'our-key-switch': [],
  cap: ['currency', 'amount'],
  lapse: ['days'],
  'give-back': ['days'],
  remove: [],
} as const satisfies Record<VendorChangeKind, readonly (keyof NewVendorChange)[]>;

function assertFound(found: boolean): undefined {
  if (!found) throw new DomainError('request.not_found');
}

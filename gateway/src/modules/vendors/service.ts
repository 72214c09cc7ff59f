import { createHash, createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Platform } from '../../platform/platform';
import { ourKey, publicPem, readVendorKey } from './keys';
import { vendorStore } from './store';

/** A connected vendor. */
export interface Vendor {
  code: string;
  brands: readonly string[];
  /** Checks its signatures. */
  publicKey: KeyObject;
  /** Base of its games API. */
  launchUrl: string;
}

/** Whose a vendor's token is. */
export interface TokenHolder {
  vendor: string;
  memberId: bigint;
  brand: string;
  expired: boolean;
}

/** The vendors that are connected, and what we and they prove ourselves with. */
export interface Vendors {
  find(code: string): Promise<Vendor | undefined>;
  /**
   * Connects a vendor, or gives a known one its new key and address.
   *
   * @returns our own public key for it, PEM
   * @throws Error saying which of the terms cannot be
   */
  add(terms: { code: string; brands: readonly string[]; publicKey: string; launchUrl: string }): Promise<string>;
  /** What we sign with towards this vendor. */
  keyFor(code: string): Promise<KeyObject>;
  /** A token for one player at one vendor, valid for a day; only its hash is kept. */
  issueToken(holder: { vendor: string; memberId: string; brand: string }): Promise<string>;
  holderOf(token: string): Promise<TokenHolder | undefined>;
}

// A vendor that is added while the gateway runs is known a moment later, without asking the database at each call.
const FRESH_MS = 3_000;

/** The vendors of this installation. */
export function createVendors({ db, config }: Pick<Platform, 'db' | 'config'>): Vendors {
  const store = vendorStore(db);
  const known = new Map<string, { until: number; vendor: Promise<Vendor | undefined> }>();
  const keys = new Map<string, Promise<KeyObject>>();
  const read = async (code: string): Promise<Vendor | undefined> => {
    const row = await store.byCode(code);
    return row && { code, brands: row.brands, publicKey: createPublicKey(row.public_key), launchUrl: row.launch_url };
  };
  return {
    async find(code) {
      const kept = known.get(code);
      if (kept && kept.until > Date.now()) return kept.vendor;
      const vendor = read(code);
      if (await vendor) known.set(code, { until: Date.now() + FRESH_MS, vendor });
      else known.delete(code);
      return vendor;
    },
    async add({ code, brands, publicKey, launchUrl }) {
      const address = launchUrl.replace(/\/+$/, '');
      if (!URL.canParse(address) || !/^https?:\/\//.test(address)) throw new Error('The launch address must begin with http:// or https://');
      await store.save({ code, brands: [...brands], public_key: readVendorKey(publicKey), launch_url: address });
      return publicPem(await ourKey(config, code));
    },
    keyFor(code) {
      const key = keys.get(code) ?? ourKey(config, code);
      keys.set(code, key);
      return key;
    },
    async issueToken({ vendor, memberId, brand }) {
      const token = randomBytes(32).toString('base64url');
      await store.saveToken({ token_hash: hashOf(token), vendor, member_id: BigInt(memberId), brand });
      return token;
    },
    async holderOf(token) {
      const row = await store.token(hashOf(token));
      return row && { vendor: row.vendor, memberId: row.member_id, brand: row.brand, expired: row.expired };
    },
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

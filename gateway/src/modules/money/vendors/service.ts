import { createHash, type KeyObject, randomBytes } from 'node:crypto';
import { isTrial } from '@pavilion/api/member-types';
import type { Platform } from '../../../platform/platform';
import { makeOwnKey, ownPrivateKey } from './keys';
import { type PlayerRow, vendorStore } from './store';
import { createBatchLoader } from './batch-loader';
import { checkVendor } from './check-vendor';
import { toVendor } from './read-vendor';
import { createVendorConnections, type VendorConnections } from './vendor-connections';
import type { Vendor, VendorHealth } from './vendor';

/** A member whom a vendor names, and how the token that came with the name stands. */
export interface ResolvedPlayer {
  memberId: bigint;
  active: boolean;
  /** Trial members have no wallet, so no vendor should know one. */
  trial: boolean;
  token: 'valid' | 'expired' | 'none';
}

interface PlayerClaim {
  vendor: string;
  brand: string;
  publicId: string;
  /** Missing where none is needed. */
  token?: string | undefined;
}

/** The vendors that are connected, and what we and they prove ourselves with. */
export interface Vendors extends VendorConnections {
  find(code: string): Promise<Vendor | undefined>;
  /** All that are connected. */
  codes(): Promise<string[]>;
  /** Codes of the vendors that a brand has, in their order. */
  codesOfBrand(brand: string): Promise<string[]>;
  /** Asks it for its games, signed with our key of this number, or with the one that we use. */
  check(vendor: Vendor, ourKey?: number): Promise<VendorHealth>;
  /** What we sign with towards this vendor. */
  keyFor(code: string): Promise<KeyObject>;
  /** Our key of this number: the one that signs, or the one that was made to take its place. */
  ownKey(code: string, number: number): Promise<KeyObject>;
  /** Makes our key of this number, unless it is there: before the transaction that needs it, because it takes a while. */
  prepareOwnKey(code: string, number: number): Promise<void>;
  /** Reads it anew when it is asked for: somebody else changed it. */
  forget(code: string): void;
  /** A token for one player at one vendor, valid for a day; only its hash is kept. */
  issueToken(holder: { vendor: string; memberId: string; brand: string }): Promise<string>;
  /** Who that is; nothing when there is no such member. */
  resolvePlayer(name: PlayerClaim): Promise<ResolvedPlayer | undefined>;
}

// A vendor that is added while the gateway runs is known a moment later, without asking the database at each call.
const CACHE_TTL_MS = 3_000;

/** The vendors of this installation. */
export function createVendors({ db, pool, config }: Pick<Platform, 'db' | 'pool' | 'config'>): Vendors {
  const store = vendorStore({ db, pool });
  const known = new Map<string, { until: number; vendor: Promise<Vendor | undefined> }>();
  const keys = new Map<string, KeyObject>();
  const read = async (code: string): Promise<Vendor | undefined> => {
    const row = await store.byCode(code);
    return row && toVendor(row, await store.caps(code));
  };
  const ownKey = async (code: string, number: number): Promise<KeyObject> => {
    const name = `${code} ${number}`;
    const key = keys.get(name) ?? (await ownPrivateKey(config, code, number));
    keys.set(name, key);
    return key;
  };
  const forget = (code: string) => void known.delete(code);
  const find = async (code: string): Promise<Vendor | undefined> => {
    const kept = known.get(code);
    if (kept && kept.until > Date.now()) return kept.vendor;
    const vendor = read(code);
    const reading = { until: Date.now() + CACHE_TTL_MS, vendor };
    // Kept from its start: a slow reading may not outlive a newer one, nor `forget`.
    known.set(code, reading);
    // Whoever asked gets the error below; a failure is only not kept.
    const found = await vendor.catch(() => undefined);
    if (!found && known.get(code) === reading) known.delete(code);
    return vendor;
  };
  const resolvePlayer = createBatchLoader(async (names: PlayerClaim[]) => {
    const asked = names.map(({ brand, publicId, token }) => ({
      brand,
      publicId,
      tokenHash: token === undefined ? null : hashOf(token),
    }));
    const present = new Map((await store.findPlayers(asked)).map((row) => [Number(row.at) - 1, row]));
    return names.map(({ vendor }, at) => toResolvedPlayer(vendor, present.get(at)));
  });
  return {
    find,
    codes: store.codes,
    codesOfBrand: store.ofBrand,
    ...createVendorConnections({ db, config }, forget),
    check: async (vendor, ourKey = vendor.ourKey) => checkVendor(vendor, await ownKey(vendor.code, ourKey)),
    keyFor: async (code) => ownKey(code, (await find(code))?.ourKey ?? 1),
    ownKey,
    prepareOwnKey: async (code, number) => void (await makeOwnKey(config, code, number)),
    forget,
    async issueToken({ vendor, memberId, brand }) {
      const token = randomBytes(32).toString('base64url');
      await store.saveToken({ token_hash: hashOf(token), vendor, member_id: BigInt(memberId), brand });
      return token;
    },
    resolvePlayer,
  };
}

function toResolvedPlayer(vendor: string, row: PlayerRow | undefined): ResolvedPlayer | undefined {
  if (!row) return undefined;
  const theirs = row.tokenVendor === vendor && row.tokenMember === row.memberId;
  const token = !theirs ? 'none' : row.tokenExpired ? 'expired' : 'valid';
  return { memberId: row.memberId, active: row.status === 'active', trial: isTrial(row.type), token };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

import type { VendorCapability } from '@pavilion/api/staff';
import { createHash, createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import { isTrial } from '@pavilion/api/member-types';
import type { Platform } from '../../../platform/platform';
import { ownPrivateKey, publicPem, readVendorKey } from './keys';
import { type PlayerRow, type VendorRow, vendorStore } from './store';
import { createBatchLoader } from './batch-loader';
import { callVendor } from './call-vendor';
import { type WinCap, winCapOf } from './win-caps';

/** A vendor that is connected, or was. */
export interface Vendor {
  code: string;
  brands: readonly string[];
  /** False once it was removed: what began before still ends, and nothing begins. */
  connected: boolean;
  /** Check its signatures: its own key, and for a day after a change the one before. */
  publicKeys: readonly KeyObject[];
  /** Base of its games API. */
  launchUrl: string;
  /** What it answers beyond the games API. */
  capabilities: readonly VendorCapability[];
  /** What one win of a game may pay without an operator, in minor units. */
  winCap(game: string, currency: string): bigint;
}

/** What a vendor is connected with. */
export interface VendorTerms {
  code: string;
  brands: readonly string[];
  /** PEM. */
  publicKey: string;
  launchUrl: string;
  /** What players read; its code unless given. */
  name?: string;
  /** None unless given; a known vendor keeps what it has. */
  capabilities?: readonly VendorCapability[];
}

/** How a vendor answers at this moment. */
export type VendorHealth = { ok: true; milliseconds: number; games: number } | { ok: false; milliseconds: number; reason: string };

/** A vendor as operators read it. */
export interface VendorSummary {
  code: string;
  name: string;
  brands: readonly string[];
  launchUrl: string;
  capabilities: readonly VendorCapability[];
  connected: boolean;
  addedAt: Date;
  /** SHA-256 of its public key, to compare with what the vendor says on the telephone. */
  keyFingerprint: string;
  previousKeyUntil: Date | null;
  winCaps: readonly WinCap[];
}

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
export interface Vendors {
  find(code: string): Promise<Vendor | undefined>;
  /** All that are connected. */
  codes(): Promise<string[]>;
  /** Codes of the vendors that a brand has, in their order. */
  codesOfBrand(brand: string): Promise<string[]>;
  /**
   * Connects a vendor, or gives a known one its new key and address.
   *
   * @returns our own public key for it, PEM
   * @throws Error saying which of the terms cannot be
   */
  add(terms: VendorTerms): Promise<string>;
  /** Every vendor, those that were removed included. */
  list(): Promise<VendorSummary[]>;
  /** The brands that vendors serve now, by vendor. */
  connections(): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Its new key; the one before is good for another day. False when there is no such vendor. @throws Error saying what the key must be */
  changeKey(code: string, publicKey: string): Promise<boolean>;
  /** What one win of a game (`*`: of all others) pays at most. */
  setWinCap(code: string, cap: WinCap): Promise<void>;
  /** Takes its games away. Its open rounds still end. False when it is not connected. */
  remove(code: string): Promise<boolean>;
  /** Asks it for its games. */
  check(vendor: Vendor): Promise<VendorHealth>;
  /** What we sign with towards this vendor. */
  keyFor(code: string): Promise<KeyObject>;
  /** A token for one player at one vendor, valid for a day; only its hash is kept. */
  issueToken(holder: { vendor: string; memberId: string; brand: string }): Promise<string>;
  /** Who that is; nothing when there is no such member. */
  resolvePlayer(name: PlayerClaim): Promise<ResolvedPlayer | undefined>;
}

// A vendor that is added while the gateway runs is known a moment later, without asking the database at each call.
const CACHE_TTL_MS = 3_000;
const MAX_LIST_BYTES = 16 * 1024 * 1024;

/** The vendors of this installation. */
export function createVendors({ db, pool, config }: Pick<Platform, 'db' | 'pool' | 'config'>): Vendors {
  const store = vendorStore({ db, pool });
  const known = new Map<string, { until: number; vendor: Promise<Vendor | undefined> }>();
  const keys = new Map<string, Promise<KeyObject>>();
  const read = async (code: string): Promise<Vendor | undefined> => {
    const row = await store.byCode(code);
    return row && toVendor(row, await store.caps(code));
  };
  const keyFor = (code: string): Promise<KeyObject> => {
    const key = keys.get(code) ?? ownPrivateKey(config, code);
    keys.set(code, key);
    return key;
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
    async find(code) {
      const kept = known.get(code);
      if (kept && kept.until > Date.now()) return kept.vendor;
      const vendor = read(code);
      if (await vendor) known.set(code, { until: Date.now() + CACHE_TTL_MS, vendor });
      else known.delete(code);
      return vendor;
    },
    codes: store.codes,
    codesOfBrand: store.ofBrand,
    async list() {
      const rows = await store.all();
      return Promise.all(rows.map(async (row) => toSummary(row, await store.caps(row.code))));
    },
    async connections() {
      const rows = await store.all();
      return new Map(rows.filter(({ removed_at }) => !removed_at).map(({ code, brands }) => [code, brands]));
    },
    async changeKey(code, publicKey) {
      known.delete(code);
      return store.changeKey(code, readVendorKey(publicKey));
    },
    async setWinCap(code, cap) {
      await store.setCap(code, cap);
      known.delete(code);
    },
    async remove(code) {
      const removed = await store.remove(code);
      known.delete(code);
      return removed;
    },
    async check(vendor) {
      const began = performance.now();
      const answered = await callVendor(vendor, await keyFor(vendor.code), {
        call: 'game/list',
        body: {},
        maxBytes: MAX_LIST_BYTES,
      }).catch((error: Error) => error);
      const milliseconds = Math.round(performance.now() - began);
      if (Array.isArray(answered)) return { ok: true, milliseconds, games: answered.length };
      return { ok: false, milliseconds, reason: answered instanceof Error ? answered.message : 'answered no list of games' };
    },
    async add({ code, brands, publicKey, launchUrl, name, capabilities }) {
      const address = launchUrl.replace(/\/+$/, '');
      if (!URL.canParse(address) || !/^https?:\/\//.test(address))
        throw new Error('The launch address must begin with http:// or https://');
      await store.save({
        code,
        brands: [...brands],
        public_key: readVendorKey(publicKey),
        launch_url: address,
        ...(name !== undefined && { name }),
        ...(capabilities && { capabilities: [...capabilities] }),
      });
      known.delete(code);
      return publicPem(await ownPrivateKey(config, code));
    },
    keyFor,
    async issueToken({ vendor, memberId, brand }) {
      const token = randomBytes(32).toString('base64url');
      await store.saveToken({ token_hash: hashOf(token), vendor, member_id: BigInt(memberId), brand });
      return token;
    },
    resolvePlayer,
  };
}

function toVendor(row: VendorRow, caps: readonly WinCap[]): Vendor {
  const { code, brands, launch_url: launchUrl, capabilities, previous_key: before, previous_key_until: until } = row;
  const pems = [row.public_key, ...(before !== null && until !== null && until > new Date() ? [before] : [])];
  return {
    code,
    brands,
    launchUrl,
    capabilities,
    connected: row.removed_at === null,
    publicKeys: pems.map((pem) => createPublicKey(pem)),
    winCap: (game, currency) => winCapOf(caps, game, currency),
  };
}

function toSummary(row: VendorRow, winCaps: readonly WinCap[]): VendorSummary {
  const { code, brands, launch_url: launchUrl, capabilities, added_at: addedAt, previous_key_until: until } = row;
  const der = createPublicKey(row.public_key).export({ type: 'spki', format: 'der' });
  return {
    code,
    name: row.name ?? code,
    brands,
    launchUrl,
    capabilities,
    connected: row.removed_at === null,
    addedAt,
    keyFingerprint: createHash('sha256').update(der).digest('hex'),
    previousKeyUntil: until !== null && until > new Date() ? until : null,
    winCaps,
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

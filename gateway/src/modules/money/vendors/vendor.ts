import type { KeyObject } from 'node:crypto';
import type { VendorCapability } from '@pavilion/api/staff';
import type { WinCap } from './win-caps';

/** A vendor that is connected, or was. */
export interface Vendor {
  code: string;
  brands: readonly string[];
  /** False once it was removed: what began before still ends, and nothing begins. */
  connected: boolean;
  /** When it was connected first. What the books have of it from before was brought over. */
  addedAt: Date;
  /** Check its signatures: its own key, and for a day after a change the one before. None once they were revoked. */
  publicKeys: readonly KeyObject[];
  /** The numbers of our keys: the one that signs our calls to it, and the one that was made to take its place. */
  ourKey: number;
  ourNewKey: number | null;
  /** Base of its games API. */
  launchUrl: string;
  /** What it answers beyond the games API. */
  capabilities: readonly VendorCapability[];
  /** What the wins of a round of a game may pay in all without an operator, in minor units. */
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
  /** Nothing that it signs is taken. */
  keyRevoked: boolean;
  ourKey: number;
  ourNewKey: number | null;
  winCaps: readonly WinCap[];
  /** Days without a movement after which its rounds lapse. */
  roundsLapseDays: number;
}

import type { LevelStep } from '../levels';

/** `GET /staff/brands/:brand/members/:id/level` (role `viewer`): where a member stands on the ladder, and how they came there. Amounts are minor units. */
export interface MemberLevel {
  currency: string;
  /** Null where the brand has no ladder now: nothing of it is given. */
  label: { bn: string; en: string } | null;
  rank: number;
  /** What counts of theirs on the way, and what of it was taken back after it had been paid for. */
  stake: string;
  deposits: string;
  takenBack: string;
  /** The month of which they were warned, as its first day. */
  warnedFor: string | null;
  /** Newest first. */
  history: LevelStep[];
  /** What each rank they ever reached brought; nothing when a change of the ladder brought them there. */
  reached: { rank: number; by: 'change' | 'play'; amount: string; reachedAt: string; claimedAt: string | null }[];
}

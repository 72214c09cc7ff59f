import { MAX_REWARD_REJECTIONS, type RewardState, type RewardStep } from '@pavilion/api/rewards';
import { DomainError } from '../../../platform/errors';
import { type ActivityRule, phaseOf } from './activity-kind';
import type { ApplicationRow, TakerRow } from './tables';

/** All that is known of a member and an activity. */
export interface ActivityStatus {
  /** The version by which it runs for them. */
  rule: ActivityRule;
  taker: TakerRow | undefined;
  /** The oldest first. */
  applications: readonly ApplicationRow[];
  /** What counted of their play since they joined, to the end of the window's last day. */
  played: bigint;
  /** How many members have been promised it. */
  taken: number;
}

interface Stand {
  state: RewardState;
  steps: RewardStep[];
}

/** How an activity stands with a member, and what they can do. Screens show it, and each step is held against it. */
export function standOf(status: ActivityStatus, now: Date): Stand {
  const { rule, taker, applications } = status;
  const phase = phaseOf(rule.terms, now);
  const last = applications.at(-1)?.state;
  if (taker && taker.state !== 'joined') return decidedStand(taker, now);
  if (last === 'applied') return { state: 'applying', steps: ['withdraw'] };
  if (phase === 'coming') return { state: 'coming-soon', steps: [] };
  const open = phase === 'open' && !isFull(status);
  if (last === 'rejected') return { state: 'rejected', steps: open && attemptsLeft(status) > 0 ? ['apply'] : [] };
  return open ? openStand(status) : { state: 'closed', steps: [] };
}

/** Once it was decided about, only the claim is left. */
function decidedStand({ state, claim_by: claimBy }: TakerRow, now: Date): Stand {
  if (state === 'claimed') return { state: 'claimed', steps: [] };
  const isOpen = state === 'issued' && claimBy !== null && now < claimBy;
  return isOpen ? { state: 'issued', steps: ['claim'] } : { state: 'closed', steps: [] };
}

function openStand(status: ActivityStatus): Stand {
  const { join, apply } = status.rule.terms;
  if (!join) return apply ? { state: 'join', steps: ['apply'] } : { state: 'claim', steps: ['claim'] };
  if (!status.taker) return { state: 'join', steps: ['join'] };
  if (!hasPlayed(status)) return { state: status.played > 0n ? 'process' : 'joined', steps: [] };
  return apply ? { state: 'joined', steps: ['apply'] } : { state: 'claim', steps: ['claim'] };
}

/** @throws DomainError `rewards.full`, `rewards.not_yet`, `rewards.closed` for a step that cannot be taken */
export function assertStep(status: ActivityStatus, step: RewardStep, now: Date): void {
  if (standOf(status, now).steps.includes(step)) return;
  const waits = status.taker?.state !== 'claimed' && status.taker?.state !== 'issued' && phaseOf(status.rule.terms, now) === 'open';
  if (waits && isFull(status)) throw new DomainError('rewards.full');
  if (waits && status.taker && !hasPlayed(status)) throw new DomainError('rewards.not_yet');
  throw new DomainError('rewards.closed');
}

/** How often they may still apply. */
export function attemptsLeft({ applications }: Pick<ActivityStatus, 'applications'>): number {
  return Math.max(0, MAX_REWARD_REJECTIONS - applications.filter(({ state }) => state === 'rejected').length);
}

/** What of the play that it was claimed for was taken back, and not played again within its window; nothing before it is claimed. */
export function takenBackOf({ rule, taker, played }: Pick<ActivityStatus, 'rule' | 'taker' | 'played'>): bigint {
  if (taker?.state !== 'claimed' || rule.terms.leastPlay === null) return 0n;
  const missing = BigInt(rule.terms.leastPlay) - played;
  return missing > 0n ? missing : 0n;
}

function isFull({ rule, taken }: ActivityStatus): boolean {
  return rule.terms.receivers !== null && taken >= rule.terms.receivers;
}

function hasPlayed({ rule, played }: ActivityStatus): boolean {
  return rule.terms.leastPlay === null || played >= BigInt(rule.terms.leastPlay);
}

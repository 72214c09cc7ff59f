import type { Audience } from '@pavilion/contract';
import type { Session } from '@pavilion/host/session';
/** What stands between a player and a page. */
export type Barrier = 'sign-in' | 'real-account' | 'agent' | 'visitor-only';

/** Why somebody may not see a page, or nothing. */
export function barrier(audience: Audience, session: Session): Barrier | undefined {
  if (audience === 'everyone') return undefined;
  const member = session.state === 'signed-in' ? session.member : undefined;
  if (audience === 'visitor') return member && 'visitor-only';
  if (audience === 'agent') return member?.agent ? undefined : 'agent';
  if (!member) return 'sign-in';
  return audience === 'member' && member.trial ? 'real-account' : undefined;
}

/**
 * Whether a menu offers a page: pages behind the sign-in popup are offered, pages for others are not. What a trial player would be told to take a
 * real account for is offered unless it is `theirs` alone: a menu of their own account.
 */
export function isOffered(audience: Audience, session: Session, theirs = false): boolean {
  const found = barrier(audience, session);
  if (theirs) return found === undefined;
  return found === undefined || found === 'sign-in' || found === 'real-account';
}

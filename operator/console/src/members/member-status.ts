import type { MemberStatus } from '@pavilion/api/operations';

/** The colour of each state. */
export const statusTones: Readonly<Record<MemberStatus, 'positive' | 'negative' | 'neutral'>> = {
  active: 'positive',
  locked: 'negative',
  closed: 'neutral',
};

import type { MemberStatus } from '@pavilion/api/staff';

/** The colour of each state. */
export const statusTones: Readonly<Record<MemberStatus, 'positive' | 'negative' | 'neutral'>> = {
  active: 'positive',
  locked: 'negative',
  closed: 'neutral',
};

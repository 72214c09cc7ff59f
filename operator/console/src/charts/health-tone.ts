import type { VersionHealth } from '@pavilion/api/staff';

/** A canary is taken back at this rate: the eye should stop there too. */
const BAD_FAILURE_RATE = 0.02;
const DOUBTFUL_FAILURE_RATE = 0.005;

export type HealthTone = 'good' | 'doubtful' | 'bad';

export function healthTone({ failureRate }: Pick<VersionHealth, 'failureRate'>): HealthTone {
  if (failureRate >= BAD_FAILURE_RATE) return 'bad';
  return failureRate >= DOUBTFUL_FAILURE_RATE ? 'doubtful' : 'good';
}

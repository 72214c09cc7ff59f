import type { VersionHealth } from '@pavilion/api/operations';

/** A canary is taken back at this rate: the eye should stop there too. */
const BAD = 0.02;
const DOUBTFUL = 0.005;

export type HealthTone = 'good' | 'doubtful' | 'bad';

export function healthTone({ failureRate }: Pick<VersionHealth, 'failureRate'>): HealthTone {
  if (failureRate >= BAD) return 'bad';
  return failureRate >= DOUBTFUL ? 'doubtful' : 'good';
}

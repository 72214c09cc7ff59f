import type { GameAvailability } from '@pavilion/api/staff';

export const availabilityTones = { on: 'positive', maintenance: 'info', off: 'negative' } as const satisfies Record<
  GameAvailability,
  string
>;

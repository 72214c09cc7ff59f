import type { GameStanding } from '@pavilion/api/operations';

export const standingTones = { on: 'positive', maintenance: 'info', off: 'negative' } as const satisfies Record<
  GameStanding,
  string
>;

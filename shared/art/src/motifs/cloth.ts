import type { Pen } from '../pen';

const CLOTH = ['#c9262f', '#1f5fb0', '#12889a', '#7a2fb0', '#e8862a', '#0f7a5a'] as const;

export const cloths = (pen: Pen): [string, string] => {
  const [one = CLOTH[0], two = CLOTH[1]] = pen.random.some(CLOTH, 2);
  return [one, two];
};

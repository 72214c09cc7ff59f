import { bronze, gold, type Metal, silver } from '../../features/metals';

/** How the sign of a rank looks. */
export interface Emblem extends Metal {
  stars: readonly { x: number; y: number }[];
  /** The highest rank's. */
  crowned: boolean;
}

/** From the first metal to the last, whatever the number of ranks. */
const METALS = [
  bronze,
  silver,
  gold,
  { light: '#d7f0ee', dark: '#5f9ea0', ink: '#113a3c' },
  { light: '#cfe6ff', dark: '#4f7fd6', ink: '#102a5c' },
  { light: '#e7c8ff', dark: '#7a3fb5', ink: '#2e0f4d' },
] as const;
const MOST_STARS = 3;

/** The sign of a rank on a ladder whose highest is `top`. */
export function emblemOf(rank: number, top: number): Emblem {
  const at = top === 0 ? 0 : Math.round((Math.min(rank, top) * (METALS.length - 1)) / top);
  const metal = METALS[at] ?? METALS[0];
  const crowned = rank > 0 && rank >= top;
  const count = Math.min(MOST_STARS, 1 + Math.floor(at / 2));
  const y = crowned ? 42 : 36;
  const stars = Array.from({ length: count }, (_, nth) => ({ x: 36 + (nth - (count - 1) / 2) * 12, y }));
  return { ...metal, stars, crowned };
}

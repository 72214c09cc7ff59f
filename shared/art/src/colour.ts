type Channels = [number, number, number];

const channels = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Blends two `#rrggbb` colours; `share` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const blended = channels(from).map((channel, at) => Math.round(channel + ((target[at] ?? 0) - channel) * share));
  return `#${blended.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Painters warm their lights and cool their shadows; plain white and black would look like plastic. */
export const lighter = (hex: string, share: number): string => mix(hex, '#fff6dc', share);
export const darker = (hex: string, share: number): string => mix(hex, '#0c0526', share);

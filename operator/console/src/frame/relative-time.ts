const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** How long ago a moment was, in the largest unit that fits, for `FormattedRelativeTime`. */
export function relativeTime(moment: string, now = Date.now()): { value: number; unit: (typeof STEPS)[number][0] } {
  const seconds = Math.round((new Date(moment).getTime() - now) / 1000);
  const [unit, length] = STEPS.find(([, each]) => Math.abs(seconds) >= each) ?? STEPS[3];
  return { value: Math.round(seconds / length), unit };
}

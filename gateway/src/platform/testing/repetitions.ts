/** How often a test does it all again: as often as an everyday run has time for, or as `pnpm soak` asks. */
export function repetitions({ everyDay, soak }: { everyDay: number; soak: number }): number {
  return process.env.PAVILION_SOAK ? soak : everyDay;
}

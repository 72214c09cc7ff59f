const HOUR_MS = 3_600_000;

/** What a member is told whose money is held until then: whole hours, at least one. */
export function holdDetails(until: Date): { hours: number; until: string } {
  return { hours: Math.max(1, Math.ceil((until.getTime() - Date.now()) / HOUR_MS)), until: until.toISOString() };
}

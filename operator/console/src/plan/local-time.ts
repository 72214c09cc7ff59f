/** Whether a moment such as `2026-03-01T14:05` is over, by the operator's own clock; an empty one is not. */
export function isPast(local: string): boolean {
  return local !== '' && new Date(local).getTime() <= Date.now();
}

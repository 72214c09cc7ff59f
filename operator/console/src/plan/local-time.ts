/** What a `datetime-local` field holds, by the operator's own clock, as a moment for the wire. */
export function fromLocalInputValue(local: string): string {
  return new Date(local).toISOString();
}

/** Whether the moment in a field is over; an empty field is not. */
export function isPast(local: string): boolean {
  return local !== '' && new Date(local).getTime() <= Date.now();
}

export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

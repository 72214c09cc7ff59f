/** Shows moments as a zone's clock does, in figures: `2026-03-01 14:05:09`. @public */
export function clockIn(timeZone: string): (at: Date | number) => string {
  const local = formatters.get(timeZone) ?? createFormatter(timeZone);
  formatters.set(timeZone, local);
  return (at) => local.format(at);
}

/** The same with the zone's offset, as ISO 8601 has it: `2026-03-01T14:05:09+06:00`. @public */
export function isoClockIn(timeZone: string): (at: Date | number) => string {
  const local = clockIn(timeZone);
  return (at) => {
    const text = local(at).replace(' ', 'T');
    const seconds = Math.floor(Number(at) / 1_000);
    return `${text}${offset((Date.parse(`${text}Z`) / 1_000 - seconds) / 60)}`;
  };
}

/** How far a zone is from Greenwich at a moment, now unless told: `+06:00`. @public */
export function utcOffsetIn(timeZone: string, at: Date | number = Date.now()): string {
  return isoClockIn(timeZone)(at).slice(-6);
}

/** Whether two moments fall on the same day by the clock of this machine: for what a person sees on it. @public */
export function isSameLocalDay(one: Date | number, other: Date | number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

/** A moment as a `datetime-local` field holds it, by the clock of this machine: `2026-03-01T14:05`. @public */
export function toLocalInput(moment: string): string {
  return isoClockIn(localTimeZone())(Date.parse(moment)).slice(0, 16);
}

/** What a `datetime-local` field holds as a moment for the wire, in ISO 8601. @public */
export function fromLocalInput(local: string): string {
  return new Date(local).toISOString();
}

/** The zone of this machine's clock, `Asia/Dhaka`. @public */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Making one costs a hundred times what using it does, and there are as many as zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function createFormatter(timeZone: string): Intl.DateTimeFormat {
  // Sweden writes dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
}

function offset(minutes: number): string {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}

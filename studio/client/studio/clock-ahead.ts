/** What an answer says of the studio's time, which it tells in whole seconds, between two moments of the device's. */
interface ToldTime {
  readonly told: number;
  readonly sentAt: number;
  readonly readAt: number;
}

/** An answer that took longer says too little to begin with: the device may have slept over it. */
const LONGEST_MS = 10_000;

/**
 * How far the studio's clock is ahead, in milliseconds. Whenever in between the answer was made, the difference lies between two bounds: what was known and still fits stays, so that an
 * answer that is read minutes late makes no later press older. What does not fit was told by a device whose clock was wrong.
 */
export function clockAhead(known: number | undefined, { told, sentAt, readAt }: ToldTime): number | undefined {
  const [least, most] = [told - readAt, told + 999 - sentAt];
  if (known === undefined && readAt - sentAt > LONGEST_MS) return undefined;
  return known !== undefined && known >= least && known <= most ? known : least;
}

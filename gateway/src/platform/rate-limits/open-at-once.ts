import { placeOf } from './place';
import { tooManyError } from './rate-limits';

/** How many may be open at the same time, by what they are counted under. */
interface OpenAtOnce {
  perHost: number;
  perNetwork: number;
  perSession: number;
}

const RETRY_SECONDS = 30;

/**
 * Counts what is open now at this instance, of a place and of a session.
 *
 * @returns a function that admits one more and answers with how to let it go; it throws DomainError `request.too_many`
 */
export function createOpenAtOnce({ perHost, perNetwork, perSession }: OpenAtOnce) {
  const open = new Map<string, number>();
  const add = (key: string, change: number) => {
    const left = (open.get(key) ?? 0) + change;
    if (left > 0) open.set(key, left);
    else open.delete(key);
  };
  return (address: string, session: string | undefined): (() => void) => {
    const { host, network } = placeOf(address);
    const counted: [key: string, most: number][] = [
      [`host ${host}`, perHost],
      [`network ${network}`, perNetwork],
      ...(session === undefined ? [] : [[`session ${session}`, perSession] satisfies [string, number]]),
    ];
    if (counted.some(([key, most]) => (open.get(key) ?? 0) >= most)) throw tooManyError(RETRY_SECONDS);
    for (const [key] of counted) add(key, 1);
    let held = true;
    return () => {
      if (held) for (const [key] of counted) add(key, -1);
      held = false;
    };
  };
}

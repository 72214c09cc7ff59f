import { placeOf } from './place';
import { tooManyError } from './rate-limits';

/** How many may be open at the same time, by what they are counted under. */
interface OpenAtOnce {
  perHost: number;
  perNetwork: number;
  perSession: number;
}

/** What is open under one key. Whatever is open holds it, and not a key of its own. */
interface Tally {
  key: string;
  open: number;
}

const RETRY_SECONDS = 30;

/**
 * Counts what is open now at this instance, of a place and of a session.
 *
 * @returns a function that admits one more and answers with how to let it go; it throws DomainError `request.too_many`
 */
export function createOpenAtOnce({ perHost, perNetwork, perSession }: OpenAtOnce) {
  const tallies = new Map<string, Tally>();
  const withRoom = (key: string, most: number): Tally => {
    const tally = tallies.get(key) ?? { key, open: 0 };
    if (tally.open >= most) throw tooManyError(RETRY_SECONDS);
    return tally;
  };
  return (address: string, session: string | undefined): (() => void) => {
    const { host, network } = placeOf(address);
    let held = [withRoom(`host ${host}`, perHost), withRoom(`network ${network}`, perNetwork)];
    if (session !== undefined) held.push(withRoom(`session ${session}`, perSession));
    for (const tally of held) {
      tally.open += 1;
      tallies.set(tally.key, tally);
    }
    return () => {
      for (const tally of held) {
        tally.open -= 1;
        if (!tally.open) tallies.delete(tally.key);
      }
      held = [];
    };
  };
}

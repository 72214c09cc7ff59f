/** Who waits for a hash: somebody who has an account, or somebody who wants one. */
export type HashingLane = 'sign-in' | 'registration';

/** Turns at something that takes a core each. */
export interface HashingQueue {
  /** Waits for a turn of the lane. @throws RegistrationQueueFull instead of waiting behind too many */
  run<Value>(lane: HashingLane, act: () => Promise<Value>): Promise<Value>;
}

/** So many registrations wait already that another would only hold its caller up. */
export class RegistrationQueueFull extends Error {}

interface HashingBounds {
  /** Turns at once, of which the last is never a registration's. */
  atOnce: number;
  /** Registrations that may wait. */
  waiting: number;
}

/** Sign-ins go first and always have a turn that no registration can take, however many of those come. */
export function createHashingQueue({ atOnce, waiting }: HashingBounds): HashingQueue {
  const queues: Record<HashingLane, (() => void)[]> = { 'sign-in': [], registration: [] };
  const running: Record<HashingLane, number> = { 'sign-in': 0, registration: 0 };
  const isFree = (lane: HashingLane) =>
    running['sign-in'] + running.registration < atOnce && (lane === 'sign-in' || running.registration < atOnce - 1);
  const startNext = () => {
    for (const lane of ['sign-in', 'registration'] as const)
      while (queues[lane].length && isFree(lane)) {
        running[lane] += 1;
        queues[lane].shift()?.();
      }
  };
  return {
    async run(lane, act) {
      if (lane === 'registration' && queues.registration.length >= waiting)
        throw new RegistrationQueueFull('too many registrations wait');
      await new Promise<void>((start) => {
        queues[lane].push(start);
        startNext();
      });
      try {
        return await act();
      } finally {
        running[lane] -= 1;
        startNext();
      }
    },
  };
}

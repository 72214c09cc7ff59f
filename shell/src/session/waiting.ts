/** Those who wait for the same thing, which comes for all of them or for none. */
export interface Waiting<Value> {
  join(): Promise<Value>;
  /** Whether anybody waits. */
  any(): boolean;
  settle(value: Value): void;
  giveUp(reason: string): void;
}

export function createWaiting<Value>(): Waiting<Value> {
  let waiters: { resolve(value: Value): void; reject(reason: Error): void }[] = [];
  const tellAll = (tell: (waiter: (typeof waiters)[number]) => void) => {
    const told = waiters;
    waiters = [];
    told.forEach(tell);
  };
  return {
    join: () => new Promise((resolve, reject) => waiters.push({ resolve, reject })),
    any: () => waiters.length > 0,
    settle: (value) => tellAll(({ resolve }) => resolve(value)),
    giveUp: (reason) => tellAll(({ reject }) => reject(new Error(reason))),
  };
}

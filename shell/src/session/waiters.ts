/** Those who wait for the same thing, which comes for all of them or for none. */
export interface Waiters<Value> {
  wait(): Promise<Value>;
  /** Whether anybody waits. */
  hasAny(): boolean;
  resolveAll(value: Value): void;
  rejectAll(reason: string): void;
}

export function createWaiters<Value>(): Waiters<Value> {
  let waiters: { resolve(value: Value): void; reject(reason: Error): void }[] = [];
  const tellAll = (tell: (waiter: (typeof waiters)[number]) => void) => {
    const told = waiters;
    waiters = [];
    told.forEach(tell);
  };
  return {
    wait: () => new Promise((resolve, reject) => waiters.push({ resolve, reject })),
    hasAny: () => waiters.length > 0,
    resolveAll: (value) => tellAll(({ resolve }) => resolve(value)),
    rejectAll: (reason) => tellAll(({ reject }) => reject(new Error(reason))),
  };
}

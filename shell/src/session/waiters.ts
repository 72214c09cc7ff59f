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
  const settleAll = (settle: (waiter: (typeof waiters)[number]) => void) => {
    const settled = waiters;
    waiters = [];
    settled.forEach(settle);
  };
  return {
    wait: () => new Promise((resolve, reject) => waiters.push({ resolve, reject })),
    hasAny: () => waiters.length > 0,
    resolveAll: (value) => settleAll(({ resolve }) => resolve(value)),
    rejectAll: (reason) => settleAll(({ reject }) => reject(new Error(reason))),
  };
}

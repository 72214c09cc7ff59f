const EVERY_MS = 1_000;

/**
 * Does something every second, one at a time.
 *
 * @returns how to stop: it waits for what is on its way
 */
export function everySecond(act: () => Promise<void>, failed: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= act()
      .catch(failed)
      .finally(() => (running = undefined));
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

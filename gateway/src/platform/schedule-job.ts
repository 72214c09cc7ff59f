/**
 * Does something again and again, one at a time: what takes longer than `everyMs` is not begun a second time meanwhile.
 *
 * @returns how to stop: it waits for what is on its way
 */
export function scheduleJob(everyMs: number, act: () => Promise<unknown>, failed: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= act()
      .catch(failed)
      .finally(() => (running = undefined));
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

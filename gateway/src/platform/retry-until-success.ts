const RETRY_DELAY_MS = 2_000;

/**
 * Does something again until it succeeds. For what is kept in memory: a database that is away for a moment must not end the process, nor leave
 * players with what was, for nobody may change anything for days.
 */
export function retryUntilSuccess(act: () => Promise<unknown>): void {
  void act().catch(() => setTimeout(() => retryUntilSuccess(act), RETRY_DELAY_MS).unref());
}

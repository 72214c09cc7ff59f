import type { Logger } from 'pino';
import { DomainError } from '../../../platform/errors';
import type { Movement, Posting } from './movement';

interface QueuedMovement {
  movement: Movement;
  resolve(posting: Posting): void;
  reject(error: unknown): void;
}

interface Options {
  /** Posts all of them in one transaction, or none; what two calls do at the same time waits for one another in one order. */
  post(movements: readonly Movement[]): Promise<Posting[]>;
  log: Pick<Logger, 'warn'>;
  concurrency?: number;
  batchSize?: number;
  /** How many may wait before new ones are sent away. */
  maxQueueLength?: number;
}

const MAX_RETRIES = 5;
const SERIALIZATION_FAILURES = new Set(['40001', '40P01']);
/** The database is not there: asking for each movement alone would only take longer to say so. */
const CONNECTION_LOST = /^(08|57P|53|ECONN)/;

/**
 * Puts movements that arrive while the lanes are busy into one transaction, because a commit costs more than a movement.
 *
 * The movements of one member keep their order.
 */
export function createBatcher({
  post,
  log,
  concurrency = 2,
  batchSize = 100,
  maxQueueLength = 5_000,
}: Options): (movement: Movement) => Promise<Posting> {
  const queue: QueuedMovement[] = [];
  let busy = 0;

  const work = async () => {
    busy += 1;
    while (queue.length) await settle(queue.splice(0, batchSize));
    busy -= 1;
  };

  const settle = async (batch: QueuedMovement[]) => {
    try {
      const postings = await withRetries(() => post(batch.map(({ movement }) => movement)));
      batch.forEach(({ resolve, reject }, at) => {
        const posting = postings[at];
        if (posting) resolve(posting);
        else reject(new Error('The ledger gave no answer'));
      });
    } catch (error) {
      if (batch.length === 1 || CONNECTION_LOST.test(codeOf(error))) return batch.forEach(({ reject }) => reject(error));
      log.warn({ err: error, movements: batch.length }, 'a batch failed and is posted one by one');
      for (const one of batch) await settle([one]);
    }
  };

  return (movement) =>
    new Promise((resolve, reject) => {
      if (queue.length >= maxQueueLength) return reject(new DomainError('service.unavailable'));
      queue.push({ movement, resolve, reject });
      // A turn of the event loop later, so that what arrived together travels together.
      if (busy < concurrency) setImmediate(() => busy < concurrency && queue.length && void work());
    });
}

/** Does it again, up to five times, when the database had to end one of two that waited for each other. */
export async function withRetries<Value>(act: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (attempt > MAX_RETRIES || !SERIALIZATION_FAILURES.has(codeOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempt));
    }
  }
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code ?? '');
}

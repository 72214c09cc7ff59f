import type { Logger } from 'pino';
import { DomainError } from '../../../platform/errors';
import type { Movement, Posting } from './movement';

interface Waiting {
  movement: Movement;
  resolve(posting: Posting): void;
  reject(error: unknown): void;
}

interface Options {
  /** Posts all of them in one transaction, or none; what two calls do at the same time waits for one another in one order. */
  post(movements: readonly Movement[]): Promise<Posting[]>;
  log: Pick<Logger, 'warn'>;
  lanes?: number;
  size?: number;
  /** How many may wait before new ones are sent away. */
  longest?: number;
}

const RETRIES = 5;
const CLASHES = new Set(['40001', '40P01']);
/** The database is not there: asking for each movement alone would only take longer to say so. */
const GONE = /^(08|57P|53|ECONN)/;

/**
 * Puts movements that arrive while the lanes are busy into one transaction, because a commit costs more than a movement.
 *
 * The movements of one member keep their order.
 */
export function createBatcher({
  post,
  log,
  lanes = 2,
  size = 100,
  longest = 5_000,
}: Options): (movement: Movement) => Promise<Posting> {
  const queue: Waiting[] = [];
  let busy = 0;

  const work = async () => {
    busy += 1;
    while (queue.length) await settle(queue.splice(0, size));
    busy -= 1;
  };

  const settle = async (batch: Waiting[]) => {
    try {
      const postings = await withRetries(() => post(batch.map(({ movement }) => movement)));
      batch.forEach(({ resolve, reject }, at) => {
        const posting = postings[at];
        if (posting) resolve(posting);
        else reject(new Error('The ledger gave no answer'));
      });
    } catch (error) {
      if (batch.length === 1 || GONE.test(codeOf(error))) return batch.forEach(({ reject }) => reject(error));
      log.warn({ error, movements: batch.length }, 'a batch failed and is posted one by one');
      for (const one of batch) await settle([one]);
    }
  };

  return (movement) =>
    new Promise((resolve, reject) => {
      if (queue.length >= longest) return reject(new DomainError('service.unavailable'));
      queue.push({ movement, resolve, reject });
      // A turn of the event loop later, so that what arrived together travels together.
      if (busy < lanes) setImmediate(() => busy < lanes && queue.length && void work());
    });
}

/** Does it again, up to five times, when the database had to end one of two that waited for each other. */
export async function withRetries<Value>(act: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (attempt > RETRIES || !CLASHES.has(codeOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempt));
    }
  }
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code ?? '');
}

import type { Logger } from 'pino';
import type { Journal } from './journal';
import { sign } from './signature';
import type { Callback } from './callback';

/** Tells merchants what happened, again and again until they have heard it, also after a restart. */
export interface Teller {
  tell(callback: Callback): void;
  close(): void;
}

const PATIENCE_MS = 3_000;
const LONGEST_PAUSE_MS = 60_000;
const MOST_TRIES = 60;

export function createTeller(key: Buffer, journal: Journal, log: Pick<Logger, 'info' | 'warn'>): Teller {
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;
  const plan = (callback: Callback, tries: number, inMs: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void send(callback, tries);
    }, inMs);
    timers.add(timer.unref());
  };
  const send = async (callback: Callback, tries: number) => {
    const { url, body } = callback;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const status = await fetch(url, { method: 'POST', body, headers: sign(key, body), signal }).then(
      (answer) => answer.status,
      () => 0,
    );
    // Whoever comes after reads the journal: nothing is added to it any more, and what was heard just now is told once more.
    if (closed) return;
    if (status === 200) return void journal.note({ what: 'told', key: callback.key });
    log.warn({ callback: callback.key, status, tries }, 'the merchant has not heard it');
    if (tries < MOST_TRIES) plan(callback, tries + 1, Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** Math.min(tries, 6)));
  };
  for (const callback of untold(journal)) plan(callback, 1, Math.max(0, callback.due - Date.now()));
  return {
    tell(callback) {
      journal.note({ what: 'has-to-tell', callback });
      plan(callback, 1, Math.max(0, callback.due - Date.now()));
    },
    close() {
      closed = true;
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}

function untold({ before }: Journal): Callback[] {
  const waiting = new Map<string, Callback>();
  for (const happening of before) {
    if (happening.what === 'has-to-tell') waiting.set(happening.callback.key, happening.callback);
    if (happening.what === 'told') waiting.delete(happening.key);
  }
  return [...waiting.values()];
}

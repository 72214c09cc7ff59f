import type { Logger } from 'pino';
import type { Journal } from './journal';
import { sign } from './signature';
import type { Webhook } from './callback';

/** Tells merchants what happened, again and again until they have heard it, also after a restart. */
export interface WebhookSender {
  enqueue(callback: Webhook): void;
  close(): void;
}

const TIMEOUT_MS = 3_000;
const MAX_BACKOFF_MS = 60_000;
const FIRST_BACKOFF_MS = 1_000;
const MAX_ATTEMPTS = 60;

export function createWebhookSender(
  key: Buffer,
  journal: Journal,
  log: Pick<Logger, 'warn' | 'error'>,
  { maxAttempts = MAX_ATTEMPTS, firstBackoffMs = FIRST_BACKOFF_MS } = {},
): WebhookSender {
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;
  const schedule = (callback: Webhook, tries: number, inMs: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void send(callback, tries).catch((err: unknown) =>
        log.error(
          { err, callback: callback.key },
          'webhook was accepted, which could not be noted: it is sent again after a restart',
        ),
      );
    }, inMs);
    timers.add(timer.unref());
  };
  const send = async (callback: Webhook, tries: number) => {
    const refusal = await deliver(key, callback);
    // Whoever comes after reads the journal: nothing is added to it any more, and what was heard just now is told once more.
    if (closed) return;
    if (!refusal) return journal.append({ kind: 'webhook-delivered', key: callback.key });
    const failed = { ...refusal, callback: callback.key, tries };
    if (tries >= maxAttempts) return log.error(failed, 'webhook is given up until a restart');
    log.warn(failed, 'webhook was not accepted');
    schedule(callback, tries + 1, Math.min(MAX_BACKOFF_MS, firstBackoffMs * 2 ** Math.min(tries, 6)));
  };
  for (const callback of undelivered(journal)) schedule(callback, 1, Math.max(0, callback.due - Date.now()));
  return {
    enqueue(callback) {
      journal.append({ kind: 'webhook-queued', callback });
      schedule(callback, 1, Math.max(0, callback.due - Date.now()));
    },
    close() {
      closed = true;
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}

/** Why it was not accepted; nothing when it was. */
function deliver(key: Buffer, { url, body }: Webhook): Promise<{ status: number } | { err: unknown } | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, { method: 'POST', body, headers: sign(key, body), signal }).then(
    ({ status }) => (status === 200 ? undefined : { status }),
    (err: unknown) => ({ err }),
  );
}

function undelivered({ events }: Journal): Webhook[] {
  const waiting = new Map<string, Webhook>();
  for (const event of events) {
    if (event.kind === 'webhook-queued') waiting.set(event.callback.key, event.callback);
    if (event.kind === 'webhook-delivered') waiting.delete(event.key);
  }
  return [...waiting.values()];
}

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Webhook } from './callback';
import type { Payment, PaymentResult } from './payment';
import type { Payout } from './payout';
/** Whatever happened here, in the order in which it did. */
export type JournalEvent =
  | { kind: 'opened'; payment: Payment }
  | { kind: 'decided'; id: string; end: PaymentResult }
  | { kind: 'refunded'; id: string; at: string }
  | { kind: 'payout-requested'; payout: Payout }
  | { kind: 'webhook-queued'; callback: Webhook }
  | { kind: 'webhook-delivered'; key: string };

/** What the company remembers: read whole at the start, and only ever added to. */
export interface Journal {
  readonly events: readonly JournalEvent[];
  append(event: JournalEvent): void;
}

/** A journal in a folder; without one it lasts as long as the process. */
export function openJournal(folder: string | undefined, log: Pick<Logger, 'error'>): Journal {
  if (folder === undefined) return { events: [], append: () => undefined };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'journal.jsonl');
  return {
    events: existsSync(file) ? parseEvents(readFileSync(file, 'utf8'), log) : [],
    append: (event) => appendFileSync(file, `${JSON.stringify(event)}\n`, { mode: 0o600 }),
  };
}

/** A last line that was cut off when the machine went down happened to nobody; any other that cannot be read is reported. */
function parseEvents(text: string, log: Pick<Logger, 'error'>): JournalEvent[] {
  return text
    .split('\n')
    .slice(0, -1)
    .flatMap((line, at) => {
      try {
        return [JSON.parse(line) as JournalEvent];
      } catch (error) {
        log.error({ err: error, line: at + 1 }, 'a line of the journal cannot be read and is left out');
        return [];
      }
    });
}

import type { MessageKind } from '@pavilion/api/operations';
import type { Logger } from 'pino';
import type { Database } from '../../../platform/database';
import type { SealedMessages } from './sealed';
import { claimDue, expireOld, forgetOld, type MessageRow, noteFailed, noteSent } from './store';
import { render } from './templates';
import { type Outgoing, SendingFailed, type Transport } from './transports/transport';

interface Parts {
  db: Database;
  log: Pick<Logger, 'warn'>;
  sealed: SealedMessages;
  transports: Readonly<Record<MessageKind, Transport | undefined>>;
  nameOf(brand: string): string;
}

/** Sends what waits. Any number of instances may: each message is taken by one of them at a time. */
export interface Dispatcher {
  /** Everything that is due now. */
  dispatch(): Promise<void>;
  close(): Promise<void>;
}

const EVERY_MS = 1_000;
const FORGETTING_EVERY = 3_600;
const AT_ONCE = 20;
/** How many batches one turn sends, so that a slow provider does not keep what expires from expiring. */
const ROUNDS = 20;

export function startDispatcher(parts: Parts): Dispatcher {
  const { db, log } = parts;
  let closing = false;
  const dispatch = async () => {
    await expireOld(db);
    for (let round = 0; round < ROUNDS; round += 1) {
      const due = await claimDue(db, AT_ONCE);
      await Promise.all(due.map((row) => deliver(parts, row)));
      if (closing || due.length < AT_ONCE) return;
    }
  };
  let running = Promise.resolve();
  let busy = false;
  let ticks = 0;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    ticks += 1;
    running = (ticks % FORGETTING_EVERY === 0 ? dispatch().then(() => forgetOld(db)) : dispatch())
      .catch((error: unknown) => log.warn({ err: error }, 'messages wait a second longer'))
      .finally(() => (busy = false));
  }, EVERY_MS).unref();
  return {
    dispatch,
    async close() {
      closing = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function deliver(parts: Parts, row: MessageRow): Promise<void> {
  const { db, log } = parts;
  const { id, kind, template } = row;
  const transport = parts.transports[kind];
  const failure = await trySending(transport, () => outgoing(parts, row));
  if (!failure && transport) return noteSent(db, id, transport.name, transport.name === 'sandbox');
  const { message: reason = '', final = false } = failure ?? {};
  const state = await noteFailed(db, row, reason, final);
  if (state === 'failed') log.warn({ message: id, kind, template, reason }, 'a message is given up');
}

async function trySending(transport: Transport | undefined, make: () => Outgoing): Promise<SendingFailed | undefined> {
  if (!transport) return new SendingFailed('no provider is configured');
  try {
    await transport.send(make());
    return undefined;
  } catch (error) {
    // What is no answer of a provider is ours, and may hold what must not be written down.
    return error instanceof SendingFailed ? error : new SendingFailed('the message could not be made');
  }
}

function outgoing({ sealed, nameOf }: Parts, row: MessageRow): Outgoing {
  const from = nameOf(row.brand);
  const values = sealed.valuesOf(row) ?? {};
  return { id: row.id, to: sealed.recipientOf(row), from, ...render(row.template, row.locale, { ...values, brand: from }) };
}

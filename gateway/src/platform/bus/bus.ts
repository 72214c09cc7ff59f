import pg from 'pg';
import { Subject, filter, map, type Observable } from 'rxjs';
import type { Logger } from 'pino';

/** What instances of the gateway tell one another: ids only, never contents. */
export interface BusTopics {
  /** An urgent one is told to open pages with its envelope. */
  'manifest.changed': { brand: string; seq: number; urgent?: boolean };
  'pending.changed': { brand: string };
  /** Open pages of a brand at one instance, by the manifest they run, and how soon they followed the latest. */
  'pages.counted': {
    instance: string;
    brand: string;
    pages: [seq: number, pages: number][];
    followed?: { seq: number; times: number[] };
  };
  'balance.changed': { brand: string; memberIds: string[] };
  'session.ended': { brand: string; memberId: string };
  /** Some or all sessions of an operator ended. */
  'operator.ended': { operatorId: string };
  'catalogue.changed': { brand: string };
  'announcements.changed': { brand: string };
  'regions.changed': { brand: string };
  'brands.changed': Record<never, never>;
}

export interface Bus {
  /** Reaches listeners here at once and other instances within tens of milliseconds. */
  publish<Topic extends keyof BusTopics>(topic: Topic, message: BusTopics[Topic]): void;
  on<Topic extends keyof BusTopics>(topic: Topic): Observable<BusTopics[Topic]>;
  close(): Promise<void>;
}

interface Parcel {
  from: string;
  topic: keyof BusTopics;
  message: never;
}

const CHANNEL = 'pavilion_bus';
const COALESCE_MS = 20;

/** In-process subject plus one NOTIFY for all that was published within 20 ms. Reconnects for ever. */
export function createBus(url: string, pool: pg.Pool, log: Logger): Bus {
  const self = `${process.pid}.${Math.random().toString(36).slice(2)}`;
  const parcels = new Subject<Parcel>();
  const outbox: Parcel[] = [];
  let timer: NodeJS.Timeout | undefined;
  const stopListening = listen(url, log, (text) => {
    for (const parcel of JSON.parse(text) as Parcel[]) if (parcel.from !== self) parcels.next(parcel);
  });
  const flush = async () => {
    timer = undefined;
    // A notification carries at most 8000 bytes.
    while (outbox.length)
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(outbox.splice(0, 20))]).catch(() => undefined);
  };
  return {
    publish(topic, message) {
      const parcel = { from: self, topic, message: message as never };
      parcels.next(parcel);
      outbox.push(parcel);
      timer ??= setTimeout(() => void flush(), COALESCE_MS);
    },
    on: (topic) =>
      parcels.pipe(
        filter((parcel) => parcel.topic === topic),
        map((parcel) => parcel.message),
      ),
    async close() {
      clearTimeout(timer);
      await flush();
      await stopListening();
    },
  };
}

function listen(url: string, log: Logger, receive: (text: string) => void): () => Promise<void> {
  let open = true;
  let client: pg.Client | undefined;
  const attempt = async () => {
    if (!open) return;
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ payload }) => payload && receive(payload));
    next.on('error', () => undefined);
    next.on('end', () => open && setTimeout(attempt, 500).unref());
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
    } catch (error) {
      log.warn({ error }, 'bus waits for the database');
      await next.end().catch(() => undefined);
    }
  };
  const first = attempt();
  return async () => {
    open = false;
    await first;
    await client?.end();
  };
}

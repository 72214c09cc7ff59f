import pg from 'pg';
import { Subject, filter, map, type Observable } from 'rxjs';
import type { Logger } from 'pino';

/** What one wallet of a member holds after its change number `version`, in minor units. A list, because a notification is short. */
export type BalanceChange = [memberId: string, currency: string, wallet: string, balance: string, version: number];

/** What instances of the gateway tell one another, and what the database tells them (`bus_notify`): ids and amounts, nothing of a person. */
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
  'wallets.changed': { brand: string; changes: BalanceChange[] };
  /** The database says these three, once committed. */
  'bonus.changed': { brand: string; memberId: string; id: string };
  'deposit.changed': { brand: string; memberId: string; id: string };
  'withdrawal.changed': { brand: string; memberId: string; id: string };
  'rewards.changed': { brand: string; memberId: string };
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
  /** The database was away, and with it what others said meanwhile: whoever keeps something in memory reads it again. */
  missed: Observable<void>;
  close(): Promise<void>;
}

interface BusMessage {
  from: string;
  topic: keyof BusTopics;
  message: never;
}

const CHANNEL = 'pavilion_bus';
const COALESCE_MS = 20;
/** A notification carries less than 8000 bytes. */
const MAX_PAYLOAD_BYTES = 7_900;
const RETRY_DELAY_MS = 500;
/** More than is said in an hour without a database; whoever hears us again reads everything anyway. */
const MAX_QUEUED_MESSAGES = 10_000;

/** In-process subject plus one NOTIFY for all that was published within 20 ms. Reconnects for ever, and then says what it could not. */
export function createBus(url: string, pool: pg.Pool, log: Logger): Bus {
  const self = `${process.pid}.${Math.random().toString(36).slice(2)}`;
  const parcels = new Subject<BusMessage>();
  const outbox: BusMessage[] = [];
  let timer: NodeJS.Timeout | undefined;
  const missed = new Subject<void>();
  const receive = (text: string) => {
    for (const parcel of parseMessages(text, log)) if (parcel.from !== self) parcels.next(parcel);
  };
  const stopListening = listen(url, log, { receive, missed: () => missed.next() });
  const notify = (some: BusMessage[]): Promise<boolean> =>
    pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(some)]).then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error, messages: some.length }, 'the bus could not notify, and tries again');
        return false;
      },
    );
  const notifyAll = async () => {
    while (outbox.length) {
      const some = outbox.splice(0, fitPayload(outbox, log));
      if (!some.length || (await notify(some))) continue;
      outbox.unshift(...some);
      const dropped = outbox.splice(MAX_QUEUED_MESSAGES).length;
      if (dropped) log.error({ dropped }, 'the bus dropped messages: other instances read everything again when they reconnect');
      timer ??= setTimeout(() => void flush(), RETRY_DELAY_MS).unref();
      return;
    }
  };
  let saying: Promise<void> | undefined;
  /** One at a time: what was said first is heard first. */
  const flush = () => {
    timer = undefined;
    return (saying ??= notifyAll().finally(() => (saying = undefined)));
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
    missed,
    async close() {
      clearTimeout(timer);
      await flush();
      clearTimeout(timer);
      await stopListening();
    },
  };
}

/** What another instance said. Whoever may use the database may notify: what is none of ours must not end the process. */
function parseMessages(text: string, log: Logger): BusMessage[] {
  try {
    return JSON.parse(text) as BusMessage[];
  } catch (err) {
    log.error({ err }, 'something on the bus cannot be read');
    return [];
  }
}

/** How many of the first fit into one notification. One that is too long by itself could never be said, and is let go. */
function fitPayload(outbox: BusMessage[], log: Logger): number {
  let bytes = 2;
  for (const [at, parcel] of outbox.entries()) {
    bytes += Buffer.byteLength(JSON.stringify(parcel)) + 1;
    if (bytes <= MAX_PAYLOAD_BYTES) continue;
    if (at > 0) return at;
    log.error({ topic: parcel.topic, bytes }, 'a message is too long for the bus: other instances do not get it');
    outbox.shift();
    return 0;
  }
  return outbox.length;
}

interface ListenHandlers {
  receive(text: string): void;
  missed(): void;
}

function listen(url: string, log: Logger, { receive, missed }: ListenHandlers): () => Promise<void> {
  let open = true;
  let away = false;
  let client: pg.Client | undefined;
  const attempt = async () => {
    if (!open) return;
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    const again = () => {
      away = true;
      if (open) setTimeout(() => void attempt(), RETRY_DELAY_MS).unref();
    };
    next.on('notification', ({ payload }) => payload && receive(payload));
    // `end` follows, and reconnects.
    next.on('error', (error) => log.warn({ err: error }, 'the bus lost its connection'));
    next.on('end', again);
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
      if (away) missed();
    } catch (error) {
      log.warn({ err: error }, 'the bus waits for the database');
      // It may never have begun.
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

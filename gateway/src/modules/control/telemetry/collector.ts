import type { TelemetryReport } from '@pavilion/api/staff';
import type { Platform } from '../../../platform/platform';
import { repeatEvery } from '../../../platform/timers';
import type { Registry } from '../registry';
import { addReport, addSighting, addSkew, type Batch, type CanaryReport, emptyBatch } from './batch';
import { createVersionLookup } from './version-lookup';
import { writeBatch } from './write-batch';

/** Takes reports, and writes what they come to once a second. */
export interface Collector {
  add(brand: string, report: TelemetryReport): Promise<void>;
  /** Writes now what was taken. */
  flush(): Promise<void>;
}

const INTERVAL_MS = 1_000;
/** A batch that cannot be written for so long is given up: it must not keep all later ones from it. */
const MAX_WRITE_ATTEMPTS = 30;

export function createCollector(
  platform: Pick<Platform, 'db' | 'log' | 'onClose'>,
  registry: Pick<Registry, 'manifestOf' | 'versions'>,
): Collector {
  const { db, log, onClose } = platform;
  const isOurs = createVersionLookup(registry);
  let batch = emptyBatch();
  // What could not be written is tried again, and meanwhile the next batch grows: both are bounded.
  let unwritten: Batch | undefined;
  let tries = 0;
  let writing = Promise.resolve();
  const write = async () => {
    const due = unwritten ?? batch;
    if (due === batch) batch = emptyBatch();
    if (!due.minutes.size && !due.skew.size) return;
    tries = due === unwritten ? tries + 1 : 1;
    unwritten = tries < MAX_WRITE_ATTEMPTS ? due : undefined;
    await writeBatch(db, due).catch((err: unknown) => {
      if (tries === MAX_WRITE_ATTEMPTS) log.error({ err, tries }, 'what pages saw for a while is given up');
      throw err;
    });
    unwritten = undefined;
  };
  const flush = () => (writing = writing.catch(() => undefined).then(write));
  // Closed in reverse order: the timer ends, and then what it left is written.
  onClose('telemetry', () => flush().catch((err: unknown) => log.warn({ err }, 'the last telemetry of pages is lost')));
  repeatEvery(platform, 'telemetry.write', INTERVAL_MS, flush);
  return {
    async add(brand, { page, events, skew }) {
      const now = new Date();
      const tried = new Map<string, CanaryReport>();
      for (const event of events) {
        const { remote, version } = event;
        const known = await isOurs(brand, remote, version);
        if (known === 'canary' && !tried.has(remote))
          tried.set(remote, { brand, remote, version, page, mounts: 0, failures: 0, errors: 0, grave: 0 });
        if (known) addSighting(batch, brand, event, now, known === 'canary' ? tried.get(remote) : undefined);
      }
      for (const report of tried.values()) addReport(batch, report);
      const { remotes = {} } = registry.manifestOf(brand)?.manifest ?? {};
      const ours = Object.entries(skew ?? {}).filter(([remote]) => remote === 'shell' || Object.hasOwn(remotes, remote));
      if (skew) addSkew(batch, brand, Object.fromEntries(ours), now);
    },
    flush,
  };
}

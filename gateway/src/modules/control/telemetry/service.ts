import type { RemoteTelemetry, TelemetryReport, VersionHealth } from '@pavilion/api/staff';
import type { Observable } from 'rxjs';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Registry } from '../registry';
import { watchCanaries } from './canary-watch';
import { createCollector } from './collector';
import { readVersionStats } from './version-stats';
import { createHealthMonitor } from './health';
import { createPruning } from './prune';
import { createSymboliser } from './symbolise';

/** What players' own pages see of remotes, and what follows from it. */
export interface Telemetry {
  /** Counts what a page saw. Remotes and versions that a brand never had are ignored. */
  addReports(brand: string, report: TelemetryReport): Promise<void>;
  /** Writes now what was taken; it happens by itself every second. */
  flush(): Promise<void>;
  /** Over the last ten minutes, by version; up to some seconds old. */
  healthOf(brand: string, remote: string): Promise<VersionHealth[]>;
  /** Brands in which the health of a remote changed. */
  healthChanged: Observable<string>;
  /** @throws DomainError `site.unknown_brand`, `registry.unknown_remote` */
  versionStats(asked: { brand: string; remote: string; minutes: number }): Promise<RemoteTelemetry>;
  /** Ends canaries that are bad by now. The job `canaries.judge`. */
  watchCanaries(): Promise<void>;
  /** Forgets what is older than fourteen days. The job `telemetry.prune`. */
  prune(): Promise<void>;
}

type Dependencies = Pick<Registry, 'manifestOf' | 'versions' | 'canaries' | 'endCanary' | 'observeCanary' | 'releases'>;

export function createTelemetry(platform: Platform, { registry }: { registry: Dependencies }): Telemetry {
  const { db, log } = platform;
  const collector = createCollector(platform, registry);
  const health = createHealthMonitor(platform);
  const watch = watchCanaries(platform, registry);
  const pruning = createPruning(platform);
  const symbolise = createSymboliser(registry.releases.sourceMap, log);
  return {
    addReports: collector.add,
    flush: collector.flush,
    healthOf: health.of,
    healthChanged: health.changed,
    async versionStats(asked) {
      const active = registry.manifestOf(asked.brand);
      if (!active) throw new DomainError('site.unknown_brand');
      if (!Object.hasOwn(active.manifest.remotes, asked.remote)) throw new DomainError('registry.unknown_remote');
      return readVersionStats(db, symbolise, asked);
    },
    watchCanaries: watch.check,
    prune: pruning.prune,
  };
}

import { observe, emptyHistogram } from '../../../platform/telemetry';
import type { OpenPage } from './open-pages';

/** How long the pages of this instance took to follow each brand's latest change. */
export interface ActivationTimes {
  /** A manifest is in force, made at `issuedAt`. */
  begin(brand: string, seq: number, issuedAt: string): void;
  /** A page says that it runs `seq` from now on. */
  acknowledged(page: OpenPage, seq: number): void;
  of(brand: string): { seq: number; times: number[] } | undefined;
}

/** Whoever comes later slept meanwhile, and says nothing about how fast a change is told. */
const MAX_COUNTED_MS = 60_000;

/** Counts from when the change was made, by the database's clock, to the page's word. Pages opened since begin with it and do not count. */
export function createActivationTimes(): ActivationTimes {
  const latest = new Map<string, { seq: number; madeAt: number; toldAt: number; times: number[] }>();
  return {
    begin(brand, seq, issuedAt) {
      latest.set(brand, { seq, madeAt: Date.parse(issuedAt), toldAt: Date.now(), times: emptyHistogram() });
    },
    acknowledged({ brand, openedAt, seq: before }, seq) {
      const change = latest.get(brand);
      if (change?.seq !== seq || before >= seq || openedAt > change.toldAt) return;
      const took = Math.max(0, Date.now() - change.madeAt);
      if (took <= MAX_COUNTED_MS) observe(change.times, took);
    },
    of(brand) {
      const change = latest.get(brand);
      return change && { seq: change.seq, times: change.times };
    },
  };
}

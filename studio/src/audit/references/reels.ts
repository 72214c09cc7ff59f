import type { RoundSeeds } from '../../models/model';
import type { AuditedModel } from '../audited-model';
import { seedWords } from './seed-words';

type Stops = readonly number[];

/** Where reels stop: each number of 32 bits by its remainder, the few highest passed over. */
export function stopsOf(strips: readonly string[], seeds: RoundSeeds): number[] {
  const words = seedWords(seeds);
  return strips.map(({ length }) => {
    for (;;) {
      const word = words.next().value as number;
      const rounds = Math.floor(4_294_967_296 / length);
      if (word < rounds * length) return word - Math.floor(word / length) * length;
    }
  });
}

/** What every game of reels has in common: its outcome are its stops, and each of them is equally likely. */
export function auditedReels(
  strips: readonly string[],
  tenthsOf: (stops: Stops) => number,
): Pick<AuditedModel<Stops>, 'told' | 'rework' | 'draws' | 'measure'> {
  return {
    told: ({ stops }) => (Array.isArray(stops) ? (stops as number[]) : null),
    rework(sample, seeds) {
      const outcome = stopsOf(strips, seeds);
      return { outcome, payout: (BigInt(sample.stake) / 10n) * BigInt(tenthsOf(outcome)) };
    },
    draws: strips.map(({ length }, reel) => ({
      chances: Array.from({ length }, () => 1 / length),
      cellOf: (stops) => stops[reel] ?? -1,
    })),
    measure: (stops) => stops.reduce((sum, stop, reel) => sum + (stop + 0.5) / (strips[reel]?.length ?? 1), 0) % 1,
  };
}

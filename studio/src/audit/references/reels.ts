import type { RoundSeeds } from '../../models/model';
import type { AuditedModel } from '../audited-model';
import { seedWords } from './seed-words';

type Stops = readonly number[];

/** The next number below a size. */
export type Draw = (below: number) => number;

/** Each number of 32 bits by its remainder, the few highest passed over; all of them are kept. */
function drawsOf(seeds: RoundSeeds): { readonly draw: Draw; readonly drawn: number[] } {
  const words = seedWords(seeds);
  const drawn: number[] = [];
  const draw = (below: number) => {
    for (;;) {
      const word = words.next().value as number;
      const rounds = Math.floor(4_294_967_296 / below);
      if (word >= rounds * below) continue;
      drawn.push(word - Math.floor(word / below) * below);
      return drawn.at(-1) ?? 0;
    }
  };
  return { draw, drawn };
}

/** What every game of reels has in common: its outcome begins with its stops, and each of them is equally likely. A bonus draws on. */
export function auditedReels(
  strips: readonly string[],
  tenthsOf: (stops: Stops, draw: Draw) => number,
): Pick<AuditedModel<Stops>, 'told' | 'rework' | 'draws' | 'measure'> {
  return {
    told: ({ stops }) => (Array.isArray(stops) ? (stops as number[]) : null),
    rework(sample, seeds) {
      const { draw, drawn } = drawsOf(seeds);
      const stops = strips.map(({ length }) => draw(length));
      return { payout: (BigInt(sample.stake) / 10n) * BigInt(tenthsOf(stops, draw)), outcome: drawn };
    },
    draws: strips.map(({ length }, reel) => ({
      chances: Array.from({ length }, () => 1 / length),
      cellOf: (stops) => stops[reel] ?? -1,
    })),
    measure: (stops) => strips.reduce((sum, { length }, reel) => sum + ((stops[reel] ?? 0) + 0.5) / length, 0) % 1,
  };
}

/** What lines pay that are read from the left: three, four or five of the first symbol, W for any. */
export function linesTenths(
  strips: readonly string[],
  lines: readonly string[],
  pays: Readonly<Record<string, readonly number[]>>,
  stops: readonly number[],
): number {
  return lines.reduce((total, rows) => {
    const read = strips.map((strip, reel) => `${strip}${strip}`[(stops[reel] ?? 0) + Number(rows[reel])] ?? '').join('');
    const [first = ''] = read;
    const run = new RegExp(`^[${first}W]+`).exec(read)?.[0].length ?? 0;
    return total + (pays[first]?.[run - 3] ?? 0);
  }, 0);
}

/** What one part of the benchmark found. */
export interface Section {
  title: string;
  rows: Row[];
  /** What was not measured, and why. */
  notes?: string[];
  /** What must not be, however busy the machine: the command fails for it. */
  faults?: string[];
}

export interface Row {
  what: string;
  value: string;
  /** The budget it is held to, in words. */
  goal?: string;
  within?: boolean;
}

/** Prints a section as a table that can be pasted into a document. */
export function printReport({ title, rows, notes = [] }: Section): void {
  const lines = rows.map(({ what, value, goal = '', within }) => `| ${what} | ${value} | ${goal} | ${verdict(within)} |`);
  process.stdout.write(`\n## ${title}\n\n| what | measured | goal | |\n|---|---|---|---|\n${lines.join('\n')}\n`);
  for (const note of notes) process.stdout.write(`\n${note}\n`);
}

function verdict(within: boolean | undefined): string {
  if (within === undefined) return '';
  return within ? 'met' : 'missed';
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The middle of pairwise ratios: it holds when the machine's speed drifts between pairs. */
export function medianRatio(pairs: readonly (readonly [number, number])[]): number {
  return median(pairs.map(([a, b]) => a / b));
}

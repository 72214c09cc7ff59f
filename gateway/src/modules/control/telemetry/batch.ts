import { createHash } from 'node:crypto';
import type { TelemetryEvent, TelemetryReport } from '@pavilion/api/staff';
import { type RefusalCode, refusalCodes } from '@pavilion/contract';
import { observe, emptyHistogram } from '../../../platform/telemetry';

/** A remote's version in a brand. */
export interface Cell {
  brand: string;
  remote: string;
  version: string;
}

export interface MinuteCounts extends Cell {
  minute: string;
  mounts: number;
  failures: number;
  threw: number;
  errors: number;
  long_tasks: number;
  longest_ms: number;
  load_times: number[];
}

/** What a page saw of a version that is being tried. */
export interface CanaryReport extends Cell {
  page: string;
  mounts: number;
  failures: number;
  errors: number;
  grave: number;
}

/** Sightings of a moment, counted and ready to be written together; keyed, so that each row is there once. */
export interface Batch {
  minutes: Map<string, MinuteCounts>;
  refusals: Map<string, Cell & { minute: string; code: string; times: number }>;
  errors: Map<string, Cell & { minute: string; fingerprint: string; times: number; last_at: string }>;
  samples: Map<string, Omit<Cell, 'brand'> & { fingerprint: string; message: string; stack: string; last_at: string }>;
  skew: Map<string, Omit<Cell, 'version'> & { package: string; built: string; runs: string; last_at: string }>;
  reports: CanaryReport[];
}

export function emptyBatch(): Batch {
  return { minutes: new Map(), refusals: new Map(), errors: new Map(), samples: new Map(), skew: new Map(), reports: [] };
}

/** Operators did these, not the remote. */
const EXPECTED_REFUSALS: readonly string[] = [
  'remote.switched-off',
  'remote.maintenance',
  'remote.revoked',
] satisfies RefusalCode[];
const CRITICAL_REFUSALS: readonly string[] = [
  'remote.altered',
  'remote.hash-missing',
  'remote.contract-too-old',
  'remote.contract-too-new',
  'remote.runtime-differs',
] satisfies RefusalCode[];
/** Anybody can send reports, and whatever is new in them would be kept for a fortnight. */
const MAX_ERRORS = 100;
const MAX_SKEWED = 40;
const MAX_REPORTS = 5_000;
const SHARED = /^(react|react-dom|react\/jsx-runtime|@pavilion\/[a-z/-]{1,40})$/;
const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** Counts one event; `tried` is where the page's events of a canary go. */
export function addSighting(batch: Batch, brand: string, event: TelemetryEvent, now: Date, tried?: CanaryReport): void {
  const { remote, version } = event;
  const at = { brand, remote, version, minute: minuteOf(now) };
  if (event.kind === 'refusal' && !isFailure(event.refusal)) return;
  const counts = minuteIn(batch, at);
  if (event.kind === 'mount') {
    counts.mounts += 1;
    observe(counts.load_times, event.tookMs);
    if (tried) tried.mounts += 1;
  } else if (event.kind === 'refusal') {
    counts.failures += 1;
    if (event.refusal === 'remote.threw') counts.threw += 1;
    addTo(batch.refusals, keyOf(at, event.refusal), { ...at, code: event.refusal });
    if (tried) tried.failures += 1;
    if (tried && CRITICAL_REFUSALS.includes(event.refusal)) tried.grave += 1;
  } else if (event.kind === 'error') {
    counts.errors += 1;
    addError(batch, at, event, now);
    if (tried) tried.errors += 1;
  } else {
    counts.long_tasks += event.count;
    counts.longest_ms = Math.max(counts.longest_ms, event.longestMs);
  }
}

/** Keeps what a page says of a canary, while there is room. */
export function addReport(batch: Batch, report: CanaryReport): void {
  const { mounts, failures, errors } = report;
  if (mounts + failures + errors > 0 && batch.reports.length < MAX_REPORTS) batch.reports.push(report);
}

/** Shared packages that a remote of the brand was built with in another version; under `shell`, what the page runs. */
export function addSkew(batch: Batch, brand: string, skew: NonNullable<TelemetryReport['skew']>, now: Date): void {
  const { shell = {}, ...remotes } = skew;
  for (const [remote, packages] of Object.entries(remotes))
    for (const [name, built] of Object.entries(packages)) {
      const runs = Object.hasOwn(shell, name) ? shell[name] : undefined;
      if (!runs || !SHARED.test(name) || !VERSION.test(built) || !VERSION.test(runs) || batch.skew.size >= MAX_SKEWED) continue;
      batch.skew.set(`${brand} ${remote} ${name}`, { brand, remote, package: name, built, runs, last_at: now.toISOString() });
    }
}

function isFailure(refusal: string): boolean {
  return refusalCodes.some((code) => code === refusal) && !EXPECTED_REFUSALS.includes(refusal);
}

function minuteOf(now: Date): string {
  return `${now.toISOString().slice(0, 16)}:00Z`;
}

function keyOf({ brand, remote, version, minute }: Cell & { minute: string }, ...more: string[]): string {
  return [brand, remote, version, minute, ...more].join(' ');
}

function minuteIn({ minutes }: Batch, at: Cell & { minute: string }): MinuteCounts {
  const nothing = { mounts: 0, failures: 0, threw: 0, errors: 0, long_tasks: 0, longest_ms: 0 };
  const counts = minutes.get(keyOf(at)) ?? { ...at, ...nothing, load_times: emptyHistogram() };
  minutes.set(keyOf(at), counts);
  return counts;
}

function addTo<Row extends object>(rows: Map<string, Row & { times: number }>, key: string, row: Row): void {
  rows.set(key, { ...row, times: (rows.get(key)?.times ?? 0) + 1 });
}

function addError(
  { errors, samples }: Batch,
  at: Cell & { minute: string },
  { message, stack }: { message: string; stack: string },
  now: Date,
): void {
  const fingerprint = fingerprintOf(message, stack);
  const key = keyOf(at, fingerprint);
  if (!errors.has(key) && errors.size >= MAX_ERRORS) return;
  const last_at = now.toISOString();
  addTo(errors, key, { ...at, fingerprint, last_at });
  const { remote, version } = at;
  const sample = { message: storable(message), stack: storable(stack), last_at };
  samples.set(`${remote} ${version} ${fingerprint}`, { remote, version, fingerprint, ...sample });
}

/** Errors are alike when they say the same, numbers aside, at the same place. */
function fingerprintOf(message: string, stack: string): string {
  const place = stack.split('\n', 1)[0]?.replace(/https?:\/\/[^/\s]+/, '') ?? '';
  return createHash('sha256')
    .update(`${message.replace(/\d+/g, '0')}\n${place}`)
    .digest('hex')
    .slice(0, 24);
}

/** Half a character is no text to the database. */
function storable(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

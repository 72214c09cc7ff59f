import type { TelemetryEvent } from '@pavilion/api/staff';
import type { RefusalCode } from '@pavilion/contract';
import type { RefusedPart, ShownPart } from '../remotes';
import { redactPersonalData } from './redact-personal-data';

/** What this page saw of remotes and has not told yet. */
export interface TelemetryBuffer {
  record(sighting: TelemetryEvent): void;
  shown(part: ShownPart): void;
  refused(part: RefusedPart): void;
  /** Everything noted since the last time. */
  take(): TelemetryEvent[];
}

/** One report's worth; a page that sees more within ten seconds has told enough. */
const MAX_EVENTS = 50;
/** Operators did these, not the remote. */
const OPERATOR_CAUSED: readonly RefusalCode[] = ['remote.switched-off', 'remote.maintenance', 'remote.revoked'];
const MAX_MS = 600_000;

/** Collects for whoever sends. */
export function createTelemetryBuffer(): TelemetryBuffer {
  let seen: TelemetryEvent[] = [];
  const record = (sighting: TelemetryEvent) => {
    if (seen.length < MAX_EVENTS) seen.push(sighting);
  };
  return {
    record,
    shown: ({ remote, version, part, tookMs }) =>
      record({ kind: 'mount', remote, version, part, tookMs: Math.round(Math.min(tookMs, MAX_MS)) }),
    refused({ refusal, remote, version, part, detail = '', error }) {
      if (version === undefined || OPERATOR_CAUSED.includes(refusal)) return;
      record({ kind: 'refusal', remote, version, part, refusal, detail: redactPersonalData(detail, 300) });
      // The boundary around it caught the error, so that no event of the window tells of it.
      if (refusal === 'remote.threw' && error?.stack) record(toErrorEvent(remote, version, error));
    },
    take() {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
}

/** A script error as it is told: what it says, without what it may say about people, and where in our files it happened. */
export function toErrorEvent(remote: string, version: string, error: Error): TelemetryEvent {
  return { kind: 'error', remote, version, message: redactPersonalData(error.message, 300), stack: framesOf(error.stack ?? '') };
}

function framesOf(stack: string): string {
  const frames = stack.split('\n').filter((line) => /\/(remotes|shell)\/\S+:\d+:\d+/.test(line));
  return frames
    .map((line) => line.replace(/\?[^\s:)]*/g, ''))
    .join('\n')
    .slice(0, 4_000);
}

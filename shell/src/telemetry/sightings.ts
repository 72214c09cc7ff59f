import type { Sighting } from '@pavilion/api/operations';
import type { RefusalCode } from '@pavilion/contract';
import type { RefusedPart, ShownPart } from '../remotes';
import { withoutPersons } from './without-persons';

/** What this page saw of remotes and has not told yet. */
export interface Sightings {
  note(sighting: Sighting): void;
  shown(part: ShownPart): void;
  refused(part: RefusedPart): void;
  /** Everything noted since the last time. */
  take(): Sighting[];
}

/** One report's worth; a page that sees more within ten seconds has told enough. */
const MOST = 50;
/** Operators did these, not the remote. */
const WANTED: readonly RefusalCode[] = ['remote.switched-off', 'remote.maintenance', 'remote.revoked'];
const LONGEST_MS = 600_000;

/** Collects for whoever sends. */
export function collectSightings(): Sightings {
  let seen: Sighting[] = [];
  const note = (sighting: Sighting) => {
    if (seen.length < MOST) seen.push(sighting);
  };
  return {
    note,
    shown: ({ remote, version, part, tookMs }) =>
      note({ kind: 'mount', remote, version, part, tookMs: Math.round(Math.min(tookMs, LONGEST_MS)) }),
    refused({ refusal, remote, version, part, detail = '', error }) {
      if (version === undefined || WANTED.includes(refusal)) return;
      note({ kind: 'refusal', remote, version, part, refusal, detail: withoutPersons(detail, 300) });
      // The boundary around it caught the error, so that the window never hears of it.
      if (refusal === 'remote.threw' && error?.stack) note(errorOf(remote, version, error));
    },
    take() {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
}

/** A script error as it is told: what it says, without what it may say about people, and where in our files it happened. */
export function errorOf(remote: string, version: string, error: Error): Sighting {
  return { kind: 'error', remote, version, message: withoutPersons(error.message, 300), stack: framesOf(error.stack ?? '') };
}

function framesOf(stack: string): string {
  const frames = stack.split('\n').filter((line) => /\/(remotes|shell)\/\S+:\d+:\d+/.test(line));
  return frames
    .map((line) => line.replace(/\?[^\s:)]*/g, ''))
    .join('\n')
    .slice(0, 4_000);
}

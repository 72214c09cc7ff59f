import type { TelemetryReport } from '@pavilion/api/staff';
import { randomId } from '../manifest';
import type { VersionSkew } from '../remotes';
import { watchErrors } from './watch-errors';
import { watchLongTasks } from './watch-long-tasks';
import type { TelemetryBuffer } from './telemetry-buffer';

export interface TelemetryOptions {
  buffer: TelemetryBuffer;
  /** Of the manifest in force. */
  seq(): number;
  skew(): VersionSkew | undefined;
}

const ADDRESS = '/wps/telemetry';
const REPORT_INTERVAL_MS = 10_000;

/** Tells the gateway what this page saw of remotes: nothing about who looks. Until the returned function is called. */
export function startTelemetry({ buffer, seq, skew }: TelemetryOptions): () => void {
  const page = randomId();
  const longTasks = watchLongTasks();
  const errors = watchErrors(buffer);
  const send = () => {
    for (const sighting of longTasks.take()) buffer.record(sighting);
    const seen = buffer.take();
    if (!seen.length) return;
    const differs = skew();
    const report: TelemetryReport = { page, seq: seq(), events: seen, ...(differs && { skew: differs }) };
    // A beacon goes out even while the page is closed. Only operators' figures suffer when it is lost.
    navigator.sendBeacon?.(ADDRESS, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  const leave = () => document.hidden && send();
  const timer = setInterval(send, REPORT_INTERVAL_MS);
  document.addEventListener('visibilitychange', leave);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', leave);
    errors.stop();
    longTasks.stop();
  };
}

import { type Static, Type } from 'typebox';
import { RemoteName, Version } from '../registry';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;
const Milliseconds = Type.Integer({ minimum: 0, maximum: 600_000 });
const of = { remote: RemoteName, version: Version };

/** One thing that a page saw of a remote. */
export const TelemetryEvent = Type.Union([
  /** A part reached the screen. */
  Type.Object({ kind: Type.Literal('mount'), ...of, part: text(120, 1), tookMs: Milliseconds }, closed),
  /** A part was refused instead; `refusal` is one of the contract's codes. */
  Type.Object({ kind: Type.Literal('refusal'), ...of, part: text(120), refusal: text(40, 1), detail: text(300) }, closed),
  /** A script error in the remote's code. `stack` names files as they are served. */
  Type.Object({ kind: Type.Literal('error'), ...of, message: text(300), stack: text(4_000) }, closed),
  /** Tasks over 50 ms that began in the remote's code. */
  Type.Object(
    { kind: Type.Literal('long-tasks'), ...of, count: Type.Integer({ minimum: 1, maximum: 1_000 }), longestMs: Milliseconds },
    closed,
  ),
]);
export type TelemetryEvent = Static<typeof TelemetryEvent>;

/** `POST /wps/telemetry`, also as a beacon: what a page saw since it last told. Never sent while a preview is shown. */
export const TelemetryReport = Type.Object(
  {
    page: Type.String({ format: 'uuid', maxLength: 36 }),
    seq: Type.Integer({ minimum: 0 }),
    events: Type.Array(TelemetryEvent, { minItems: 1, maxItems: 50 }),
    /** Versions of shared packages that remotes of this page were built with, when they differ from the shell's: `remote` → package → version; under `shell`, what the page runs. */
    skew: Type.Optional(
      Type.Record(RemoteName, Type.Record(text(60, 1), text(40, 1), { maxProperties: 20 }), { maxProperties: 20 }),
    ),
  },
  closed,
);
export type TelemetryReport = Static<typeof TelemetryReport>;

/** `GET /staff/remotes/:remote/telemetry?brand&minutes`: a remote's figures by version, for charts. */
export interface RemoteTelemetry {
  remote: string;
  versions: {
    version: string;
    /** One point a minute (or ten, over longer times), the latest last. */
    points: {
      at: string;
      mounts: number;
      failures: number;
      errors: number;
      loadP50: number | null;
      loadP95: number | null;
      longTasks: number;
    }[];
    refusals: { code: string; count: number }[];
    errors: {
      message: string;
      count: number;
      lastAt: string;
      /** Symbolised with the version's private source maps, the innermost first. */ frames: string[];
    }[];
  }[];
  skew: { package: string; shell: string; remotes: Record<string, string> }[];
}

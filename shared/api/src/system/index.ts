import { type Static, Type } from 'typebox';

export * from './apps';
export * from './chat';
export * from './help';
export * from './permission';
export * from './staff';
export * from './whitelabel';

const closed = { additionalProperties: false } as const;

/** What a page is looked at with. */
export const Device = Type.Enum(['phone', 'tablet', 'desktop']);
export type Device = Static<typeof Device>;

/** `GET /wps/system/canaries`, and `/wps/system/memberCanaries` for whoever is signed in. */
export const CanariesQuery = Type.Object({ device: Device }, closed);
export type CanariesQuery = Static<typeof CanariesQuery>;

/** By remote: `meant` for its canary, as far as the share goes, or a `tester`, whatever the share. The others are missing. */
export const CanaryMatches = Type.Record(Type.String({ maxLength: 40 }), Type.Enum(['meant', 'tester']), { maxProperties: 100 });
export type CanaryMatches = Static<typeof CanaryMatches>;

/** `GET /wps/system/status`: 0 open, 1 maintenance, 2 not from where the caller is. Maintenance comes before the rest. */
export const SystemStatus = Type.Object({ status: Type.Enum([0, 1, 2]) }, closed);
export type SystemStatus = Static<typeof SystemStatus>;

import { type Static, Type } from 'typebox';

export * from './apps';
export * from './chat';
export * from './help';
export * from './permission';
export * from './staff';
export * from './whitelabel';

const closed = { additionalProperties: false } as const;

/** `GET /wps/system/status`: 0 open, 1 maintenance, 2 not from where the caller is. Maintenance comes before the rest. */
export const SystemStatus = Type.Object({ status: Type.Enum([0, 1, 2]) }, closed);
export type SystemStatus = Static<typeof SystemStatus>;

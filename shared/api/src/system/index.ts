import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false } as const;

/** `GET /wps/system/status`: 0 open, 1 maintenance, 2 not from where the caller is. Maintenance comes before the rest. */
export const SystemStatus = Type.Object({ status: Type.Enum([0, 1, 2]) }, closed);
export type SystemStatus = Static<typeof SystemStatus>;

const leaf = Type.Object({ modId: Type.String(), enabled: Type.Enum(['0', '1']), childrenNodes: Type.Array(Type.Never()) }, closed);

/** `GET /wps/system/whitelabel`: the brand's switches as a tree, `enabled` being `'1'` for on. */
export const Whitelabel = Type.Object(
  { modId: Type.String(), enabled: Type.Enum(['0', '1']), childrenNodes: Type.Array(leaf) },
  closed,
);
export type Whitelabel = Static<typeof Whitelabel>;

import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false } as const;

const node = { modId: Type.String(), enabled: Type.Enum(['0', '1']) };
const leaf = Type.Object({ ...node, childrenNodes: Type.Array(Type.Never()) }, closed);
const flag = Type.Object({ ...node, childrenNodes: Type.Array(leaf) }, closed);
const group = Type.Object({ ...node, childrenNodes: Type.Array(flag) }, closed);

/** `GET /wps/system/whitelabel`: the brand's switches as a tree, `enabled` being `'1'` for on. A group is on when anything in it is. */
export const Whitelabel = Type.Object({ ...node, childrenNodes: Type.Array(group) }, closed);
export type Whitelabel = Static<typeof Whitelabel>;

import { type Static, Type } from 'typebox';
import type { LimitChange, PlayLimit } from '../protection';
import { limitKinds, limitPeriods } from '../protection';
import { text } from '../schemas';

/** A change of a limit as operators see it: with the name of who tightened it. */
export interface MemberLimitChange extends LimitChange {
  operator: string | null;
}

/** `GET /staff/brands/:brand/members/:id/limits` (role `viewer`). */
export interface MemberLimits {
  currency: string;
  limits: PlayLimit[];
  changes: MemberLimitChange[];
}

/** `PUT /staff/brands/:brand/members/:id/limits` (role `operator`): tightens, and nothing else. The reason is shown to the member. */
export const MemberLimitRequest = Type.Object(
  {
    kind: Type.Enum([...limitKinds]),
    period: Type.Enum([...limitPeriods]),
    value: Type.String({ pattern: '^(0|[1-9][0-9]{0,14})$', maxLength: 15 }),
    reason: text(400, 3),
  },
  { additionalProperties: false },
);
export type MemberLimitRequest = Static<typeof MemberLimitRequest>;

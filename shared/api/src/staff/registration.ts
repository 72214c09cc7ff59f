import { type Static, Type } from 'typebox';
import { registrationFields } from '../auth/registration-fields';
import { patterns, type PatternId } from '../auth/patterns';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/** What a brand asks for in one field. `patternId` is a name of the catalogue. */
export const RegistrationRuleDraft = Type.Object(
  {
    field: Type.Enum([...registrationFields]),
    enabled: Type.Boolean(),
    required: Type.Boolean(),
    patternId: Type.Enum(Object.keys(patterns) as PatternId[]),
    minLength: Type.Integer({ minimum: 0, maximum: 200 }),
    maxLength: Type.Integer({ minimum: 1, maximum: 200 }),
  },
  closed,
);
export type RegistrationRuleDraft = Static<typeof RegistrationRuleDraft>;

/** `PUT /staff/brands/:brand/registration-rules`: every field once, in the order of the form. Refused with `registration.conflict` when `version` is old. */
export const RegistrationChange = Type.Object(
  {
    rules: Type.Array(RegistrationRuleDraft, { minItems: registrationFields.length, maxItems: registrationFields.length }),
    adultAge: Type.Integer({ minimum: 18, maximum: 30 }),
    version: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    reason: text(400, 3),
  },
  closed,
);
export type RegistrationChange = Static<typeof RegistrationChange>;

/** `GET /staff/brands/:brand/registration-rules`. */
export interface RegistrationView {
  rules: RegistrationRuleDraft[];
  adultAge: number;
  version: string;
}

import { type TSchema, Type } from 'typebox';

/** A string of at most `max` characters without NUL, which PostgreSQL cannot store. */
export function text(max: number, min = 0) {
  return Type.String({ minLength: min, maxLength: max, pattern: '^[^\\u0000]*$' });
}

/** The envelope around what a call answers, for a route's response schema. */
export function successEnvelope<Value extends TSchema>(value: Value) {
  return Type.Object({ success: Type.Literal(true), value });
}

/** Nothing but success. */
export const EmptySuccess = Type.Object({}, { additionalProperties: false });

/** A language, in an address: either case, because older callers shout. */
export const Language = Type.Enum(['bn', 'en', 'BN', 'EN']);

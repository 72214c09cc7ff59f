import { Type } from 'typebox';

/** Minor units in digits. */
export const Amount = Type.String({ pattern: '^-?(0|[1-9][0-9]{0,17})$', maxLength: 19 });

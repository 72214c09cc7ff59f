import { Type } from 'typebox';

export const Uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });

/** What every bet has: an id that the page chose, and a stake in units as digits. `reward` names what a free round is played under. */
export const betFields = {
  roundId: Uuid,
  stake: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }),
  reward: Type.Optional(Uuid),
};

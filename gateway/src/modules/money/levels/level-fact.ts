import { sql } from 'kysely';
import type { SegmentFact } from '../segments';

/** On which rank a member stands, for segments; 0 for whoever has not reached one. */
export const levelFact: SegmentFact = {
  key: 'level',
  type: 'number',
  lastDays: false,
  money: false,
  values: ({ brand }) => sql`select member_id, rank::bigint as value from member_ranks where brand = ${brand}`,
};

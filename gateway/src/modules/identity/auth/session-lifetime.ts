import { sql } from 'kysely';

/** Every session ends after 7 days. */
export const MAX_SESSION_AGE = sql`interval '7 days'`;

/** Whether a row of `sessions` still lets anybody in: one that nobody uses for 12 hours does not. */
export const IS_LIVE = sql<boolean>`ended_at is null and expires_at > now() and seen_at > now() - interval '12 hours'`;

/** Live sessions of a member; a further one ends the one that nobody has used for longest. */
export const MAX_SESSIONS = 50;

import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Queries } from './sessions';

/** Browsers on which operators proved who they are. Wrong passwords that others type do not keep them out. */
export interface Devices {
  /** The device of that cookie, if `name` signed in on it before. */
  find(name: string, token: string | undefined): Promise<string | undefined>;
  /** The cookie of a new device. The least used of more than ten is forgotten. */
  add(db: Queries, operatorId: bigint): Promise<string>;
  touch(id: string): Promise<void>;
  /** None is known any more. */
  forget(db: Queries, operatorId: bigint): Promise<void>;
}

/** How long a browser is known that is not used, in seconds too for its cookie. */
export const DEVICE_SECONDS = 180 * 86_400;
const MAX_DEVICES = 10;

export function createDevices(db: Database): Devices {
  return {
    async find(name, token) {
      const { rows } = await sql<{ id: bigint }>`
        select device.id from operator_devices device join operators operator on operator.id = device.operator_id
        where device.token_hash = ${hashOf(token ?? '')} and operator.name = ${name}
          and device.seen_at > now() - make_interval(secs => ${DEVICE_SECONDS})`.execute(db);
      return rows[0] && String(rows[0].id);
    },
    async add(queries, operatorId) {
      const token = randomBytes(32).toString('base64url');
      await sql`delete from operator_devices where id in (
        select id from operator_devices where operator_id = ${operatorId} order by seen_at desc offset ${MAX_DEVICES - 1})`.execute(
        queries,
      );
      await sql`insert into operator_devices (operator_id, token_hash) values (${operatorId}, ${hashOf(token)})`.execute(queries);
      return token;
    },
    async touch(id) {
      await sql`update operator_devices set seen_at = now() where id = ${id}`.execute(db);
    },
    async forget(queries, operatorId) {
      await sql`delete from operator_devices where operator_id = ${operatorId}`.execute(queries);
    },
  };
}

export async function deleteOldDevices(db: Database): Promise<void> {
  await sql`delete from operator_devices where seen_at < now() - make_interval(secs => ${DEVICE_SECONDS})`.execute(db);
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

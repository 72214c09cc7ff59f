import { createHash, randomBytes } from 'node:crypto';
import type { FreePlayBody, SignedIn } from '@pavilion/api/auth';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand, Caller } from '../../../platform/http';
import type { Members } from '../members';
import type { AddressRateLimit } from '../../../platform/rate-limits';
import type { Sessions } from './sessions';

interface Dependencies {
  db: Database;
  members: Members;
  sessions: Sessions;
  /** New trial accounts from one address. */
  trials: AddressRateLimit;
}

/** Play money without an account. A device that comes back finds the trial account it had. */
export function createFreePlay({ db, members, sessions, trials }: Dependencies) {
  const known = (brand: string, device: Buffer) =>
    db
      .selectFrom('trial_devices')
      .select('member_id')
      .where('brand', '=', brand)
      .where('device_hash', '=', device)
      .executeTakeFirst();
  const create = async (brand: string, device: Buffer, address: string) => {
    await trials.consume(address);
    // The hyphen keeps these names out of reach of every registration.
    const { id } = await members.create({ brand, account: `guest-${randomBytes(5).toString('hex')}`, type: 4 });
    await db
      .insertInto('trial_devices')
      .values({ brand, device_hash: device, member_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
  return async ({ code, flags }: Brand, { token: device }: FreePlayBody, caller: Caller): Promise<SignedIn> => {
    if (!flags.FREEPLAY) throw new DomainError('auth.free_play_off');
    const hash = createHash('sha256').update(device).digest();
    if (!(await known(code, hash))) await create(code, hash, caller.address);
    const trial = await known(code, hash);
    if (!trial) throw new DomainError('service.failed');
    const { token, first } = await sessions.start({ id: trial.member_id, brand: code }, caller);
    return { token, firstTimeLogin: first, passwordExpired: false };
  };
}

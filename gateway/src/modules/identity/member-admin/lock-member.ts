import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit, StaffAction } from '../../control/audit';
import { memberAdminStore } from './store';

/** Locks a member or takes the lock off, and its line in the log with it; answers who it is. */
export async function setMemberLock(
  db: Database,
  audit: Audit,
  { brand, id, who, reason }: StaffAction,
  locked: boolean,
): Promise<bigint> {
  return db.transaction().execute(async (trx) => {
    const within = memberAdminStore(trx);
    const member = await within.lock(brand, id);
    if (!member) throw new DomainError('request.not_found');
    if (member.status === 'closed') throw new DomainError('members.closed');
    if ((member.status === 'locked') === locked) throw new DomainError('members.already');
    await within.setStatus(member.id, locked ? 'locked' : 'active');
    await within.clearLock(member.id);
    if (locked) await within.recordLock({ member_id: member.id, brand, reason, who });
    const action = locked ? 'members.locked' : 'members.unlocked';
    await audit.append(trx, { who, reason, action, brand, after: { id, account: member.account } });
    return member.id;
  });
}

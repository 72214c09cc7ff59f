import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit, StaffAction } from '../../control/audit';
import type { Member, Members } from '../members';

interface Dependencies {
  audit: Audit;
  members: Pick<Members, 'confirmBirthday' | 'withdrawBirthday'>;
}

/** Confirms the date of birth of a member that was found, and its line in the log with it, which never says the date. */
export async function confirmBirthday(
  db: Database,
  { audit, members }: Dependencies,
  { brand, id, who, reason }: StaffAction,
  { member, day }: { member: Member; day: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const outcome = await members.confirmBirthday(trx, { brand, id: member.id, day, who });
    const action = outcome === 'waiting' ? 'members.birthday-asked' : 'members.birthday-confirmed';
    const after = { id, account: member.account, replaced: outcome === 'replaced' };
    await audit.append(trx, { who, reason, action, brand, after });
  });
}

/** @throws DomainError `request.not_found` when nothing is confirmed and nothing waits */
export async function withdrawBirthday(
  db: Database,
  { audit, members }: Dependencies,
  { brand, id, who, reason }: StaffAction,
  member: Member,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await members.withdrawBirthday(trx, member.id))) throw new DomainError('request.not_found');
    const after = { id, account: member.account };
    await audit.append(trx, { who, reason, action: 'members.birthday-withdrawn', brand, after });
  });
}

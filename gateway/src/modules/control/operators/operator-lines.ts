import type { OperatorLine } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import type { OperatorMail } from './operator-mail';
import { type Admin, mayManage } from './roles';
import { areTwoPeople, isKnown, openSponsors, type Sponsors } from './second-person';
import { openLinks, type SponsorLink } from './sponsor-store';
import { openInvitations, type OperatorRow, viewOf } from './store';

/** Operators as an admin looks after them: how they get in, who vouches for them, and what the admin may do about it. */
export function createOperatorLines(db: Database, mail: Pick<OperatorMail, 'knownAddressOf'>) {
  return async (rows: readonly OperatorRow[], admin: Admin): Promise<OperatorLine[]> => {
    const [links, sponsors, invitations] = await Promise.all([openLinks(db), openSponsors(db), openInvitations(db)]);
    return rows.map((row) => {
      const open = links.filter(({ operator_id }) => operator_id === row.id);
      const invitation = invitations.get(row.id);
      return {
        ...viewOf(row),
        mail: mail.knownAddressOf(row) ?? null,
        enrolment: isEnrolled(row) ? null : invitation ? (invitation.mailed ? 'mailed' : 'released') : 'waiting',
        sponsors: open.map(({ sponsor, cause, at }) => ({ name: sponsor, cause, at: at.toISOString() })),
        mayRelease: mayRelease(sponsors, row, open, admin),
        mayConfirm: confirmable(sponsors, row, open, admin).length > 0,
      };
    });
  };
}

/** An address is handed over by somebody who neither invited the operator nor may be the same person as whoever did. */
export function mayRelease(sponsors: Sponsors, row: OperatorRow, open: readonly SponsorLink[], admin: Admin): boolean {
  if (isEnrolled(row) || row.locked || !isOthersAdmin(row, admin)) return false;
  const brought = open.filter(({ cause }) => cause !== 'released');
  return brought.every((link) => isBeside(sponsors, link, admin));
}

/** The sponsors of whom the admin can say that somebody else is behind the account. */
export function confirmable(
  sponsors: Sponsors,
  row: OperatorRow,
  open: readonly SponsorLink[],
  admin: Admin,
): readonly SponsorLink[] {
  if (!isEnrolled(row) || !isOthersAdmin(row, admin)) return [];
  return open.filter((link) => isBeside(sponsors, link, admin));
}

function isBeside(sponsors: Sponsors, { sponsor }: SponsorLink, { name }: Admin): boolean {
  return sponsor === null ? isKnown(sponsors, name) : areTwoPeople(sponsors, name, sponsor);
}

function isEnrolled({ password_hash }: OperatorRow): boolean {
  return password_hash !== null;
}

function isOthersAdmin({ id, roles }: OperatorRow, admin: Admin): boolean {
  return admin.id !== undefined && admin.id !== String(id) && mayManage(admin.roles, roles);
}

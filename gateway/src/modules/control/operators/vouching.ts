import type { IssuedEnrolment, OperatorLine } from '@pavilion/api/staff';
import { COMMAND_LINE } from '../../../platform/command-line-name';
import { DomainError } from '../../../platform/errors';
import type { AccountDependencies } from './accounts';
import { confirmable, createOperatorLines, mayRelease } from './operator-lines';
import { type Admin, maySee } from './roles';
import { openSponsors } from './second-person';
import type { Queries } from './sessions';
import { addSponsor, confirmLink, openLinks } from './sponsor-store';
import { lockById, type OperatorRow, viewOf } from './store';

/** A second admin's part in an account: handing its enrolment address to the person, and saying that it is a person of their own. */
export function createVouching({ db, audit, invite, mail }: Pick<AccountDependencies, 'db' | 'audit' | 'invite' | 'mail'>) {
  const lines = createOperatorLines(db, mail);
  const within = <Result>(
    id: bigint,
    admin: Admin,
    act: (transaction: Queries, row: OperatorRow) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      const row = await lockById(transaction, id);
      if (!row || !maySee(admin.roles, row.roles)) throw new DomainError('request.not_found');
      return act(transaction, row);
    });
  return {
    /** A new one-time address, for the person alone. Until somebody confirms it, the account may be the releasing admin's too. */
    release: (id: bigint, reason: string, admin: Required<Admin>): Promise<IssuedEnrolment> =>
      within(id, admin, async (transaction, row) => {
        const [sponsors, open] = [await openSponsors(transaction), await openLinks(transaction, id)];
        if (row.password_hash !== null) throw new DomainError('operators.enrolled');
        if (!mayRelease(sponsors, row, open, admin)) throw new DomainError('operators.second_admin_required');
        await addSponsor(transaction, id, BigInt(admin.id), 'released');
        const enrolment = await invite(transaction, id);
        const after = { name: row.name };
        await audit.append(transaction, { who: admin.name, action: 'operators.enrolment-released', reason, after });
        return { operator: viewOf(row), enrolment };
      }),
    /** From now on the account is nobody's second one, as far as the admin can say it: not of themselves, nor of who may be them. */
    async confirm(id: bigint, reason: string, admin: Required<Admin>): Promise<OperatorLine> {
      const row = await within(id, admin, async (transaction, held) => {
        const open = await openLinks(transaction, id);
        const confirmed = confirmable(await openSponsors(transaction), held, open, admin);
        if (!confirmed.length) throw new DomainError('operators.second_admin_required');
        for (const link of confirmed) await confirmLink(transaction, link, BigInt(admin.id));
        // Nobody knows who was at the command line: the admin answers for the account from now on, until a second one confirms it.
        if (confirmed.some(({ sponsor }) => sponsor === null)) await addSponsor(transaction, id, BigInt(admin.id), 'vouched');
        const after = {
          name: held.name,
          sponsors: confirmed.map(({ sponsor, cause }) => ({ sponsor: sponsor ?? COMMAND_LINE, cause })),
        };
        await audit.append(transaction, { who: admin.name, action: 'operators.confirmed', reason, after });
        return held;
      });
      return (await lines([row], admin))[0] as OperatorLine;
    },
  };
}

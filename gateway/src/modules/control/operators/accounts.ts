import type {
  IssuedEnrolment,
  NewOperator,
  OperatorChange,
  OperatorChangeResult,
  OperatorLine,
  OperatorRole,
} from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../audit';
import type { AttemptLimit } from './attempt-limit';
import { recordChange } from './change-record';
import type { Invite } from './invitations';
import { createOperatorLines } from './operator-lines';
import type { OperatorMail } from './operator-mail';
import { type Admin, isRaised, mayGrant, mayManage, maySee } from './roles';
import type { Queries, Sessions } from './sessions';
import { addSponsor, mayFound } from './sponsor-store';
import {
  addOperator,
  changeOperator,
  endInvitation,
  listOperators,
  lockById,
  type OperatorRow,
  type RowChange,
  viewOf,
} from './store';

export interface AccountDependencies {
  db: Database;
  audit: Audit;
  sessions: Sessions;
  attempts: AttemptLimit;
  invite: Invite;
  mail: OperatorMail;
  production: boolean;
  knowsBrand(code: string): boolean;
}

/** Inviting operators, and changing what they may do. Whoever does it never learns where the operator enrols. */
export function createAccounts(needs: AccountDependencies) {
  const { db, audit, sessions, attempts, invite, mail } = needs;
  const lines = createOperatorLines(db, mail);
  const requireBrands = (roles: Record<string, OperatorRole>) => {
    const known = Object.keys(roles).every((brand) => brand === '*' || needs.knowsBrand(brand));
    if (!known || !Object.keys(roles).length) throw new DomainError('request.invalid', { fields: { roles: 'request.invalid' } });
  };
  const add = createAdding(needs);
  const deliver = createDelivery(needs);
  const change = async (id: bigint, wanted: OperatorChange, admin: Admin) => {
    if (wanted.roles) requireBrands(wanted.roles);
    const changed = await db.transaction().execute(async (transaction) => {
      const before = await lockById(transaction, id);
      if (!before || !maySee(admin.roles, before.roles)) throw new DomainError('request.not_found');
      requireRight(before, wanted, admin);
      const after = await changeOperator(transaction, id, rowChange(before, wanted));
      await noteSponsor(transaction, before, after, wanted, admin);
      if (wanted.recover) await mail.tell(transaction, after, 'staff.recovered');
      const enrolment = wanted.recover ? await deliver(transaction, after) : null;
      if (endsSessions(before, after, wanted)) await sessions.endAll(transaction, id);
      await recordChange(audit, transaction, { before, after, change: wanted, admin });
      return { row: after, enrolment };
    });
    sessions.publishEnded(id);
    if (wanted.recover) await attempts.forgive(changed.row.name);
    return changed;
  };
  return {
    async list(admin: Admin): Promise<OperatorLine[]> {
      const rows = (await listOperators(db)).filter(({ roles }) => maySee(admin.roles, roles));
      return lines(rows, admin);
    },
    async invite(wanted: NewOperator, admin: Admin): Promise<OperatorChangeResult> {
      requireBrands(wanted.roles);
      if (!mayGrant(admin.roles, {}, wanted.roles)) throw new DomainError('auth.forbidden');
      return db.transaction().execute(async (transaction) => {
        const row = await add(transaction, wanted, admin, false);
        return { operator: viewOf(row), enrolment: await deliver(transaction, row) };
      });
    },
    async change(id: bigint, wanted: OperatorChange, admin: Admin): Promise<OperatorChangeResult> {
      const { row, enrolment } = await change(id, wanted, admin);
      return { operator: viewOf(row), enrolment };
    },
    /** By the command line, which is given the address. The first three admins of every brand found the installation. */
    async inviteHere(wanted: NewOperator, admin: Admin): Promise<IssuedEnrolment> {
      requireBrands(wanted.roles);
      return db.transaction().execute(async (transaction) => {
        const founder = wanted.roles['*'] === 'admin' && (await mayFound(transaction, needs.production));
        const row = await add(transaction, wanted, admin, founder);
        return { operator: viewOf(row), enrolment: await invite(transaction, row.id) };
      });
    },
    async recoverHere(id: bigint, reason: string, admin: Admin): Promise<IssuedEnrolment> {
      const { row } = await change(id, { recover: true, reason }, admin);
      return { operator: viewOf(row), enrolment: await invite(db, id) };
    },
  };
}

type Adding = (transaction: Queries, wanted: NewOperator, admin: Admin, founder: boolean) => Promise<OperatorRow>;

function createAdding({ audit, mail }: Pick<AccountDependencies, 'audit' | 'mail'>): Adding {
  return async (transaction, wanted, admin, founder) => {
    const { name, displayName, roles, reason } = wanted;
    const row = await addOperator(transaction, { name, displayName, roles, founder });
    if (!row) throw new DomainError('operators.name_taken', { fields: { name: 'operators.name_taken' } });
    if (!founder) await addSponsor(transaction, row.id, sponsorIdOf(admin), 'invited');
    const whole = wanted.mail ? await changeOperator(transaction, row.id, { mail: mail.seal(row.id, wanted.mail) }) : row;
    const after = { name, displayName, roles, ...(founder && { founder }) };
    await audit.append(transaction, { who: admin.name, action: 'operators.invited', reason, after });
    return whole;
  };
}

/** By mail, or not before another admin releases the address. */
function createDelivery({ invite, mail }: Pick<AccountDependencies, 'invite' | 'mail'>) {
  return async (transaction: Queries, operator: OperatorRow): Promise<'mailed' | 'waiting'> => {
    await endInvitation(transaction, operator.id);
    if (!mail.addressOf(operator)) return 'waiting';
    const { address } = await invite(transaction, operator.id, { mailed: true });
    return (await mail.sendEnrolment(transaction, operator, address)) ? 'mailed' : 'waiting';
  };
}

/** Whoever gives somebody a new start, or more rights, may be behind the account from then on. */
async function noteSponsor(
  transaction: Queries,
  before: OperatorRow,
  after: OperatorRow,
  { recover }: OperatorChange,
  admin: Admin,
): Promise<void> {
  // A founder who never came is invited again.
  const came = !(before.founder && before.seen_at === null);
  if (recover && came) await addSponsor(transaction, before.id, sponsorIdOf(admin), 'recovered');
  if (isRaised(before.roles, after.roles)) await addSponsor(transaction, before.id, sponsorIdOf(admin), 'raised');
}

function sponsorIdOf({ id }: Admin): bigint | null {
  return id === undefined ? null : BigInt(id);
}

function requireRight(before: OperatorRow, { roles, ...rest }: OperatorChange, admin: Admin): void {
  // Nobody locks themselves out, and nobody rises by their own hand.
  if (admin.id === String(before.id)) throw new DomainError('operators.own_account');
  const managing = rest.displayName !== undefined || rest.locked !== undefined || rest.recover !== undefined;
  if (managing && !mayManage(admin.roles, before.roles)) throw new DomainError('auth.forbidden');
  if (roles && !mayGrant(admin.roles, before.roles, roles)) throw new DomainError('auth.forbidden');
}

function rowChange(before: OperatorRow, { displayName, roles, locked, recover }: OperatorChange): RowChange {
  return {
    display_name: displayName ?? before.display_name,
    ...(roles && { roles }),
    ...(locked !== undefined && { locked, locked_at: locked ? (before.locked_at ?? new Date()) : null }),
    ...(recover && { password_hash: null, totp_secret: null }),
  };
}

function endsSessions(before: OperatorRow, after: OperatorRow, { recover }: OperatorChange): boolean {
  return recover === true || after.locked || JSON.stringify(before.roles) !== JSON.stringify(after.roles);
}

import type { NewOperator, OperatorChange, OperatorChangeResult, OperatorRole, OperatorView } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Roles } from '../../../platform/http';
import type { Audit } from '../audit';
import type { AttemptLimit } from './attempt-limit';
import type { Invite } from './invitations';
import { mayGrant, mayManage, maySee } from './roles';
import type { Queries, Sessions } from './sessions';
import { addOperator, changeOperator, listOperators, lockById, type OperatorRow, type RowChange, viewOf } from './store';

/** Who looks after operators: an admin, or the command line of this machine, which has no account. */
export interface Admin {
  id?: string;
  name: string;
  roles: Roles;
}

interface Dependencies {
  db: Database;
  audit: Audit;
  sessions: Sessions;
  attempts: AttemptLimit;
  invite: Invite;
  knowsBrand(code: string): boolean;
}

/** Inviting operators, and changing what they may do. */
export function createAccounts(needs: Dependencies) {
  const { db, audit, sessions, attempts, invite } = needs;
  const requireBrands = (roles: Record<string, OperatorRole>) => {
    const known = Object.keys(roles).every((brand) => brand === '*' || needs.knowsBrand(brand));
    if (!known || !Object.keys(roles).length) throw new DomainError('request.invalid', { fields: { roles: 'request.invalid' } });
  };
  return {
    async list(admin: Admin): Promise<OperatorView[]> {
      return (await listOperators(db)).filter(({ roles }) => maySee(admin.roles, roles)).map(viewOf);
    },
    async invite({ name, displayName, roles, reason }: NewOperator, admin: Admin): Promise<OperatorChangeResult> {
      requireBrands(roles);
      if (!mayGrant(admin.roles, {}, roles)) throw new DomainError('auth.forbidden');
      return db.transaction().execute(async (transaction) => {
        const row = await addOperator(transaction, { name, displayName, roles });
        if (!row) throw new DomainError('operators.name_taken', { fields: { name: 'operators.name_taken' } });
        const enrolment = await invite(transaction, row.id);
        await audit.append(transaction, {
          who: admin.name,
          action: 'operators.invited',
          reason,
          after: { name, displayName, roles },
        });
        return { operator: viewOf(row), enrolment };
      });
    },
    async change(id: bigint, change: OperatorChange, admin: Admin): Promise<OperatorChangeResult> {
      if (change.roles) requireBrands(change.roles);
      const changed = await db.transaction().execute(async (transaction) => {
        const before = await lockById(transaction, id);
        if (!before || !maySee(admin.roles, before.roles)) throw new DomainError('request.not_found');
        requireRight(before, change, admin);
        const after = await changeOperator(transaction, id, rowChange(before, change));
        const enrolment = change.recover ? await invite(transaction, id) : null;
        if (endsSessions(before, after, change)) await sessions.endAll(transaction, id);
        await recordChange(audit, transaction, { before, after, change, admin });
        return { operator: viewOf(after), enrolment };
      });
      sessions.publishEnded(id);
      if (change.recover) await attempts.reset(changed.operator.name);
      return changed;
    },
  };
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
    ...(locked !== undefined && { locked }),
    ...(recover && { password_hash: null, totp_secret: null }),
  };
}

function endsSessions(before: OperatorRow, after: OperatorRow, { recover }: OperatorChange): boolean {
  return recover === true || after.locked || JSON.stringify(before.roles) !== JSON.stringify(after.roles);
}

/** An entry for each thing that is different, so that each can be looked for by its own name. */
async function recordChange(
  audit: Audit,
  transaction: Queries,
  { before, after, change, admin }: { before: OperatorRow; after: OperatorRow; change: OperatorChange; admin: Admin },
): Promise<void> {
  const entries: [action: string, happened: boolean][] = [
    ['operators.renamed', before.display_name !== after.display_name],
    ['operators.roles-changed', JSON.stringify(before.roles) !== JSON.stringify(after.roles)],
    [after.locked ? 'operators.locked' : 'operators.unlocked', before.locked !== after.locked],
    ['operators.recovery-started', change.recover === true],
  ];
  for (const [action, happened] of entries)
    if (happened)
      await audit.append(transaction, {
        who: admin.name,
        action,
        reason: change.reason,
        before: toAuditFacts(before),
        after: toAuditFacts(after),
      });
}

function toAuditFacts({ name, display_name, roles, locked }: OperatorRow) {
  return { name, displayName: display_name, roles, locked };
}

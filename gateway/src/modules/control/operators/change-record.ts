import type { OperatorChange } from '@pavilion/api/staff';
import type { Audit } from '../audit';
import type { Queries } from './sessions';
import type { OperatorRow } from './store';

interface ChangeRecord {
  before: OperatorRow;
  after: OperatorRow;
  change: OperatorChange;
  admin: { name: string };
}

/** An entry for each thing that is different, so that each can be looked for by its own name. */
export async function recordChange(
  audit: Audit,
  transaction: Queries,
  { before, after, change, admin }: ChangeRecord,
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

import type { Change, PlanLine } from '@pavilion/api/staff';
import type { RemoteMode } from '@pavilion/contract';
import type { Audit } from '../audit';
import type { Queries } from './store';

const SWITCHED: Readonly<Record<RemoteMode, string>> = { on: 'enable', off: 'disable', draining: 'drain', killed: 'kill' };

interface CommittedLines {
  who: string;
  reason: string;
  brand: string;
  seq: number;
  lines: readonly PlanLine[];
  /** What made something act by itself. */
  evidence?: object;
  /** When it is not what the change is called. */
  action?: string;
}

/** Keeps what was done, an entry for each line of the plan. */
export async function auditCommittedLines(
  audit: Pick<Audit, 'append'>,
  db: Queries,
  { lines, evidence, action, ...entry }: CommittedLines,
): Promise<void> {
  for (const { change, before, after } of lines)
    await audit.append(db, {
      ...entry,
      action: action ?? actionOf(change),
      remote: 'remote' in change ? change.remote : undefined,
      before,
      after: evidence ? { ...(after as object), evidence } : after,
    });
}

function actionOf(change: Change): string {
  if (change.kind === 'mode') return SWITCHED[change.mode];
  if (change.kind === 'pin') return change.pinned ? 'pin' : 'unpin';
  if (change.kind === 'maintenance') return change.on ? 'maintenance' : 'maintenance-end';
  return change.kind;
}

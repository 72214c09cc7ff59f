import type { ApplyResult, ApplyRequest, Change, PlanLine, Texts } from '@pavilion/api/staff';
import { isCommandLine } from '../../../platform/command-line-name';
import { DomainError } from '../../../platform/errors';
import { approversNeeded, secondPerson } from '../operators';
import type { ChangeAuthor, LockedBrand, EngineDependencies, IssuedManifest } from './engine';
import { assertNotBlocked, withBrandLock } from './engine';
import { addPending, findPending, type PendingRow, setPending } from './pending-store';
import { isSameEffect, lineEffects } from './plan/line-effects';
import { isEmergency, isForAdmins, isForOperators, isForTwo } from './plan/plan-changes';

/** What an operator decides about a pending change. */
export type PendingVerdict = 'approve' | 'reject' | 'cancel';

/** Who decides, and whether they are an admin of the brand: only an admin agrees that four eyes end. */
export interface PendingDecider extends ChangeAuthor {
  admin?: boolean;
}

type Outcome = Promise<{ result: ApplyResult; issued: IssuedManifest[] }>;

/**
 * Makes changes of a brand true, or keeps them for their time or for another operator.
 *
 * @throws DomainError `registry.conflict`, `registry.time_in_past`, or what stops the plan
 */
export function applyChanges(
  parts: EngineDependencies,
  brand: string,
  { changes, reason, at, baseSeq }: Omit<ApplyRequest, 'baseSeq'> & { baseSeq?: number | undefined },
  who: string,
): Outcome {
  return withBrandLock(parts, brand, changes, async (work) => {
    if (baseSeq !== undefined && baseSeq !== work.seq) throw new DomainError('registry.conflict', { details: { seq: work.seq } });
    const planned = await work.plan(changes);
    assertNotBlocked(planned.lines);
    const moment = at === undefined ? null : new Date(at);
    if (moment && moment <= work.now) throw new DomainError('registry.time_in_past');
    const waits = needsApproval(work, changes, who);
    if (!waits && !moment) return toApplied(brand, await work.commitPlan(planned, { who, reason }));
    const state = waits ? 'waiting' : 'scheduled';
    const [lines, effects] = [textsOf(planned.lines), lineEffects(planned.lines)];
    const request = await addPending(work.db, {
      brand,
      state,
      changes,
      lines,
      effects,
      baseSeq: work.seq,
      who,
      reason,
      at: moment,
    });
    await auditDecision(parts, work, brand, waits ? 'ask' : 'schedule', { who, reason }, { request, at: moment, lines });
    return { brand, outcome: state, seq: null, request };
  });
}

/** True when another operator has to agree before `changes` are done. */
export function needsApproval({ state }: Pick<LockedBrand, 'state'>, changes: readonly Change[], who?: string): boolean {
  if (changes.some(isForTwo)) return true;
  if (who !== undefined && isCommandLine(who) && changes.some(isForOperators)) return true;
  return state.fourEyes && !changes.every(isEmergency);
}

/**
 * Approves a pending change, which then is done or waits for its time; or ends it.
 *
 * @throws DomainError `registry.unknown_request`, `registry.request_closed`, `registry.own_request`,
 * `operators.unconfirmed`, `auth.forbidden`, or what stops the plan by now
 */
export async function decidePending(
  parts: EngineDependencies,
  brand: string,
  id: string,
  verdict: PendingVerdict,
  { admin = false, ...asked }: PendingDecider,
): Outcome {
  const { changes } = requirePending(await findPending(parts.platform.db, id), brand);
  return withBrandLock(parts, brand, changes, async (work) => {
    const row = requirePending(await findPending(work.db, id), brand);
    if (row.state !== 'waiting' && (row.state !== 'scheduled' || verdict === 'approve'))
      throw new DomainError('registry.request_closed');
    if (verdict === 'approve' && !admin && row.changes.some(isForAdmins)) throw new DomainError('auth.forbidden');
    if (verdict === 'approve') return approve(parts, work, row, asked);
    const state = verdict === 'reject' ? 'rejected' : 'cancelled';
    await setPending(work.db, id, { state });
    await auditDecision(parts, work, brand, verdict, asked, { request: id, lines: row.lines });
    return { brand, outcome: 'done', seq: null, request: id };
  });
}

async function approve(parts: EngineDependencies, work: LockedBrand, row: PendingRow, asked: ChangeAuthor): Promise<ApplyResult> {
  const { id, brand, at, who, reason, changes, approvals } = row;
  if (work.state.fourEyes || changes.some(isForTwo)) {
    const beside = [who, ...approvals];
    await secondPerson(work.db, { who: asked.who, beside, refusal: 'registry.own_request' });
    if (approvals.length + 1 < approversNeeded(who)) return agree(parts, work, row, asked);
  }
  if (at && at > work.now) {
    await setPending(work.db, id, { state: 'scheduled', approvedBy: asked.who });
    await auditDecision(parts, work, brand, 'approve', asked, { request: id, at, lines: row.lines });
    return { brand, outcome: 'scheduled', seq: null, request: id };
  }
  const carried = await work.commitPlan(await work.plan(changes), { who, reason });
  await setPending(work.db, id, { state: 'done', approvedBy: asked.who, seq: carried.seq });
  await auditDecision(parts, work, brand, 'approve', asked, { request: id, lines: row.lines });
  return { ...toApplied(brand, carried), request: id };
}

/** One of two who have to agree did. */
async function agree(parts: EngineDependencies, work: LockedBrand, row: PendingRow, asked: ChangeAuthor): Promise<ApplyResult> {
  const { id, brand, lines } = row;
  await setPending(work.db, id, { state: 'waiting', approvals: [...row.approvals, asked.who] });
  await auditDecision(parts, work, brand, 'approve', asked, { request: id, lines });
  return { brand, outcome: 'waiting', seq: null, request: id };
}

/** Does a scheduled change whose time has come, unless it means something else by now: then somebody has to look at it. */
export function applyDueChange(
  parts: EngineDependencies,
  { id, brand, changes }: PendingRow,
): Promise<{ result: void; issued: IssuedManifest[] }> {
  return withBrandLock(parts, brand, changes, async (work) => {
    const row = await findPending(work.db, id);
    // Another instance was quicker, or an operator was.
    if (row?.state !== 'scheduled' || !row.at || row.at > work.now) return;
    const planned = await work.plan(changes);
    const obstacle = findObstacle(row, planned.lines, needsApproval(work, changes, row.who));
    if (obstacle) return setPending(work.db, id, { state: 'waiting', obstacle, approvals: [] });
    const { seq } = await work.commitPlan(planned, { who: row.who, reason: row.reason });
    await setPending(work.db, id, { state: 'done', seq });
  });
}

function findObstacle({ effects, approvedBy }: PendingRow, now: readonly PlanLine[], needsAnother: boolean): Texts | undefined {
  const stopping = now.flatMap(({ objections }) => objections).find(({ weight }) => weight === 'stops');
  if (stopping) return stopping.text;
  if (needsAnother && !approvedBy) return NEEDS_APPROVAL_NOW;
  return effects && isSameEffect(effects, lineEffects(now)) ? undefined : PLAN_CHANGED;
}

const NEEDS_APPROVAL_NOW: Texts = {
  bn: 'ব্র্যান্ডটি এখন দ্বিতীয় একজনের সম্মতি চায়।',
  en: 'This brand now needs a second approver.',
};
const PLAN_CHANGED: Texts = {
  bn: 'ব্র্যান্ডটি এর মধ্যে বদলেছে; পরিকল্পনাটির মানে এখন অন্য।',
  en: 'The brand changed meanwhile, and the plan would do something else now.',
};

export function textsOf(lines: readonly PlanLine[]): Texts[] {
  return lines.map(({ text }) => text);
}

function requirePending(row: PendingRow | undefined, brand: string): PendingRow {
  if (row?.brand !== brand) throw new DomainError('registry.unknown_request');
  return row;
}

function toApplied(brand: string, { seq, changed }: { seq: number; changed: boolean }): ApplyResult {
  return { brand, outcome: 'done', changed, seq, request: null };
}

function auditDecision(
  { audit }: EngineDependencies,
  { db }: LockedBrand,
  brand: string,
  action: string,
  asked: ChangeAuthor,
  after: object,
): Promise<void> {
  return audit.append(db, { ...asked, action, brand, after });
}

import { isDeepStrictEqual } from 'node:util';
import type { Change, PlanLine } from '@pavilion/api/staff';
import type { ErrorCode } from '@pavilion/api';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../audit';
import { auditCommittedLines } from './audit-committed-lines';
import { brandStore } from '../brands';
import { loadBrand, databaseNow, revokeVersion, saveBrand } from './brand-store';
import type { ManifestKey } from './manifest-keys';
import { type BrandState, versionKey } from './plan/brand-state';
import { isUrgent, type Planned, planChanges } from './plan/plan-changes';
import { findManifest, lockBrand, type ManifestRow, putManifest, type Queries } from './store';
import { namesOf, loadVersions, loadPlanContext, type PlanSources } from './plan-context';
import { signManifest, writeManifest } from './write-manifest';

/** What the engine works with. */
export interface EngineDependencies extends PlanSources {
  platform: Pick<Platform, 'db'>;
  key: ManifestKey;
  audit: Pick<Audit, 'append'>;
}

/** Who wants something, and why. */
export interface ChangeAuthor {
  who: string;
  reason: string;
}

/** A manifest that came of a change. An urgent one is told with its envelope. */
export interface IssuedManifest {
  row: ManifestRow;
  urgent: boolean;
}

/** A brand under its lock: nobody else changes it until the work is done. */
export interface LockedBrand {
  db: Transaction<Tables>;
  state: BrandState;
  /** Of the manifest in force; 0 before the first. */
  seq: number;
  now: Date;
  plan(changes: readonly Change[]): Promise<Planned>;
  /** Makes a plan true: rows, manifest and audit entries. @throws DomainError with the code of the first objection that stops it */
  commitPlan(
    planned: Planned,
    asked: ChangeAuthor,
    more?: { evidence?: object; action?: string },
  ): Promise<{ seq: number; changed: boolean }>;
}

/**
 * Works on a brand, and answers what came of it together with the manifests to announce once the transaction is committed.
 *
 * @throws DomainError `site.unknown_brand`
 */
export async function withBrandLock<Result>(
  parts: EngineDependencies,
  code: string,
  changes: readonly Change[],
  act: (work: LockedBrand) => Promise<Result>,
): Promise<{ result: Result; issued: IssuedManifest[] }> {
  return parts.platform.db.transaction().execute(async (db) => {
    // A revocation concerns every brand; locks are always taken in one order, so that two of them cannot wait for each other.
    const everywhere = changes.some(({ kind }) => kind === 'revoke');
    for (const each of everywhere ? await brandStore(db).codes() : [code]) await lockBrand(db, each);
    const issued: IssuedManifest[] = [];
    const result = await act(await loadLockedBrand(parts, db, code, issued));
    return { result, issued };
  });
}

async function loadLockedBrand(
  parts: EngineDependencies,
  db: Transaction<Tables>,
  code: string,
  issued: IssuedManifest[],
): Promise<LockedBrand> {
  const state = await loadBrand(db, code);
  const known = await findManifest(db, code);
  const now = await databaseNow(db);
  if (!state) throw new DomainError('site.unknown_brand');
  return {
    db,
    state,
    seq: known?.seq ?? 0,
    now,
    plan: async (changes) => planChanges(state, changes, await loadPlanContext(parts, db, state, changes, now)),
    async commitPlan(planned, asked, more) {
      assertNotBlocked(planned.lines);
      const lines = planned.lines.filter(isEffective);
      if (!lines.length) return { seq: known?.seq ?? 0, changed: false };
      const urgent = lines.some(({ change }) => isUrgent(change));
      for (const { change } of lines)
        if (change.kind === 'revoke') await revokeVersion(db, { remote: change.remote, version: change.version, ...asked });
      const row = await saveAndIssue(parts, db, state, planned.next, now);
      issued.push({ row, urgent });
      await auditCommittedLines(parts.audit, db, { ...asked, brand: code, seq: row.seq, lines, ...more });
      await revokeInOtherBrands(parts, db, code, lines, asked, issued);
      return { seq: row.seq, changed: true };
    },
  };
}

/** Other brands lose a revoked version in the same moment. */
async function revokeInOtherBrands(
  parts: EngineDependencies,
  db: Transaction<Tables>,
  origin: string,
  all: readonly PlanLine[],
  asked: ChangeAuthor,
  issued: IssuedManifest[],
): Promise<void> {
  const revocations = all.map(({ change }) => change).filter(({ kind }) => kind === 'revoke');
  if (!revocations.length) return;
  for (const code of await brandStore(db).codes()) {
    if (code === origin) continue;
    const work = await loadLockedBrand(parts, db, code, issued);
    const before = { ...work.state, revoked: withoutRevoked(work.state.revoked, revocations) };
    const world = await loadPlanContext(parts, db, before, revocations, work.now);
    const { next, lines } = planChanges(before, revocations, world);
    const row = await saveAndIssue(parts, db, work.state, next, work.now);
    issued.push({ row, urgent: true });
    await auditCommittedLines(parts.audit, db, { ...asked, brand: code, seq: row.seq, lines });
  }
}

function withoutRevoked(revoked: ReadonlySet<string>, changes: readonly Change[]): ReadonlySet<string> {
  const now = new Set(changes.flatMap((change) => (change.kind === 'revoke' ? [versionKey(change.remote, change.version)] : [])));
  return new Set([...revoked].filter((name) => !now.has(name)));
}

async function saveAndIssue(
  parts: EngineDependencies,
  db: Transaction<Tables>,
  present: BrandState,
  next: BrandState,
  now: Date,
): Promise<ManifestRow> {
  await saveBrand(db, present, next);
  return issueManifest(parts, db, next, now);
}

/** Signs a brand as it is, under the next sequence number. The brand is locked by the caller. */
export async function issueManifest(
  { key, versions }: Pick<EngineDependencies, 'key' | 'versions'>,
  db: Queries,
  state: BrandState,
  issuedAt: Date,
): Promise<ManifestRow> {
  const known = await findManifest(db, state.code);
  const seq = (known?.seq ?? 0) + 1;
  const rows = await loadVersions(versions, db, namesOf(state));
  const row = { brand: state.code, seq, issuedAt, ...signManifest(writeManifest(state, seq, issuedAt, rows), key) };
  await putManifest(db, row);
  return row;
}

/** @throws DomainError with the code of the first objection that cannot be overruled */
export function assertNotBlocked(lines: readonly PlanLine[]): void {
  const blocked = findBlocked(lines);
  if (!blocked) return;
  const { change, code, why } = blocked;
  const details = { change: change.kind, ...('remote' in change && change.remote && { remote: change.remote }), why };
  throw new DomainError(code as ErrorCode, { details });
}

/** The first change with an objection that cannot be overruled, and its code. */
export function findBlocked(lines: readonly PlanLine[]): { change: PlanLine['change']; code: string; why: string } | undefined {
  for (const { change, objections } of lines) {
    const stopping = objections.find(({ weight }) => weight === 'stops');
    if (stopping) return { change, code: stopping.code, why: stopping.text.en };
  }
  return undefined;
}

function isEffective({ before, after }: PlanLine): boolean {
  return !isDeepStrictEqual(before, after);
}

import { isDeepStrictEqual } from 'node:util';
import type { Change, PlanLine } from '@pavilion/api/operations';
import type { ErrorCode } from '@pavilion/api';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../audit';
import { auditLines } from './audit-lines';
import { brandCodes, loadBrand, nowOf, revokeVersion, saveBrand } from './brand-store';
import type { KnownVersions } from './known-versions';
import type { ManifestKey } from './manifest-keys';
import { type BrandState, nameOf } from './plan/brand-state';
import { isUrgent, type Planned, planChanges } from './plan/plan-changes';
import { findManifest, lockBrand, type ManifestRow, putManifest, type Queries } from './store';
import { namesOf, rowsOf, worldFor } from './world';
import { signManifest, writeManifest } from './write-manifest';

/** What the engine works with. */
export interface EngineParts {
  platform: Pick<Platform, 'db'>;
  key: ManifestKey;
  versions: KnownVersions;
  audit: Pick<Audit, 'append'>;
}

/** Who wants something, and why. */
export interface Asked {
  who: string;
  reason: string;
}

/** A manifest that came of a change. An urgent one is told with its envelope. */
export interface Issued {
  row: ManifestRow;
  urgent: boolean;
}

/** A brand under its lock: nobody else changes it until the work is done. */
export interface BrandWork {
  db: Transaction<Tables>;
  state: BrandState;
  /** Of the manifest in force; 0 before the first. */
  seq: number;
  now: Date;
  plan(changes: readonly Change[]): Promise<Planned>;
  /** Makes a plan true: rows, manifest and audit entries. @throws DomainError with the code of the first objection that stops it */
  carryOut(
    planned: Planned,
    asked: Asked,
    more?: { evidence?: object; action?: string },
  ): Promise<{ seq: number; changed: boolean }>;
}

/**
 * Works on a brand, and answers what came of it together with the manifests to announce once the transaction is committed.
 *
 * @throws DomainError `site.unknown_brand`
 */
export async function workOn<Result>(
  parts: EngineParts,
  code: string,
  changes: readonly Change[],
  act: (work: BrandWork) => Promise<Result>,
): Promise<{ result: Result; issued: Issued[] }> {
  return parts.platform.db.transaction().execute(async (db) => {
    // A revocation concerns every brand; locks are always taken in one order, so that two of them cannot wait for each other.
    const everywhere = changes.some(({ kind }) => kind === 'revoke');
    for (const each of everywhere ? await brandCodes(db) : [code]) await lockBrand(db, each);
    const issued: Issued[] = [];
    const result = await act(await openWork(parts, db, code, issued));
    return { result, issued };
  });
}

async function openWork(parts: EngineParts, db: Transaction<Tables>, code: string, issued: Issued[]): Promise<BrandWork> {
  const [state, known, now] = [await loadBrand(db, code), await findManifest(db, code), await nowOf(db)];
  if (!state) throw new DomainError('site.unknown_brand');
  return {
    db,
    state,
    seq: known?.seq ?? 0,
    now,
    plan: async (changes) => planChanges(state, changes, await worldFor(parts.versions, db, state, changes, now)),
    async carryOut(planned, asked, more) {
      refuseStopped(planned.lines);
      const lines = planned.lines.filter(isEffective);
      if (!lines.length) return { seq: known?.seq ?? 0, changed: false };
      const urgent = lines.some(({ change }) => isUrgent(change));
      for (const { change } of lines)
        if (change.kind === 'revoke') await revokeVersion(db, { remote: change.remote, version: change.version, ...asked });
      const row = await enact(parts, db, state, planned.next, now);
      issued.push({ row, urgent });
      await auditLines(parts.audit, db, { ...asked, brand: code, seq: row.seq, lines, ...more });
      await followElsewhere(parts, db, code, lines, asked, issued);
      return { seq: row.seq, changed: true };
    },
  };
}

/** Other brands lose a revoked version in the same moment. */
async function followElsewhere(
  parts: EngineParts,
  db: Transaction<Tables>,
  origin: string,
  all: readonly PlanLine[],
  asked: Asked,
  issued: Issued[],
): Promise<void> {
  const revocations = all.map(({ change }) => change).filter(({ kind }) => kind === 'revoke');
  if (!revocations.length) return;
  for (const code of await brandCodes(db)) {
    if (code === origin) continue;
    const work = await openWork(parts, db, code, issued);
    const before = { ...work.state, revoked: without(work.state.revoked, revocations) };
    const world = await worldFor(parts.versions, db, before, revocations, work.now);
    const { next, lines } = planChanges(before, revocations, world);
    const row = await enact(parts, db, work.state, next, work.now);
    issued.push({ row, urgent: true });
    await auditLines(parts.audit, db, { ...asked, brand: code, seq: row.seq, lines });
  }
}

function without(revoked: ReadonlySet<string>, changes: readonly Change[]): ReadonlySet<string> {
  const now = new Set(changes.flatMap((change) => (change.kind === 'revoke' ? [nameOf(change.remote, change.version)] : [])));
  return new Set([...revoked].filter((name) => !now.has(name)));
}

async function enact(
  parts: EngineParts,
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
  { key, versions }: Pick<EngineParts, 'key' | 'versions'>,
  db: Queries,
  state: BrandState,
  issuedAt: Date,
): Promise<ManifestRow> {
  const known = await findManifest(db, state.code);
  const seq = (known?.seq ?? 0) + 1;
  const rows = await rowsOf(versions, db, namesOf(state));
  const row = { brand: state.code, seq, issuedAt, ...signManifest(writeManifest(state, seq, issuedAt, rows), key) };
  await putManifest(db, row);
  return row;
}

/** @throws DomainError with the code of the first objection that cannot be overruled */
export function refuseStopped(lines: readonly PlanLine[]): void {
  for (const { change, objections } of lines) {
    const stopping = objections.find(({ weight }) => weight === 'stops');
    if (!stopping) continue;
    const details = { change: change.kind, ...('remote' in change && change.remote && { remote: change.remote }) };
    throw new DomainError(stopping.code as ErrorCode, { details });
  }
}

function isEffective({ before, after }: PlanLine): boolean {
  return !isDeepStrictEqual(before, after);
}

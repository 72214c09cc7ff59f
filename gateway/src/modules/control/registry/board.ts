import type { Board, BoardBrand, BoardCell, PendingChange, RetiredBrand, VersionHealth } from '@pavilion/api/staff';
import type { Platform } from '../../../platform/platform';
import type { Brands } from '../brands';
import { approversNeeded } from '../operators';
import { loadBrand } from './brand-store';
import type { EngineDependencies } from './engine';
import type { ActiveManifests } from './active-manifests';
import { listOpenPending, type PendingRow } from './pending-store';
import { type BrandState, type Canary, type RemoteInBrand, visitsNeeded } from './plan/brand-state';
import { isForTwo, planChanges } from './plan/plan-changes';
import { rollbackVersions } from './plan/remote-changes';
import type { ReleaseReadiness } from './release-readiness';
import { allVersions } from './store';
import { loadPlanContext } from './plan-context';

/** What others know of brands and remotes, and the board shows. */
export interface BoardSources {
  /** Pages open now on all instances, and how many of them run `seq`. */
  pagesOf(brand: string, seq: number): BoardBrand['pages'] | Promise<BoardBrand['pages']>;
  /** Over the last ten minutes, by version. */
  healthOf(brand: string, remote: string): VersionHealth[] | Promise<VersionHealth[]>;
}

interface BoardDependencies {
  engine: EngineDependencies;
  platform: Pick<Platform, 'db'>;
  brands: Brands;
  activeManifests: ActiveManifests;
  readiness: Pick<ReleaseReadiness, 'missingFiles'>;
}

/** Everything that operators see at a glance, of the brands that they may see. */
export async function readBoard(
  board: BoardDependencies,
  sources: BoardSources,
  visible: (brand: string) => boolean,
): Promise<Board> {
  const { db } = board.platform;
  const seen = board.brands.all().filter(({ code }) => visible(code));
  const remotes = await remotesOf(board);
  const brands: BoardBrand[] = [];
  const retired: RetiredBrand[] = [];
  for (const brand of seen) {
    const state = await loadBrand(db, brand.code);
    if (!state) continue;
    const shown = await brandOf(board, sources, brand, { state, remotes });
    if (brand.retiredAt === null) brands.push(shown);
    else retired.push({ ...shown, retiredAt: brand.retiredAt.toISOString() });
  }
  return { brands, retired, remotes, pending: await readPending(board, visible) };
}

/** Changes that wait for their time or for another operator, the oldest first. */
export async function readPending(board: BoardDependencies, visible: (brand: string) => boolean): Promise<PendingChange[]> {
  const rows = (await listOpenPending(board.platform.db)).filter(({ brand }) => visible(brand));
  return Promise.all(rows.map((row) => pendingOf(board, row)));
}

async function brandOf(
  { activeManifests, readiness }: BoardDependencies,
  { pagesOf, healthOf }: BoardSources,
  { code, name, hosts }: { code: string; name: string; hosts: string[] },
  { state, remotes: released }: { state: BrandState; remotes: Board['remotes'] },
): Promise<BoardBrand> {
  const { theme, locales, flags, maintenance, fourEyes, remotes } = state;
  const manifest = activeManifests.of(code)?.manifest;
  const seq = manifest?.seq ?? 0;
  const cells = Object.keys(remotes).map(async (remote) => {
    const cell = cellOf(state, remote, { released, health: await healthOf(code, remote) });
    const missing = cell && (await missingFiles(readiness, cell));
    return missing ? { ...cell, missing } : cell;
  });
  return {
    brand: code,
    name,
    hosts,
    seq,
    theme,
    flags,
    fourEyes,
    maintenance: maintenance.on,
    issuedAt: manifest?.issuedAt ?? '',
    locales: { default: locales.default, offered: [...locales.offered] },
    cells: (await Promise.all(cells)).filter((cell) => cell !== undefined),
    pages: await pagesOf(code, seq),
  };
}

/** How many files of what players run are not there; nothing while all are. */
async function missingFiles(
  readiness: BoardDependencies['readiness'],
  { remote, version, canary }: BoardCell,
): Promise<number | undefined> {
  const run = [version, canary?.version].filter((each) => each !== null && each !== undefined);
  const missing = await Promise.all(run.map((each) => readiness.missingFiles(remote, each)));
  return missing.flatMap((files) => files ?? []).length || undefined;
}

function cellOf(
  state: BrandState,
  remote: string,
  { released, health }: { released: Board['remotes']; health: VersionHealth[] },
): BoardCell | undefined {
  const row = state.remotes[remote];
  if (!row) return undefined;
  const { mode, version, pinned, maintenance, canary } = row;
  const earlier = rollbackVersions(state, remote);
  return {
    remote,
    mode,
    version,
    pinned,
    maintenance: maintenance?.on ?? false,
    earlier,
    waiting: waitingVersion(row, released.find((each) => each.remote === remote)?.versions ?? []),
    canary: canary && canaryOf(canary, version),
    health,
  };
}

/** The latest version after the one that runs, unless an operator tries it, took it back or revoked it. */
function waitingVersion(
  { version: running, history, ended, canary }: RemoteInBrand,
  versions: Board['remotes'][number]['versions'],
): string | null {
  if (running === null) return null;
  const at = versions.findIndex(({ version }) => version === running);
  const decided = new Set([running, canary?.version, ...history, ...ended]);
  const later = versions.slice(0, at < 0 ? versions.length : at);
  return later.find(({ version, revoked }) => !revoked && !decided.has(version))?.version ?? null;
}

function canaryOf(canary: Canary, control: string | null): BoardCell['canary'] {
  const { version, stage, stages, startedAt, nextStageAt, seen, audience } = canary;
  return {
    version,
    stage,
    bps: stages[stage]?.bps ?? 0,
    stages: [...stages],
    startedAt: startedAt.toISOString(),
    nextStageAt: nextStageAt.toISOString(),
    audience,
    control,
    visitsNeeded: visitsNeeded(canary),
    seen,
  };
}

async function remotesOf({ platform: { db } }: BoardDependencies): Promise<Board['remotes']> {
  const remotes = new Map<string, Board['remotes'][number]>();
  for (const { remote, owner, version, createdAt, revoked } of await allVersions(db)) {
    const known = remotes.get(remote) ?? { remote, owner, versions: [] };
    known.versions.push({ version, createdAt: createdAt.toISOString(), revoked });
    remotes.set(remote, known);
  }
  return [...remotes.values()];
}

/** Its lines say what it would do now: that is what somebody agrees to. */
async function pendingOf({ engine, platform: { db } }: BoardDependencies, row: PendingRow): Promise<PendingChange> {
  const { id, brand, state, changes, who, reason, askedAt, at, obstacle, approvals } = row;
  const now = await loadBrand(db, brand);
  const planned = now && planChanges(now, changes, await loadPlanContext(engine, db, now, changes, new Date()));
  return {
    id,
    brand,
    changes,
    who,
    reason,
    obstacle,
    approvals,
    // Beside the change of a brand with four eyes, only what an operator has to agree to waits: for one of them.
    needed: now?.fourEyes || changes.some(isForTwo) ? approversNeeded(who) : 1,
    state: state === 'scheduled' ? 'scheduled' : 'waiting',
    lines: planned?.lines.map(({ text }) => text) ?? row.lines,
    askedAt: askedAt.toISOString(),
    at: at?.toISOString() ?? null,
  };
}

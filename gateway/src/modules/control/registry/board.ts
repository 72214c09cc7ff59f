import type { Board, BoardBrand, BoardCell, PendingChange, VersionHealth } from '@pavilion/api/staff';
import type { Platform } from '../../../platform/platform';
import type { Brands } from '../brands';
import { approversNeeded } from '../operators';
import { loadBrand } from './brand-store';
import type { EngineDependencies } from './engine';
import type { ActiveManifests } from './active-manifests';
import { listOpenPending, type PendingRow } from './pending-store';
import type { BrandState, Canary } from './plan/brand-state';
import { planChanges } from './plan/plan-changes';
import { rollbackVersions } from './plan/remote-changes';
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
}

/** Everything that operators see at a glance, of the brands that they may see. */
export async function readBoard(
  board: BoardDependencies,
  sources: BoardSources,
  visible: (brand: string) => boolean,
): Promise<Board> {
  const { db } = board.platform;
  const seen = board.brands.all().filter(({ code }) => visible(code));
  const brands: BoardBrand[] = [];
  for (const brand of seen) {
    const state = await loadBrand(db, brand.code);
    if (state) brands.push(await brandOf(board, sources, brand, state));
  }
  return { brands, remotes: await remotesOf(board), pending: await readPending(board, visible) };
}

/** Changes that wait for their time or for another operator, the oldest first. */
export async function readPending(board: BoardDependencies, visible: (brand: string) => boolean): Promise<PendingChange[]> {
  const rows = (await listOpenPending(board.platform.db)).filter(({ brand }) => visible(brand));
  return Promise.all(rows.map((row) => pendingOf(board, row)));
}

async function brandOf(
  { activeManifests }: BoardDependencies,
  { pagesOf, healthOf }: BoardSources,
  { code, name, hosts }: { code: string; name: string; hosts: string[] },
  state: BrandState,
): Promise<BoardBrand> {
  const { theme, locales, flags, maintenance, fourEyes, remotes } = state;
  const manifest = activeManifests.of(code)?.manifest;
  const seq = manifest?.seq ?? 0;
  const cells = Object.keys(remotes).map(async (remote) => cellOf(state, remote, await healthOf(code, remote)));
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

function cellOf(state: BrandState, remote: string, health: VersionHealth[]): BoardCell | undefined {
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
    canary: canary && canaryOf(canary),
    health,
  };
}

function canaryOf({ version, stage, stages, startedAt, nextStageAt }: Canary): BoardCell['canary'] {
  return {
    version,
    stage,
    bps: stages[stage]?.bps ?? 0,
    stages: [...stages],
    startedAt: startedAt.toISOString(),
    nextStageAt: nextStageAt.toISOString(),
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
  const planned = now && planChanges(now, changes, await loadPlanContext(engine.versions, db, now, changes, new Date()));
  return {
    id,
    brand,
    changes,
    who,
    reason,
    obstacle,
    approvals,
    needed: approversNeeded(who),
    state: state === 'scheduled' ? 'scheduled' : 'waiting',
    lines: planned?.lines.map(({ text }) => text) ?? row.lines,
    askedAt: askedAt.toISOString(),
    at: at?.toISOString() ?? null,
  };
}

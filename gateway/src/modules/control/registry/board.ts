import type { Board, BoardBrand, BoardCell, PendingChange, VersionHealth } from '@pavilion/api/operations';
import type { Platform } from '../../../platform/platform';
import type { Brands } from '../brands';
import { loadBrand } from './brand-store';
import type { EngineParts } from './engine';
import type { ManifestsInForce } from './in-force';
import { openPending, type PendingRow } from './pending-store';
import type { BrandState, Canary } from './plan/brand-state';
import { planChanges } from './plan/plan-changes';
import { earlierOf } from './plan/remote-changes';
import { allVersions } from './store';
import { worldFor } from './world';

/** What others know of brands and remotes, and the board shows. */
export interface BoardSources {
  /** Pages open now on all instances, and how many of them run `seq`. */
  pagesOf(brand: string, seq: number): BoardBrand['pages'] | Promise<BoardBrand['pages']>;
  /** Over the last ten minutes, by version. */
  healthOf(brand: string, remote: string): VersionHealth[] | Promise<VersionHealth[]>;
}

interface BoardParts {
  parts: EngineParts;
  platform: Pick<Platform, 'db'>;
  brands: Brands;
  inForce: ManifestsInForce;
}

/** Everything that operators see at a glance, of the brands that they may see. */
export async function readBoard(board: BoardParts, sources: BoardSources, visible: (brand: string) => boolean): Promise<Board> {
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
export async function readPending(board: BoardParts, visible: (brand: string) => boolean): Promise<PendingChange[]> {
  const rows = (await openPending(board.platform.db)).filter(({ brand }) => visible(brand));
  return Promise.all(rows.map((row) => pendingOf(board, row)));
}

async function brandOf(
  { inForce }: BoardParts,
  { pagesOf, healthOf }: BoardSources,
  { code, name, hosts }: { code: string; name: string; hosts: string[] },
  state: BrandState,
): Promise<BoardBrand> {
  const { theme, locales, flags, maintenance, fourEyes, remotes } = state;
  const manifest = inForce.of(code)?.manifest;
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
  const earlier = earlierOf(state, remote);
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

async function remotesOf({ platform: { db } }: BoardParts): Promise<Board['remotes']> {
  const remotes = new Map<string, Board['remotes'][number]>();
  for (const { remote, owner, version, createdAt, revoked } of await allVersions(db)) {
    const known = remotes.get(remote) ?? { remote, owner, versions: [] };
    known.versions.push({ version, createdAt: createdAt.toISOString(), revoked });
    remotes.set(remote, known);
  }
  return [...remotes.values()];
}

/** Its lines say what it would do now: that is what somebody agrees to. */
async function pendingOf({ parts, platform: { db } }: BoardParts, row: PendingRow): Promise<PendingChange> {
  const { id, brand, state, changes, who, reason, askedAt, at, obstacle } = row;
  const now = await loadBrand(db, brand);
  const planned = now && planChanges(now, changes, await worldFor(parts.versions, db, now, changes, new Date()));
  return {
    id,
    brand,
    changes,
    who,
    reason,
    obstacle,
    state: state === 'scheduled' ? 'scheduled' : 'waiting',
    lines: planned?.lines.map(({ text }) => text) ?? row.lines,
    askedAt: askedAt.toISOString(),
    at: at?.toISOString() ?? null,
  };
}

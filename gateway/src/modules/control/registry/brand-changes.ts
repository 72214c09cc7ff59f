import type {
  ApplyResult,
  ApplyRequest,
  Board,
  CanaryAudience,
  CanarySeen,
  BrandFile,
  Change,
  CloneRequest,
  PendingChange,
  Plan,
  PlanLine,
} from '@pavilion/api/staff';
import type { BrandChangeResult } from '@pavilion/api/registry';
import type { RemoteDescriptor } from '@pavilion/contract';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Brands } from '../brands';
import { type BoardSources, readBoard, readPending } from './board';
import { loadBrand, setCanarySeen } from './brand-store';
import { type RunningCanary, runningCanaries, targetedCanaries } from './canaries';
import { cloneBrand } from './clone-brand';
import { type EngineDependencies, type IssuedManifest, withBrandLock } from './engine';
import type { ActiveManifests } from './active-manifests';
import { applyChanges, decidePending, needsApproval, type PendingDecider, type PendingVerdict } from './pending';
import { changesForFile, toBrandFile } from './plan/brand-file';
import { versionKey } from './plan/brand-state';
import { planChanges } from './plan/plan-changes';
import type { ReleaseReadiness } from './release-readiness';
import { brandsWithRemote, findManifest } from './store';
import { loadPlanContext } from './plan-context';

/** Which version was tried, and what was seen of it; all of it goes into the audit log. */
export interface CanaryFinding extends Record<string, unknown> {
  version: string;
}

/** How a brand is steered: everything that operators change, whichever way they ask. */
export interface BrandChanges {
  /** A dry run; nothing is written. @throws DomainError `site.unknown_brand` */
  plan(brand: string, changes: readonly Change[], pagesOf: BoardSources['pagesOf']): Promise<Plan>;
  /** What the file would change. @throws DomainError `site.unknown_brand`, `registry.other_brands_file` */
  planFile(brand: string, file: BrandFile, pagesOf: BoardSources['pagesOf']): Promise<Plan>;
  /**
   * Makes changes true; without `baseSeq`, from whatever the brand is now.
   *
   * @throws DomainError `site.unknown_brand`, `registry.conflict`, `registry.time_in_past`, or the code of what stops the plan
   */
  apply(brand: string, request: Unbased<ApplyRequest>, who: string): Promise<ApplyResult>;
  /** @throws DomainError `registry.unknown_request`, `registry.request_closed`, `registry.own_request`, `operators.unconfirmed`, `auth.forbidden`, or what stops the plan by now */
  decide(brand: string, request: string, verdict: PendingVerdict, asked: PendingDecider): Promise<ApplyResult>;
  /** @throws DomainError `site.unknown_brand`, `registry.brand_exists`, `registry.host_taken` */
  clone(request: CloneRequest, who: string): Promise<{ brand: string; seq: number }>;
  /** @throws DomainError `site.unknown_brand` */
  exportFile(brand: string): Promise<BrandFile>;
  /** Changes that wait, of all brands. */
  pending(): Promise<PendingChange[]>;
  /** The brand with this code, or whose site has this host. */
  findBrand(asked: { brand?: string | undefined; host?: string | undefined }): Brand | undefined;
  board(sources: BoardSources, visible: (brand: string) => boolean): Promise<Board>;
  /** What a release of `version` would do to every brand that wants the remote; `descriptor` for one that is not published yet. */
  planRelease(remote: string, version: string, asked: ReleaseQuery): Promise<ReleasePlan[]>;
  /** Canaries under way, each with the version that it is compared with. */
  canaries(): Promise<RunningCanary[]>;
  /** Whom the targeted canaries of a brand are for, by remote. Asks the database only while the brand has one. */
  targetedCanaries(brand: string): Promise<ReadonlyMap<string, CanaryAudience>>;
  /** Keeps what pages saw of a running canary: without enough of it, no further stage begins. */
  observeCanary(running: RunningCanary, seen: CanarySeen): Promise<void>;
  /**
   * Takes a bad canary back, unless it ended meanwhile or `evidence.version` is not the one that is tried now.
   *
   * @throws DomainError `site.unknown_brand`
   */
  endCanary(brand: string, remote: string, why: string, evidence: CanaryFinding): Promise<BrandChangeResult>;
}

/** Which brands a release is for, every brand that wants the remote unless told; and what it says of itself when it is not published yet. */
export interface ReleaseQuery {
  brands?: readonly string[] | undefined;
  descriptor?: RemoteDescriptor | undefined;
  shared?: Readonly<Record<string, string>> | undefined;
}

/** What a release would do to one brand. */
export interface ReleasePlan extends Pick<PlanLine, 'text' | 'objections'> {
  brand: string;
  /** Left alone by releases into every brand. */
  pinned: boolean;
}

type Unbased<Request extends { baseSeq: number }> = Omit<Request, 'baseSeq'> & { baseSeq?: number | undefined };

interface BrandChangeDependencies {
  platform: Platform;
  brands: Brands;
  engine: EngineDependencies;
  activeManifests: ActiveManifests;
  readiness: Pick<ReleaseReadiness, 'missingFiles'>;
}

const CANARY_WATCH = 'canary watch';

/** Changes of brands over the engine. Each is announced before the answer. */
export function createBrandChanges(own: BrandChangeDependencies): BrandChanges {
  const { platform, brands, engine: parts, activeManifests } = own;
  const { db } = platform;
  const announced = async <Result>(outcome: Promise<{ result: Result; issued: IssuedManifest[] }>): Promise<Result> => {
    const { result, issued } = await outcome;
    await activeManifests.announce(issued);
    return result;
  };
  const pending = async (brand: string, outcome: Promise<ApplyResult>): Promise<ApplyResult> => {
    const applied = await outcome;
    if (applied.request) platform.bus.publish('pending.changed', { brand });
    return applied;
  };
  const requireState = async (code: string) => {
    const state = await loadBrand(db, code);
    if (!state) throw new DomainError('site.unknown_brand');
    return state;
  };
  const plan: BrandChanges['plan'] = async (code, changes, pagesOf) => {
    const [state, known] = await Promise.all([requireState(code), findManifest(db, code)]);
    const baseSeq = known?.seq ?? 0;
    const { lines } = planChanges(state, changes, await loadPlanContext(parts, db, state, changes, new Date()));
    const pages = await pagesOf(code, baseSeq);
    const needs = needsApproval({ state }, changes);
    return { brand: code, baseSeq, lines, openPages: pages.open, needsApproval: needs };
  };
  return {
    plan,
    async planFile(code, file, pagesOf) {
      if (file.brand !== code) throw new DomainError('registry.other_brands_file', { details: { brand: file.brand } });
      return plan(code, changesForFile(await requireState(code), file), pagesOf);
    },
    apply: (brand, request, who) => pending(brand, announced(applyChanges(parts, brand, request, who))),
    decide: (brand, id, verdict, asked) => pending(brand, announced(decidePending(parts, brand, id, verdict, asked))),
    clone: (request, who) => announced(cloneBrand(parts, request, who)),
    exportFile: async (brand) => toBrandFile(await requireState(brand)),
    pending: () => readPending(own, () => true),
    findBrand: ({ brand, host }) => (brand === undefined ? brands.byHost(host ?? '') : brands.byCode(brand)),
    board: (sources, visible) => readBoard(own, sources, visible),
    planRelease: (remote, version, asked) => planRelease(parts, remote, version, asked),
    canaries: () => runningCanaries(db),
    async targetedCanaries(brand) {
      const { remotes = {} } = activeManifests.of(brand)?.manifest ?? {};
      const some = Object.values(remotes).some(({ canary }) => canary?.targeted);
      return some ? targetedCanaries(db, brand) : new Map();
    },
    observeCanary: (running, seen) => setCanarySeen(db, running, seen),
    endCanary: (brand, remote, why, evidence) => announced(endCanary(parts, brand, remote, why, evidence)),
  };
}

function endCanary(
  parts: EngineDependencies,
  brand: string,
  remote: string,
  why: string,
  evidence: CanaryFinding,
): Promise<{ result: BrandChangeResult; issued: IssuedManifest[] }> {
  return withBrandLock(parts, brand, [], async (work) => {
    const { seq, state } = work;
    if (state.remotes[remote]?.canary?.version !== evidence.version) return { brand, seq, changed: false };
    const planned = await work.plan([{ kind: 'canary-end', remote }]);
    return { brand, ...(await work.commitPlan(planned, { who: CANARY_WATCH, reason: why }, { evidence })) };
  });
}

async function planRelease(
  parts: EngineDependencies,
  remote: string,
  version: string,
  { brands, descriptor, shared }: ReleaseQuery,
): Promise<ReleasePlan[]> {
  const { db } = parts.platform;
  const change: Change = { kind: 'promote', remote, version };
  const plans: ReleasePlan[] = [];
  for (const brand of brands ?? (await brandsWithRemote(db, remote))) {
    const state = await loadBrand(db, brand);
    if (!state) throw new DomainError('site.unknown_brand');
    const world = await loadPlanContext(parts, db, state, [change], new Date());
    const [descriptors, packages] = [new Map(world.descriptors), new Map(world.packages)];
    if (descriptor) descriptors.set(versionKey(remote, version), descriptor);
    if (shared) packages.set(versionKey(remote, version), shared);
    const { lines } = planChanges(state, [change], { ...world, descriptors, packages });
    const pinned = state.remotes[remote]?.pinned ?? false;
    plans.push(...lines.map(({ text, objections }) => ({ brand, pinned, text, objections })));
  }
  return plans;
}

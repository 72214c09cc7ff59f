import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '@pavilion/api';
import type { Change, Objection, Texts } from '@pavilion/api/staff';
import { errorText } from '@pavilion/i18n';
import type { BrandState, RemoteInBrand, PlanContext } from './brand-state';
import { nothingChangesText } from './plan-texts';

/** What one change does to a brand: nothing when an objection stops it. */
export interface Effect {
  next: BrandState;
  text: Texts;
  before: unknown;
  after: unknown;
  objections: Objection[];
}

/** What a kind of change does. */
export type EffectOf<Kind extends Change['kind']> = (
  state: BrandState,
  change: Extract<Change, { kind: Kind }>,
  world: PlanContext,
) => Effect;

/** Stops a plan, in the words that its code has everywhere. */
export function blockingObjection(code: ErrorCode): Objection {
  return { weight: 'stops', code, text: { bn: errorText(code, 'bn'), en: errorText(code, 'en') } };
}

export function warningObjection(code: string, text: Texts): Objection {
  return { weight: 'warns', code, text };
}

/** The effect of turning `before` into `after`; what stops leaves the brand as it is. */
export function createEffect(
  state: BrandState,
  next: BrandState,
  line: Pick<Effect, 'text' | 'before' | 'after'>,
  objections: readonly Objection[] = [],
): Effect {
  if (objections.some(({ weight }) => weight === 'stops'))
    return { ...line, next: state, after: line.before, objections: [...objections] };
  const same = isDeepStrictEqual(line.before, line.after);
  return {
    ...line,
    next,
    objections: [...objections, ...(same ? [warningObjection('registry.nothing_changes', nothingChangesText)] : [])],
  };
}

/** What an operator sees of a remote before and after. */
export function viewOf(remote: RemoteInBrand | undefined): unknown {
  if (!remote) return null;
  const { mode, version, pinned, canary, maintenance } = remote;
  const tried = canary && {
    version: canary.version,
    stages: canary.stages,
    stage: canary.stage,
    salt: canary.salt,
    audience: canary.audience,
  };
  return { mode, version, pinned, canary: tried, maintenance };
}

export function withRemote(state: BrandState, name: string, remote: RemoteInBrand): BrandState {
  return { ...state, remotes: { ...state.remotes, [name]: remote } };
}

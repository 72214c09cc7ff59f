import type { Change, PlanLine } from '@pavilion/api/staff';
import type { BrandState, PlanContext } from './brand-state';
import { canaryEffect, canaryEndEffect, revokeEffect } from './canary-changes';
import { blockingObjection, createEffect, type Effect, type EffectOf } from './effect';
import { placeEffect } from './place-changes';
import { restoreBrandEffect, retireBrandEffect } from './retire-brand';
import { modeEffect, pinEffect, promoteEffect, retireEffect, rollbackEffect } from './remote-changes';
import { flagEffect, fourEyesEffect, localesEffect, maintenanceEffect, themeEffect } from './site-changes';

/** What several changes come to, one after another. */
export interface Planned {
  next: BrandState;
  lines: PlanLine[];
}

const EFFECTS: { [Kind in Change['kind']]: EffectOf<Kind> } = {
  mode: modeEffect,
  promote: promoteEffect,
  pin: pinEffect,
  canary: canaryEffect,
  'canary-end': canaryEndEffect,
  rollback: rollbackEffect,
  revoke: revokeEffect,
  retire: retireEffect,
  maintenance: maintenanceEffect,
  flag: flagEffect,
  theme: themeEffect,
  locales: localesEffect,
  'four-eyes': fourEyesEffect,
  place: placeEffect,
  'retire-brand': retireBrandEffect,
  'restore-brand': restoreBrandEffect,
};

/** A brand after `changes`, and what to tell about each. Nothing is touched: the same arguments always give the same plan. */
export function planChanges(start: BrandState, changes: readonly Change[], context: PlanContext): Planned {
  return changes.reduce<Planned>(
    ({ next: state, lines }, change) => {
      const { next, ...line } = effectOf(state, change, context);
      return { next, lines: [...lines, { change, ...line }] };
    },
    { next: start, lines: [] },
  );
}

function effectOf(state: BrandState, change: Change, context: PlanContext): Effect {
  const effect = (EFFECTS[change.kind] as (state: BrandState, change: Change, context: PlanContext) => Effect)(
    state,
    change,
    context,
  );
  if (!state.retired || ALSO_OF_RETIRED.has(change.kind)) return effect;
  return createEffect(state, state, effect, [blockingObjection('registry.brand_retired')]);
}

/** What can still be done with a retired brand: a revocation belongs to no brand. */
const ALSO_OF_RETIRED: ReadonlySet<Change['kind']> = new Set(['restore-brand', 'revoke']);

/** Changes that open screens must follow at this moment: their announcement carries the manifest itself. */
export function isUrgent({ kind, ...change }: Change): boolean {
  return kind === 'rollback' || kind === 'revoke' || kind === 'canary-end' || ('mode' in change && change.mode === 'killed');
}

/** What never waits for another operator. */
export function isEmergency(change: Change): boolean {
  return change.kind === 'revoke' || (change.kind === 'mode' && change.mode === 'killed');
}

/** What somebody with an account has to agree to: the command line proves nobody’s name. */
export function isForOperators({ kind }: Change): boolean {
  return kind === 'place';
}

/** What operators who are no admins neither ask for nor agree to. */
export function isForAdmins({ kind }: Change): boolean {
  return kind === 'four-eyes' || isForTwo({ kind });
}

/** What takes two people in every brand, also where one may do the rest. */
export function isForTwo({ kind }: Pick<Change, 'kind'>): boolean {
  return kind === 'retire-brand' || kind === 'restore-brand';
}

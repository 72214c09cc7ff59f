import type { Change, PlanLine } from '@pavilion/api/staff';
import type { BrandState, PlanContext } from './brand-state';
import { canaryEffect, canaryEndEffect, revokeEffect } from './canary-changes';
import type { Effect, EffectOf } from './effect';
import { modeEffect, pinEffect, promoteEffect, rollbackEffect } from './remote-changes';
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
  maintenance: maintenanceEffect,
  flag: flagEffect,
  theme: themeEffect,
  locales: localesEffect,
  'four-eyes': fourEyesEffect,
};

/** A brand after `changes`, and what to tell about each. Nothing is touched: the same arguments always give the same plan. */
export function planChanges(start: BrandState, changes: readonly Change[], context: PlanContext): Planned {
  return changes.reduce<Planned>(
    ({ next: state, lines }, change) => {
      const { next, ...line } = (EFFECTS[change.kind] as (state: BrandState, change: Change, context: PlanContext) => Effect)(
        state,
        change,
        context,
      );
      return { next, lines: [...lines, { change, ...line }] };
    },
    { next: start, lines: [] },
  );
}

/** Changes that open screens must follow at this moment: their announcement carries the manifest itself. */
export function isUrgent({ kind, ...change }: Change): boolean {
  return kind === 'rollback' || kind === 'revoke' || kind === 'canary-end' || ('mode' in change && change.mode === 'killed');
}

/** What never waits for another operator. */
export function isEmergency(change: Change): boolean {
  return change.kind === 'revoke' || (change.kind === 'mode' && change.mode === 'killed');
}

/** What operators who are no admins neither ask for nor agree to. */
export function isForAdmins({ kind }: Change): boolean {
  return kind === 'four-eyes';
}

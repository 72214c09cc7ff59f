import type { MissionStepTerms } from '@pavilion/api/missions';
import type { MissionTerms } from '@pavilion/api/staff';
import { isDay } from '@pavilion/time';
import { DomainError } from '../../../platform/errors';
import type { RuleKind } from '../promotion-rules';
import { stepKey } from './progress';

const WHOLE = 10_000n;

/** A mission pays its prize for the least counted play by which all its steps can be reached. */
export const missionKind: RuleKind<MissionTerms> = {
  kind: 'mission',
  gives({ steps, prize }) {
    // One round may count for every step: what has to be played is as much as the step that takes most.
    const least = steps.map(playOf).reduce((most, each) => (each > most ? each : most), 0n);
    if (least === 0n) return { perUnit: 0, withoutPlay: true };
    return { perUnit: Number((BigInt(prize) * WHOLE + least - 1n) / least), withoutPlay: false };
  },
  assertPossible(_rule, { steps, starts, ends }, { facts }) {
    const vendors = new Set([...facts.keys()].map((key) => key.split(':')[0]));
    const known = steps.every(({ vendors: named = [] }) => named.every((vendor) => vendors.has(vendor)));
    const days = [starts, ends].every((day) => day === undefined || isDay(day)) && !(starts && ends && ends < starts);
    const distinct = new Set(steps.map(stepKey)).size === steps.length;
    if (!days || !known || !distinct || !steps.every(isWhole))
      throw new DomainError('promotions.invalid', { fields: { terms: 'promotions.invalid' } });
  },
};

/** The counted play without which the step is not reached; paying in and points take none. */
function playOf({ kind, target, least }: MissionStepTerms): bigint {
  if (kind === 'counted') return BigInt(target);
  return kind === 'days' ? BigInt(target) * BigInt(least ?? '0') : 0n;
}

/** Days have their least play, and only counted play is of games. */
function isWhole({ kind, target, least, categories, vendors }: MissionStepTerms): boolean {
  if ((kind === 'days') !== (least !== undefined)) return false;
  if (kind !== 'counted' && (categories || vendors)) return false;
  return kind !== 'days' || Number(target) <= 31;
}

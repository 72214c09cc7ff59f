import { gameCategories, type GameCategory } from '@pavilion/api/games';
import type { MissionStepTerms } from '@pavilion/api/missions';
import type { MissionTerms } from '@pavilion/api/staff';
import type { TermsForm } from '../terms-form';
import { isAmount, isWithin, minorOf, typedAmount } from '../typed-amount';
import { MissionFields } from './MissionFields';

/** A step as somebody types it. */
export interface StepValues {
  kind: MissionStepTerms['kind'];
  target: string;
  least: string;
  categories: string;
  vendors: string;
}

/** A mission as somebody types it; empty days where it has no first or last one. */
export interface MissionValues {
  period: MissionTerms['period'];
  starts: string;
  ends: string;
  steps: readonly StepValues[];
  prize: string;
  join: boolean;
  claimDays: string;
}

export const emptyStep: StepValues = { kind: 'counted', target: '', least: '', categories: '', vendors: '' };
export const MOST_STEPS = 5;
const inMoney: ReadonlySet<StepValues['kind']> = new Set(['counted', 'deposits']);

/** What has to be reached within a period, and what it brings. */
export const missionForm: TermsForm<MissionTerms, MissionValues> = {
  empty: { period: 'daily', starts: '', ends: '', steps: [emptyStep], prize: '', join: false, claimDays: '7' },
  toTyped: ({ period, starts = '', ends = '', steps, prize, join, claimDays }) => ({
    period,
    starts,
    ends,
    steps: steps.map(toTypedStep),
    prize: typedAmount(prize),
    join,
    claimDays: String(claimDays),
  }),
  invalidFields: ({ steps, prize, claimDays, starts, ends }) =>
    new Set([
      ...steps.flatMap((step, at) => invalidOfStep(step).map((field) => `steps.${at}.${field}`)),
      ...(isAmount(prize) ? [] : ['prize']),
      ...(isWithin(claimDays, [1, 30]) ? [] : ['claimDays']),
      ...(starts && ends && starts > ends ? ['ends'] : []),
    ]),
  toTerms: ({ period, starts, ends, steps, prize, join, claimDays }) => ({
    period,
    ...(starts && { starts }),
    ...(ends && { ends }),
    steps: steps.map(toStep),
    prize: minorOf(prize),
    join,
    claimDays: Number(claimDays),
  }),
  Fields: MissionFields,
};

function toTypedStep({ kind, target, least, categories = [], vendors = [] }: MissionStepTerms): StepValues {
  return {
    kind,
    target: inMoney.has(kind) ? typedAmount(target) : target,
    least: least === undefined ? '' : typedAmount(least),
    categories: categories.join(' '),
    vendors: vendors.join(' '),
  };
}

function toStep({ kind, target, least, categories, vendors }: StepValues): MissionStepTerms {
  const [named, makers] = [wordsOf(categories), wordsOf(vendors)];
  return {
    kind,
    target: inMoney.has(kind) ? minorOf(target) : String(Number(target)),
    ...(kind === 'days' && { least: minorOf(least) }),
    ...(kind === 'counted' && named.length > 0 && { categories: named as GameCategory[] }),
    ...(kind === 'counted' && makers.length > 0 && { vendors: makers }),
  };
}

function invalidOfStep({ kind, target, least, categories, vendors }: StepValues): string[] {
  const known = new Set<string>(gameCategories);
  const faults: Readonly<Record<string, boolean>> = {
    target: !(inMoney.has(kind) ? isAmount(target) : isWithin(target, [1, 1_000_000])),
    least: kind === 'days' && !isAmount(least),
    categories: kind === 'counted' && wordsOf(categories).some((each) => !known.has(each)),
    vendors: kind === 'counted' && wordsOf(vendors).some((each) => !/^[A-Z0-9]{2,16}$/.test(each)),
  };
  return Object.keys(faults).filter((field) => faults[field]);
}

function wordsOf(typed: string): string[] {
  return [...new Set(typed.toUpperCase().split(/[\s,]+/).filter(Boolean))];
}

import type { MissionStepTerms } from '@pavilion/api/missions';
import type { MissionTerms } from '@pavilion/api/staff';
import { parseAmount } from '@pavilion/money';
import { toPlainAmount } from '../../bonuses/offer-form-values';
import type { TermsForm } from '../terms-form';
import { MissionFields } from './MissionFields';
import { isMoney, type MissionFormValues, type StepFormValues } from './mission-form-values';

const firstStep: StepFormValues = { kind: 'counted', target: '', least: '', games: '' };

/** What members reach in a day, a week or once, and what that pays. */
export const missionForm: TermsForm<MissionTerms, MissionFormValues> = {
  empty: { period: 'daily', starts: '', ends: '', prize: '', join: false, claimDays: '3', steps: [firstStep] },
  toTyped: ({ period, starts = '', ends = '', prize, join, claimDays, steps }) => ({
    ...{ period, starts, ends, join, prize: toPlainAmount(prize) },
    claimDays: String(claimDays),
    steps: steps.map(toStepValues),
  }),
  invalidFields,
  toTerms,
  Fields: MissionFields,
};

function toStepValues({ kind, target, least, categories = [], vendors = [] }: MissionStepTerms): StepFormValues {
  const games = [...categories, ...vendors.map((vendor) => `${vendor}:`)].join(' ');
  return { kind, games, target: isMoney(kind) ? toPlainAmount(target) : target, least: least ? toPlainAmount(least) : '' };
}

function invalidFields({ prize, claimDays, steps, starts, ends }: MissionFormValues): ReadonlySet<string> {
  const wrong = new Set<string>();
  if (!(parseAmount(prize) ?? 0n)) wrong.add('prize');
  if (!/^([1-9]|[12][0-9]|30)$/.test(claimDays)) wrong.add('claimDays');
  if (starts && ends && ends < starts) wrong.add('ends');
  steps.forEach(({ kind, target, least }, nth) => {
    const reachable = isMoney(kind) ? (parseAmount(target) ?? 0n) > 0n : /^[1-9][0-9]{0,8}$/.test(target);
    if (!reachable) wrong.add(`steps.${nth}.target`);
    if (kind === 'days' && !(parseAmount(least) ?? 0n)) wrong.add(`steps.${nth}.least`);
  });
  return wrong;
}

function toTerms({ period, starts, ends, prize, join, claimDays, steps }: MissionFormValues): MissionTerms {
  return {
    ...{ period, join, claimDays: Number(claimDays), prize: minor(prize), steps: steps.map(toStep) },
    ...(starts && { starts }),
    ...(ends && { ends }),
  };
}

/** Categories by their codes, vendors by theirs and a colon. */
function toStep({ kind, target, least, games }: StepFormValues): MissionStepTerms {
  const named =
    kind === 'counted'
      ? games
          .toUpperCase()
          .split(/[\s,]+/)
          .filter(Boolean)
      : [];
  const vendors = named.filter((each) => each.endsWith(':')).map((each) => each.slice(0, -1));
  const categories = named.filter((each) => !each.endsWith(':')) as NonNullable<MissionStepTerms['categories']>;
  return {
    ...{ kind, target: isMoney(kind) ? minor(target) : target },
    ...(kind === 'days' && { least: minor(least) }),
    ...(categories.length > 0 && { categories }),
    ...(vendors.length > 0 && { vendors }),
  };
}

function minor(amount: string): string {
  return String(parseAmount(amount) ?? 0n);
}

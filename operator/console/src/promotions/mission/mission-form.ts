import { gameCategories } from '@pavilion/api/games';
import type { MissionStepKind, MissionStepTerms } from '@pavilion/api/missions';
import type { MissionTerms } from '@pavilion/api/staff';
import { toPlainAmount } from '../../bonuses/offer-form-values';
import type { TermsForm } from '../terms-form';
import { isAmount, isWithin, minorOf } from '../typed-amount';
import { MissionFields } from './MissionFields';
import { isMoney, type MissionFormValues, type StepFormValues } from './mission-form-values';

const MOST = 999_999_999;
/** No month has more days in a row. */
const MOST_DAYS = 31;
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
  if (!isAmount(prize)) wrong.add('prize');
  if (!/^([1-9]|[12][0-9]|30)$/.test(claimDays)) wrong.add('claimDays');
  if (starts && ends && ends < starts) wrong.add('ends');
  steps.forEach(({ kind, target, least, games }, nth) => {
    if (!isReachable(kind, target)) wrong.add(`steps.${nth}.target`);
    if (kind === 'days' && !isAmount(least)) wrong.add(`steps.${nth}.least`);
    if (kind === 'counted' && !wordsOf(games).every(isOfGames)) wrong.add(`steps.${nth}.games`);
  });
  return wrong;
}

function isReachable(kind: MissionStepKind, target: string): boolean {
  if (isMoney(kind)) return isAmount(target);
  return isWithin(target, [1, kind === 'days' ? MOST_DAYS : MOST]);
}

/** The code of a category, or that of a vendor with a colon. */
function isOfGames(word: string): boolean {
  return gameCategories.some((category) => category === word) || /^[A-Z0-9]{2,16}:$/.test(word);
}

function toTerms({ period, starts, ends, prize, join, claimDays, steps }: MissionFormValues): MissionTerms {
  return {
    ...{ period, join, claimDays: Number(claimDays), prize: minorOf(prize), steps: steps.map(toStep) },
    ...(starts && { starts }),
    ...(ends && { ends }),
  };
}

/** Categories by their codes, vendors by theirs and a colon. */
function toStep({ kind, target, least, games }: StepFormValues): MissionStepTerms {
  const named = kind === 'counted' ? wordsOf(games) : [];
  const vendors = named.filter((each) => each.endsWith(':')).map((each) => each.slice(0, -1));
  const categories = named.filter((each) => !each.endsWith(':')) as NonNullable<MissionStepTerms['categories']>;
  return {
    ...{ kind, target: isMoney(kind) ? minorOf(target) : String(Number(target)) },
    ...(kind === 'days' && { least: minorOf(least) }),
    ...(categories.length > 0 && { categories }),
    ...(vendors.length > 0 && { vendors }),
  };
}

function wordsOf(games: string): string[] {
  return games
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
}

import type { BonusCostQuestion, BonusOfferChange, BonusOfferLine } from '@pavilion/api/staff';
import { parseAmount } from '@pavilion/money';
import { fromLocalInput, toLocalInput } from '@pavilion/time';
import { contributionOf, invalidShares, type ShareFormValues, sharesOf, toShareValues } from './share-form-values';

type LocalizedText = BonusOfferLine['name'];

/** An offer as somebody types it. */
export interface OfferFormValues extends ShareFormValues {
  code: string;
  name: LocalizedText;
  terms: LocalizedText;
  percent: string;
  cap: string;
  least: string;
  wagerTimes: string;
  days: string;
  largestBetPercent: string;
  /** Empty for as often as anybody likes. */
  usesTimes: string;
  usesDays: string;
  firstOnly: boolean;
  validFrom: string;
  validUntil: string;
}

export const languages = ['bn', 'en'] as const;

/** The bounds of what is counted; an empty field for the largest bet means any. */
export const bounds = {
  percent: [1, 500],
  wagerTimes: [1, 100],
  days: [1, 365],
  largestBetPercent: [1, 100],
  usesTimes: [1, 100],
  usesDays: [1, 365],
} as const;
const mayBeEmpty: ReadonlySet<string> = new Set(['largestBetPercent', 'usesTimes', 'usesDays']);
export type NumericField = keyof typeof bounds;

const emptyOffer: OfferFormValues = {
  code: '',
  name: { bn: '', en: '' },
  terms: { bn: '', en: '' },
  percent: '',
  cap: '',
  least: '',
  wagerTimes: '',
  days: '',
  largestBetPercent: '',
  usesTimes: '',
  usesDays: '',
  // What nobody thought about does not count.
  shares: sharesOf(() => '0'),
  games: '',
  highReturnAbove: '',
  highReturnShare: '',
  firstOnly: false,
  validFrom: '',
  validUntil: '',
};

/** The fields of an offer that is there, or of a new one. */
export function toFormValues(line: BonusOfferLine | undefined): OfferFormValues {
  if (!line) return emptyOffer;
  return {
    code: line.code,
    name: line.name,
    terms: line.terms,
    firstOnly: line.firstOnly,
    percent: String(line.percent),
    wagerTimes: String(line.wagerTimes),
    days: String(line.days),
    cap: toPlainAmount(line.cap),
    least: toPlainAmount(line.least),
    largestBetPercent: String(line.largestBetPercent ?? ''),
    usesTimes: String(line.uses?.times ?? ''),
    usesDays: String(line.uses?.days ?? ''),
    ...toShareValues(line.contribution),
    validFrom: line.validFrom === null ? '' : toLocalInput(line.validFrom),
    validUntil: line.validUntil === null ? '' : toLocalInput(line.validUntil),
  };
}

/** Which fields are wrong. */
export function invalidFields(typed: OfferFormValues): ReadonlySet<string> {
  const { code, name, terms, cap, least, validFrom, validUntil } = typed;
  const wrong = new Set<string>();
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(code)) wrong.add('code');
  for (const language of languages) {
    if (!name[language].trim()) wrong.add(`name.${language}`);
    if (!terms[language].trim()) wrong.add(`terms.${language}`);
  }
  for (const field of Object.keys(bounds) as NumericField[]) if (!isWithinBounds(field, typed[field])) wrong.add(field);
  for (const [field, amount] of Object.entries({ cap, least })) if (!(parseAmount(amount) ?? 0n)) wrong.add(field);
  if (validFrom && validUntil && validFrom >= validUntil) wrong.add('validUntil');
  return new Set([...wrong, ...invalidShares(typed), ...invalidUses(typed)]);
}

/** Both or neither. */
function invalidUses({ usesTimes, usesDays }: OfferFormValues): string[] {
  if ((usesTimes === '') === (usesDays === '')) return [];
  return [usesTimes === '' ? 'usesTimes' : 'usesDays'];
}

/** What is sent, once nothing is wrong. */
export function fromFormValues(typed: OfferFormValues, before: BonusOfferLine | undefined): Omit<BonusOfferChange, 'reason'> {
  const minor = (amount: string) => String(parseAmount(amount) ?? 0n);
  return {
    name: typed.name,
    terms: typed.terms,
    percent: Number(typed.percent),
    firstOnly: typed.firstOnly,
    cap: minor(typed.cap),
    least: minor(typed.least),
    wagerTimes: Number(typed.wagerTimes),
    days: Number(typed.days),
    largestBetPercent: typed.largestBetPercent === '' ? null : Number(typed.largestBetPercent),
    contribution: contributionOf(typed),
    uses: typed.usesTimes === '' ? null : { times: Number(typed.usesTimes), days: Number(typed.usesDays) },
    validFrom: typed.validFrom === '' ? null : fromLocalInput(typed.validFrom),
    validUntil: typed.validUntil === '' ? null : fromLocalInput(typed.validUntil),
    enabled: before?.enabled ?? false,
    version: before?.version ?? 0,
  };
}

/** What the gateway is asked about the cost; nothing while a field that decides it is wrong. */
export function toCostQuestion(typed: OfferFormValues): BonusCostQuestion | undefined {
  const wrong = invalidFields(typed);
  if (
    [...wrong].some(
      (field) =>
        field === 'cap' ||
        field === 'wagerTimes' ||
        field === 'games' ||
        field.startsWith('shares.') ||
        field.startsWith('highReturn'),
    )
  )
    return undefined;
  const { cap, wagerTimes, contribution } = fromFormValues(typed, undefined);
  return { cap, wagerTimes, contribution };
}

function isWithinBounds(field: NumericField, typed: string): boolean {
  if (typed === '' && mayBeEmpty.has(field)) return true;
  const [least, most] = bounds[field];
  return /^[0-9]{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
}

/** Minor units as somebody types them. */
export function toPlainAmount(minor: string): string {
  const [whole, rest] = [BigInt(minor) / 100n, BigInt(minor) % 100n];
  return rest === 0n ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
}

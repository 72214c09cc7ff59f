import { gameCategories, type GameCategory } from '@pavilion/api/calls/games';
import type { RebateRate, RebateTerms } from '@pavilion/api/staff';
import { parseAmount } from '@pavilion/money';
import { toPlainAmount } from '../../bonuses/offer-form-values';

/** What comes back of a day's play, as somebody types it: rates in per cent, amounts in whole units. */
export interface RebateFormValues {
  /** Empty for nothing. */
  rates: Record<GameCategory, string>;
  /** Vendors with a rate of their own, a line each: `RNG:studio 0.5`. */
  vendors: string;
  /** What each rank adds, from the first one on, with spaces between. */
  byRank: string;
  least: string;
  most: string;
  lapseDays: string;
}

/** The highest rate, in hundredths of a per cent. */
const HIGHEST = 1000;
const MOST_RANKS = 20;
const LONGEST_DAYS = 30;

export const emptyRebate: RebateFormValues = {
  rates: ratesOf(() => ''),
  vendors: '',
  byRank: '',
  least: '',
  most: '',
  lapseDays: '7',
};

export function toRebateValues({ rates, byRank, least, most, lapseDays }: RebateTerms): RebateFormValues {
  const own = rates.filter(({ vendor }) => vendor !== undefined);
  return {
    rates: ratesOf((category) => {
      const known = rates.find((each) => each.category === category && each.vendor === undefined);
      return known ? String(known.rate / 100) : '';
    }),
    vendors: own.map(({ category, vendor, rate }) => `${category}:${vendor} ${rate / 100}`).join('\n'),
    byRank: byRank.map((rate) => String(rate / 100)).join(' '),
    least: toPlainAmount(least),
    most: toPlainAmount(most),
    lapseDays: String(lapseDays),
  };
}

export function invalidRebate({ rates, vendors, byRank, ...bounds }: RebateFormValues): ReadonlySet<string> {
  const wrong = new Set(invalidBounds(bounds));
  for (const category of gameCategories)
    if (rates[category] !== '' && readRate(rates[category]) === undefined) wrong.add(`rates.${category}`);
  if (readVendors(vendors).includes(undefined)) wrong.add('vendors');
  const ranks = readRanks(byRank);
  if (ranks.includes(undefined) || ranks.length > MOST_RANKS) wrong.add('byRank');
  if (gameCategories.every((category) => rates[category] === '') && vendors.trim() === '') wrong.add('rates.RNG');
  return wrong;
}

function invalidBounds({ least, most, lapseDays }: Pick<RebateFormValues, 'lapseDays' | 'least' | 'most'>): string[] {
  const [lowest, highest] = [parseAmount(least), parseAmount(most)];
  const days = /^[0-9]{1,2}$/.test(lapseDays) ? Number(lapseDays) : 0;
  return [
    ...(lowest === undefined ? ['least'] : []),
    ...(highest === undefined || highest < (lowest ?? 0n) ? ['most'] : []),
    ...(days < 1 || days > LONGEST_DAYS ? ['lapseDays'] : []),
  ];
}

/** What is sent, once nothing is wrong. */
export function rebateTermsOf({ rates, vendors, byRank, least, most, lapseDays }: RebateFormValues): RebateTerms {
  const inCategories = gameCategories
    .filter((category) => rates[category] !== '')
    .map((category) => ({ category, rate: readRate(rates[category]) ?? 0 }));
  return {
    rates: [...inCategories, ...readVendors(vendors).filter((each) => each !== undefined)],
    byRank: readRanks(byRank).map((rate) => rate ?? 0),
    least: String(parseAmount(least) ?? 0n),
    most: String(parseAmount(most) ?? 0n),
    lapseDays: Number(lapseDays),
  };
}

/** `0.25` as hundredths of a per cent; nothing when it is no such number. */
function readRate(typed: string): number | undefined {
  const [, whole, part = ''] = /^([0-9]{1,2})(?:\.([0-9]{1,2}))?$/.exec(typed) ?? [];
  const rate = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return whole === undefined || rate > HIGHEST ? undefined : rate;
}

function readRanks(typed: string): (number | undefined)[] {
  return typed.split(/\s+/).filter(Boolean).map(readRate);
}

function readVendors(typed: string): (RebateRate | undefined)[] {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, named = '', vendor, rate = ''] = /^\s*([A-Za-z]+):(\S{1,40})\s+(\S+?)\s*%?\s*$/.exec(line) ?? [];
    const category = gameCategories.find((each) => each === named.toUpperCase());
    const read = readRate(rate);
    return category && vendor && read !== undefined ? { category, vendor: vendor.toLowerCase(), rate: read } : undefined;
  });
}

function ratesOf(rateOf: (category: GameCategory) => string): Record<GameCategory, string> {
  return Object.fromEntries(gameCategories.map((category) => [category, rateOf(category)])) as Record<GameCategory, string>;
}

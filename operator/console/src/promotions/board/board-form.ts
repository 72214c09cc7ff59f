import type { BoardTerms } from '@pavilion/api/staff';
import { gameCategories } from '@pavilion/api/games';
import { formatMinor, parseAmount } from '@pavilion/money';
import type { TermsForm } from '../terms-form';
import { BoardFields } from './BoardFields';
import type { BoardValues } from './board-values';
import { prizesOf, toPrizeLines } from './prize-lines';

/** Who is ahead in a period, by what, and what places win. */
export const boardForm: TermsForm<BoardTerms, BoardValues> = {
  empty: { period: 'weekly', by: 'stake', leastStake: '', categories: '', vendors: '', least: '', prizes: '' },
  toTyped: ({ period, by, leastStake, categories = [], vendors = [], least, prizes }) => ({
    period,
    by,
    leastStake: leastStake === undefined ? '' : typedAmount(leastStake),
    categories: categories.join(' '),
    vendors: vendors.join(' '),
    least: typedAmount(least),
    prizes: toPrizeLines(prizes, typedAmount),
  }),
  invalidFields,
  toTerms: ({ period, by, leastStake, categories, vendors, least, prizes }) => ({
    period,
    by,
    ...(by === 'multiplier' && { leastStake: String(parseAmount(leastStake)) }),
    ...(categories.trim() !== '' && { categories: wordsOf(categories) as NonNullable<BoardTerms['categories']> }),
    ...(vendors.trim() !== '' && { vendors: wordsOf(vendors) }),
    least: String(parseAmount(least)),
    prizes: prizesOf(prizes) ?? [],
  }),
  Fields: BoardFields,
};

function invalidFields({ by, leastStake, categories, vendors, least, prizes }: BoardValues): ReadonlySet<string> {
  const known = new Set<string>(gameCategories);
  const faults: Readonly<Record<string, boolean>> = {
    leastStake: by === 'multiplier' && !isAmount(leastStake),
    categories: wordsOf(categories).some((category) => !known.has(category)),
    vendors: wordsOf(vendors).some((vendor) => vendor.length > 16),
    least: !isAmount(least),
    prizes: prizesOf(prizes) === undefined,
  };
  return new Set(Object.keys(faults).filter((field) => faults[field]));
}

function wordsOf(typed: string): string[] {
  return [
    ...new Set(
      typed
        .toUpperCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ];
}

function isAmount(typed: string): boolean {
  const amount = parseAmount(typed);
  return amount !== undefined && amount > 0n;
}

function typedAmount(minor: string): string {
  return formatMinor(BigInt(minor), { symbol: '', locale: 'en' }).replace(/[^\d.]/g, '');
}

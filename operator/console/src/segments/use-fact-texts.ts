import type { SegmentFactType, SegmentOperation } from '@pavilion/api/staff';
import { type MessageId, useTexts } from '../messages';

const NAMES: Readonly<Record<string, MessageId>> = {
  level: 'segments.fact.level',
  country: 'segments.fact.country',
  currency: 'segments.fact.currency',
  language: 'segments.fact.language',
  'deposit-count': 'segments.fact.depositCount',
  'deposit-sum': 'segments.fact.depositSum',
  'counted-play': 'segments.fact.countedPlay',
  'last-seen': 'segments.fact.lastSeen',
  registered: 'segments.fact.registered',
  'mobile-confirmed': 'segments.fact.mobileConfirmed',
  tags: 'segments.fact.tags',
};

/** What may be asked of a fact of each type, the first unless another is chosen. */
export const operationsOf: Readonly<Record<SegmentFactType, readonly SegmentOperation[]>> = {
  number: ['at-least', 'at-most', 'exactly'],
  date: ['within', 'before'],
  text: ['one-of'],
  set: ['any-of', 'all-of'],
  flag: ['is'],
};

/** How facts are called: by our words, and one that has none by its key. */
export function useFactName(): (fact: string) => string {
  const t = useTexts();
  return (fact) => {
    const name = NAMES[fact];
    return name ? t(name) : fact;
  };
}

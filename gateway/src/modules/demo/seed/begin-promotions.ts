import type { SegmentRule } from '@pavilion/api/staff';
import { DAY_MS } from '@pavilion/time';
import { DomainError } from '../../../platform/errors';
import type { Brands } from '../../control/brands';
import type { PromotionRules } from '../../money/promotion-rules';
import type { Segments } from '../../money/segments';
import { demoActivities } from './demo-activities';
import { demoCampaigns } from './demo-campaigns';

/** Who of the demo's operators asked, and who agreed. */
export const DEMO_STAFF = { asked: 'asha', agreed: 'kabir' } as const;

/** For how long the rules have held when the demo begins. */
const OPEN_DAYS = 45;
const REASON = 'What the brand begins with';
/** A perfect player gains by what is given without play: two agreed to as little as can be named. */
const WITHOUT_PLAY = 1;

interface Dependencies {
  brands: Pick<Brands, 'byCode'>;
  promotionRules: Pick<PromotionRules, 'begin'>;
  segments: Pick<Segments, 'write' | 'tag'>;
}

/** Gives a brand activities, campaigns and segments. What is there by that name is left as it is. */
export async function beginPromotions(
  { brands, promotionRules, segments }: Dependencies,
  { brand, day }: { brand: string; day: Date },
): Promise<void> {
  const since = new Date(day.getTime() - OPEN_DAYS * DAY_MS);
  const currency = brands.byCode(brand)?.currency;
  if (currency === undefined) return;
  for (const { code, ...rule } of demoActivities(currency, day)) {
    const agreed = rule.terms.leastPlay === null ? { agreedGain: WITHOUT_PLAY } : {};
    const first = { wanted: { ...rule, reason: REASON }, who: DEMO_STAFF.agreed, since, ...agreed };
    await promotionRules.begin({ brand, kind: 'activity', code }, first);
  }
  for (const { code, ...rule } of demoCampaigns(currency))
    await promotionRules.begin(
      { brand, kind: 'campaign', code },
      { wanted: { ...rule, reason: REASON }, who: DEMO_STAFF.agreed, since },
    );
  for (const { code, ...segment } of SEGMENTS) await writeOnce(segments, brand, code, segment);
}

const SEGMENTS: readonly { code: string; name: { bn: string; en: string }; rule: SegmentRule }[] = [
  {
    code: 'gold-and-above',
    name: { en: 'Gold and above', bn: 'গোল্ড ও তার ওপরে' },
    rule: { match: 'all', of: [{ fact: 'level', op: 'at-least', value: '2', days: null }] },
  },
  {
    code: 'guests-of-honour',
    name: { en: 'Guests of honour', bn: 'সম্মানিত অতিথি' },
    rule: { match: 'all', of: [{ fact: 'tags', op: 'any-of', values: ['guest-of-honour'] }] },
  },
];

async function writeOnce(
  segments: Dependencies['segments'],
  brand: string,
  code: string,
  segment: Omit<(typeof SEGMENTS)[number], 'code'>,
): Promise<void> {
  const wanted = { ...segment, enabled: true, version: 0, reason: REASON };
  await segments.write(brand, code, wanted, DEMO_STAFF.asked).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'segments.conflict')) throw error;
  });
}

/** Marks members whom the segment of guests asks about. */
export async function tagGuests({ segments }: Pick<Dependencies, 'segments'>, brand: string, accounts: string[]): Promise<void> {
  const wanted = { tag: 'guest-of-honour', give: true, accounts, reason: 'Invited to the anniversary' };
  await segments.tag(brand, wanted, DEMO_STAFF.asked);
}

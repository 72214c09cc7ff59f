import { gameCategories } from '@pavilion/api/games';
import type { CampaignTerms } from '@pavilion/api/staff';
import { demoMoney, type DemoRule } from './demo-rules';

/** What members type for `promo-code`; the README names it. */
export const DEMO_PROMO_CODE = 'LANTERN2026';

/** Campaigns; what they bring is free once ten times as much has counted, as with the offers that brands begin with. */
export function demoCampaigns(currency: string): DemoRule<CampaignTerms>[] {
  const money = demoMoney(currency);
  const staked = { receivers: null, days: 30, wagerTimes: 10, largestBetPercent: null, contribution: CONTRIBUTION };
  return [
    {
      code: 'lantern-gift',
      name: { en: 'Lantern gift', bn: 'লণ্ঠন উপহার' },
      about: {
        en: 'For whoever has our code. The bonus waits until ten times as much has counted; a round counts 5 or 6% of what you win or lose in it, in games that return more than 97.5% at most 2%. Your own money stays free.',
        bn: 'যাঁর কাছে আমাদের কোড আছে তাঁর জন্য। বোনাসের দশ গুণ গোনা না হওয়া পর্যন্ত তা আলাদা থাকে; রাউন্ডে যত জেতেন বা হারেন তার ৫ বা ৬% গোনা হয়, যেসব গেম ৯৭.৫%-এর বেশি ফেরত দেয় সেগুলোর সর্বোচ্চ ২%। নিজের টাকা আটকায় না।',
      },
      terms: {
        ...staked,
        groups: [{ need: 'all', triggers: [{ on: 'promo-code', codes: [DEMO_PROMO_CODE] }] }],
        gives: { kind: 'fixed', amount: money(100) },
        segment: null,
        uses: { times: 1, days: 365 },
        claimDays: 30,
      },
    },
    {
      code: 'on-top',
      name: { en: 'A fifth on top', bn: 'জমার ওপর পাঁচ ভাগের এক ভাগ' },
      about: {
        en: 'For those who play every week: a fifth of a deposit on top, once in seven days. It waits until ten times as much has counted; a round counts 5 or 6% of what you win or lose in it, in games that return more than 97.5% at most 2%.',
        bn: 'যাঁরা প্রতি সপ্তাহে খেলেন তাঁদের জন্য: জমার পাঁচ ভাগের এক ভাগ বাড়তি, সাত দিনে একবার। দশ গুণ গোনা না হওয়া পর্যন্ত তা আলাদা থাকে; রাউন্ডে যত জেতেন বা হারেন তার ৫ বা ৬% গোনা হয়, যেসব গেম ৯৭.৫%-এর বেশি ফেরত দেয় সেগুলোর সর্বোচ্চ ২%।',
      },
      terms: {
        ...staked,
        groups: [{ need: 'all', triggers: [{ on: 'deposit', nth: null, least: money(200), methods: null }] }],
        gives: { kind: 'deposit', percent: 20, cap: money(500) },
        segment: 'regulars',
        uses: { times: 1, days: 7 },
        claimDays: 30,
      },
    },
    {
      code: 'week-cashback',
      name: { en: 'Cashback of the week', bn: 'সপ্তাহের ক্যাশব্যাক' },
      about: {
        en: 'For those who play every week: a twentieth of what you lost in the last seven days. It waits until ten times as much has counted; a round counts 5 or 6% of what you win or lose in it, in games that return more than 97.5% at most 2%.',
        bn: 'যাঁরা প্রতি সপ্তাহে খেলেন তাঁদের জন্য: গত সাত দিনে যা হেরেছেন তার বিশ ভাগের এক ভাগ। দশ গুণ গোনা না হওয়া পর্যন্ত তা আলাদা থাকে; রাউন্ডে যত জেতেন বা হারেন তার ৫ বা ৬% গোনা হয়, যেসব গেম ৯৭.৫%-এর বেশি ফেরত দেয় সেগুলোর সর্বোচ্চ ২%।',
      },
      terms: {
        ...staked,
        groups: [{ need: 'all', triggers: [{ on: 'sign-in' }] }],
        gives: { kind: 'cashback', percent: 5, cap: money(1_000), least: money(100), days: 7 },
        segment: 'regulars',
        uses: { times: 1, days: 7 },
        claimDays: 7,
      },
    },
  ];
}

/** What a round counts of its stake: as little as with the weekly offer of the brands, so that nobody gains by playing as well as can be. */
const CONTRIBUTION: CampaignTerms['contribution'] = {
  categories: Object.fromEntries(
    gameCategories.map((category) => [category, category === 'LIVE' || category === 'LOTT' ? 5 : 6]),
  ) as CampaignTerms['contribution']['categories'],
  games: [],
  highReturn: { above: 9_750, share: 2 },
};

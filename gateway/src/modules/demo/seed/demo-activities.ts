import type { ActivityTerms } from '@pavilion/api/staff';
import { DAY_MS } from '@pavilion/time';
import { demoMoney, type DemoRule, type Money } from './demo-rules';

type DemoActivity = DemoRule<ActivityTerms>;

const PLAIN = {
  window: { from: null, until: null },
  join: false,
  apply: null,
  receivers: null,
  perMember: 'once',
  leastPlay: null,
  claimDays: 30,
} as const;

/** Activities of which each stands otherwise for somebody who looks around: together they give 0.11 % of what counts, and four of them a little for nothing. */
export function demoActivities(currency: string, day: Date): DemoActivity[] {
  const money = demoMoney(currency);
  return [...playedFor(money), thanks(money), ...appliedFor(money), fair(money, day)];
}

function playedFor(money: Money): DemoActivity[] {
  const played = { ...PLAIN, join: true, leastPlay: money(10_000) };
  return [
    {
      code: 'warm-up',
      name: { en: 'Warm-up', bn: 'হাত গরম' },
      about: {
        en: 'Join, then play: games of every kind count. Once for each member.',
        bn: 'যোগ দিন, তারপর খেলুন: সব ধরনের খেলাই গোনা হয়। প্রত্যেকে একবার পাবেন।',
      },
      terms: { ...played, gives: money(4) },
    },
    {
      code: 'quiet-evening',
      name: { en: 'A quiet evening', bn: 'শান্ত সন্ধ্যা' },
      about: {
        en: 'Join, and play at your own pace. There is no last day.',
        bn: 'যোগ দিন, নিজের মতো করে খেলুন। কোনো শেষ দিন নেই।',
      },
      terms: { ...played, gives: money(3) },
    },
  ];
}

function thanks(money: Money): DemoActivity {
  return {
    code: 'thank-you',
    name: { en: 'A small thank-you', bn: 'ছোট্ট একটা ধন্যবাদ' },
    about: {
      en: 'For being here. There is nothing to play for it, and it is yours at once.',
      bn: 'আমাদের সঙ্গে থাকার জন্য। এর জন্য কিছু খেলতে হয় না, নিলেই আপনার।',
    },
    terms: { ...PLAIN, gives: money(20), receivers: 2_000 },
  };
}

/** An operator looks at what came. */
function appliedFor(money: Money): DemoActivity[] {
  const said = { ...PLAIN, apply: { comment: true, pictures: 0 } };
  return [
    {
      code: 'favourite-corner',
      name: { en: 'Your favourite corner', bn: 'আপনার প্রিয় কোণ' },
      about: {
        en: 'Show us where you like to play: a picture or two, and a few words. We look at each of them.',
        bn: 'কোথায় বসে খেলতে ভালো লাগে, আমাদের দেখান: একটা-দুটো ছবি, আর অল্প কথা। প্রতিটিই আমরা দেখি।',
      },
      terms: { ...said, apply: { comment: true, pictures: 2 }, gives: money(100), receivers: 50 },
    },
    {
      code: 'your-idea',
      name: { en: 'Your idea for us', bn: 'আপনার পরামর্শ' },
      about: {
        en: 'Tell us in a few words what we could do better. Whose idea we use is thanked for it.',
        bn: 'আমরা কী আরও ভালো করতে পারি, অল্প কথায় জানান। যাঁর পরামর্শ কাজে লাগে, তাঁকে ধন্যবাদ জানাই।',
      },
      terms: { ...said, gives: money(50), receivers: 100 },
    },
    {
      code: 'word-about-a-game',
      name: { en: 'A word about a game', bn: 'একটি গেমের কথা' },
      about: {
        en: 'Tell others what you like about a game, in a few words that we may show on the site.',
        bn: 'কোনো গেমের কী ভালো লাগে, অন্যদের জন্য অল্প কথায় লিখুন, যা আমরা সাইটে দেখাতে পারি।',
      },
      terms: { ...said, gives: money(30), receivers: 100 },
    },
  ];
}

/** Announced, and to come. */
function fair(money: Money, day: Date): DemoActivity {
  return {
    code: 'winter-fair',
    name: { en: 'Winter fair', bn: 'শীতের মেলা' },
    about: {
      en: 'Two weeks of the fair: join once it opens, and play as you usually do.',
      bn: 'দুই সপ্তাহের মেলা: শুরু হলে যোগ দিন, আর যেমন খেলেন তেমনই খেলুন।',
    },
    terms: {
      ...PLAIN,
      join: true,
      leastPlay: money(10_000),
      window: { from: inDays(day, 21), until: inDays(day, 35) },
      gives: money(4),
    },
  };
}

function inDays(day: Date, days: number): string {
  return new Date(day.getTime() + days * DAY_MS).toISOString();
}

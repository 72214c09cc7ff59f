import { gameCategories } from '@pavilion/api/calls/games';
import type { CampaignTerms, LevelTerms, RebateTerms } from '@pavilion/api/staff';
import { openTerms } from '../testing/open-terms';

const benefits = { withdrawalDay: 100, withdrawalRequest: 100, rankBonus: '0', birthdayBonus: '0', fasterReview: false };
const free = { label: { bn: 'ব্রোঞ্জ', en: 'Bronze' }, stake: '0', deposits: '0', days: 0, benefits };
const above = {
  ...{ label: { bn: 'সিলভার', en: 'Silver' }, stake: '500000', deposits: '20000', days: 2 },
  benefits: { withdrawalDay: 150, withdrawalRequest: 120, rankBonus: '1000', birthdayBonus: '500', fasterReview: true },
};
const ladder: LevelTerms = { ranks: [free, above], keepShare: 30, warningDays: 7 };
const rebate: RebateTerms = {
  rates: [
    { category: 'RNG', rate: 40 },
    { category: 'RNG', vendor: 'studio', rate: 50 },
  ],
  ...{ byRank: [0, 10, 25], least: '100', most: '500000', lapseDays: 7 },
};

describe('the terms of a ladder', () => {
  it('are sent as they were read, and have no rebate: where that is written is said', async () => {
    const { drawer, save } = await openTerms('level', 'ladder', ladder);

    expect(drawer.getByText('What a rank adds to the rebate is written with the rebate.')).toBeInTheDocument();
    expect(drawer.queryByLabelText(/^Rebate/)).toBeNull();
    expect(await save()).toEqual(ladder);
  });

  it.each([
    [/^Share to keep a rank/, '101', 0, 'A whole number from 0 to 100.'],
    [/^Days of warning/, '0', 0, 'A whole number from 1 to 14.'],
    [/^Days needed in a month/, '29', 1, 'A whole number from 0 to 28.'],
    [/^Daily withdrawal/, '99', 1, 'A whole number from 100 to 1,000.'],
  ] as const)('point at %s where it cannot be', async (label, text, nth, said) => {
    const { drawer, user, type } = await openTerms('level', 'ladder', ladder);

    const field = await type(label, text, nth);
    await user.click(drawer.getByRole('button', { name: 'Save' }));

    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(said));
  });
});

describe('the terms of a rebate', () => {
  it('are sent as they were read, and with what each rank adds as it is typed', async () => {
    const { save, type } = await openTerms('rebate', 'daily', rebate);

    await type(/^Added by rank/, '0 0.2 0.35');

    expect(await save()).toEqual({ ...rebate, byRank: [0, 20, 35] });
  });

  it('point at what ranks add where it cannot be', async () => {
    const { drawer, user, type } = await openTerms('rebate', 'daily', rebate);

    const field = await type(/^Added by rank/, '0 11');
    await user.click(drawer.getByRole('button', { name: 'Save' }));

    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining('At most 20 rates of 0 to 10'));
  });
});

describe('the terms of a campaign', () => {
  const campaign: CampaignTerms = {
    groups: [
      {
        need: 'any',
        triggers: [
          { on: 'mission', code: 'daily-round' },
          { on: 'mission', code: null },
          { on: 'level', rank: 2 },
        ],
      },
    ],
    gives: { kind: 'fixed', amount: '10000' },
    ...{ segment: null, receivers: null, uses: { times: 1, days: 30 }, claimDays: 7, days: 14, wagerTimes: 10 },
    largestBetPercent: 25,
    contribution: {
      categories: Object.fromEntries(
        gameCategories.map((category) => [category, 6]),
      ) as CampaignTerms['contribution']['categories'],
      games: [],
    },
  };

  it('name missions and ranks, and are sent as they were read', async () => {
    const { drawer, save } = await openTerms('campaign', 'autumn', campaign);

    expect(drawer.getAllByLabelText(/^Mission$/).map((field) => (field as HTMLInputElement).value)).toEqual(['daily-round', '']);
    expect(drawer.getByLabelText(/^From rank/)).toHaveValue('2');
    expect(await save()).toEqual(campaign);
  });

  it('are sent with the most that becomes own money, and without it where nothing is typed', async () => {
    const { save, type } = await openTerms('campaign', 'autumn', { ...campaign, largestConversion: '3000' });

    await type(/^Own money at most/, '25.50');
    expect(await save()).toEqual({ ...campaign, largestConversion: '2550' });
  });

  it('say no more how much becomes own money once that is emptied', async () => {
    const { drawer, user, save } = await openTerms('campaign', 'autumn', { ...campaign, largestConversion: '3000' });

    const field = drawer.getByLabelText(/^Own money at most/);
    expect(field).toHaveValue('30');
    await user.clear(field);
    expect(await save()).toEqual(campaign);
  });

  it('point at an own money that is nothing, and ask for none of rounds', async () => {
    const { drawer, user, type } = await openTerms('campaign', 'autumn', campaign);

    const field = await type(/^Own money at most/, '0');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(field).toBeInvalid();

    await user.selectOptions(drawer.getByLabelText('What it gives'), 'Free rounds');
    expect(drawer.queryByLabelText(/^Own money at most/)).toBeNull();
  });

  it('give free rounds without asking for stakes, and point at what cannot be', async () => {
    const { drawer, user, save, type } = await openTerms('campaign', 'autumn', campaign);

    await user.selectOptions(drawer.getByLabelText('What it gives'), 'Free rounds');
    expect(drawer.queryByLabelText('To be staked, times')).toBeNull();
    expect(drawer.queryByLabelText(/^Slots/)).toBeNull();
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(drawer.getByLabelText(/^Codes of the games/)).toBeInvalid();
    await type('Rounds', '20');
    await type(/^Codes of the games/, 'dice, mango-season');
    await type(/^Stake of each round/, '2.50');

    expect(await save()).toMatchObject({
      gives: { kind: 'freeRounds', vendor: 'studio', games: ['dice', 'mango-season'], rounds: 20, stake: '250' },
      wagerTimes: 1,
      largestBetPercent: null,
    });
  });

  it('are sent with the mission and the rank that were typed', async () => {
    const { save, type } = await openTerms('campaign', 'autumn', campaign);

    await type(/^Mission$/, 'Weekly-slots');
    await type(/^From rank/, '5');

    const { groups } = (await save()) as CampaignTerms;
    expect(groups[0]?.triggers).toEqual([
      { on: 'mission', code: 'weekly-slots' },
      { on: 'mission', code: null },
      { on: 'level', rank: 5 },
    ]);
  });

  it.each([
    [/^Mission$/, 'a mission'],
    [/^From rank/, '0'],
  ])('point at %s where it cannot be', async (label, text) => {
    const { drawer, user, type } = await openTerms('campaign', 'autumn', campaign);

    const field = await type(label, text);
    await user.click(drawer.getByRole('button', { name: 'Save' }));

    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Check the amount, the number or the code'));
  });
});

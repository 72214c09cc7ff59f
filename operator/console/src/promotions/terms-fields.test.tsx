import type { LevelTerms, RebateTerms } from '@pavilion/api/staff';
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

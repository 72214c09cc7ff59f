import { bonuses, forfeitBonus } from '@pavilion/api/calls/bonuses';
import { campaigns, claimBonusCode, claimCampaign } from '@pavilion/api/calls/campaigns';
import type { Campaign } from '@pavilion/api/campaigns';
import { freeRounds } from '@pavilion/api/calls/free-rounds';
import type { FreeRounds, FreeRoundsValue } from '@pavilion/api/free-rounds';
import type { BonusesValue, Bonus } from '@pavilion/api/bonuses';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import bengali from '../../messages/bn.json';
import messages from '../../messages/en.json';
import { BonusesScreen } from './BonusesScreen';

const running: Bonus = {
  id: 'b-1',
  depositId: 'd-1',
  state: 'active',
  amount: '25000',
  currency: 'BDT',
  largestBet: '6250',
  name: { bn: 'জমার ওপর চার ভাগের এক ভাগ', en: 'A quarter on top' },
  terms: { bn: 'সব শর্ত এখানে।', en: 'Everything that holds.' },
  wager: { needed: '200000', done: '50000', left: '150000' },
  givenAt: '2026-03-02T08:00:00Z',
  until: '2026-03-16T08:00:00Z',
};
const cancelled: Bonus = {
  ...running,
  id: 'b-2',
  state: 'cancelled',
  endedAt: '2026-02-20T08:00:00Z',
  reason: 'Two accounts of one person',
};
const freed: Bonus = { ...running, id: 'b-3', state: 'released', endedAt: '2026-02-01T08:00:00Z' };

function open({
  value = {},
  rounds = {},
  confirms = true,
  locale = 'en',
  member = aMember(),
  there = [],
  lost,
}: Partial<Opened> = {}) {
  const http = new FakeGateway()
    .answer(freeRounds, { open: [], over: [], ...rounds })
    .answer(bonuses, lost ? OFFLINE : { active: running, list: [], next: null, ...value })
    .answer(campaigns, { campaigns: there })
    .answer(forfeitBonus('b-1'), { ...running, state: 'forfeited' });
  const texts = locale === 'bn' ? bengali : messages;
  return { http, ...renderWithHost(<BonusesScreen />, { http, messages: texts, locale, member, confirms }) };
}
interface Opened {
  value: Partial<BonusesValue>;
  rounds: Partial<FreeRoundsValue>;
  confirms: boolean;
  locale: 'bn' | 'en';
  member: ReturnType<typeof aMember>;
  there: Campaign[];
  lost: boolean;
}
const OFFLINE = new CallError('network.abnormal', 'Network link abnormal. Please try again.');

describe('somebody with a bonus', () => {
  it('sees in words and as a bar how far it is, until when it runs, and its terms', async () => {
    const { container } = open();

    expect(await screen.findByRole('heading', { name: 'A quarter on top' })).toBeInTheDocument();
    const bar = screen.getByRole('progressbar', { name: 'Wagering progress' });
    expect(bar).toHaveAttribute('value', '0.25');
    expect(bar).toHaveAttribute('aria-valuetext', '৳500.00 of ৳2,000.00');
    expect(screen.getByText(/Bet another ৳1,500.00 of your own money, and ৳250.00 moves to your balance/)).toBeInTheDocument();
    expect(screen.getByText('Runs until').nextSibling).toHaveTextContent(/16 March 2026/);
    expect(screen.getByText('Bets that count').nextSibling).toHaveTextContent('up to ৳62.50 each');
    expect(screen.getByText('Everything that holds.')).toBeInTheDocument();
    expect(screen.getByText('What counts?').nextSibling).toHaveTextContent('Bets of all games, whole.');
    expect(screen.getByText('Can I withdraw now?').nextSibling).toHaveTextContent(
      /^The bonus locks nothing: .* told with your balance/,
    );
    expect(screen.getByText('What could I lose?').nextSibling).toHaveTextContent(
      /Only the bonus.*16 March 2026.*Nothing of your own money/,
    );
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('sees how much of which games counts, and what an earlier bonus left to make good', async () => {
    const shares = {
      categories: [{ category: 'RNG' as const, share: 20 }],
      games: [{ name: { bn: 'লণ্ঠন পাশা', en: 'Lantern Dice' }, share: 5 }],
      highReturn: { above: 9_750, share: 5 },
    };
    open({ value: { active: { ...running, shares, carried: '50000' }, list: [{ ...freed, owed: '12000' }] } });

    expect(await screen.findByText('Another ৳1,500.00 has to count, and ৳250.00 moves to your balance.')).toBeInTheDocument();
    expect(screen.getByText('From an earlier bonus').nextSibling).toHaveTextContent('৳500.00');
    expect(screen.getByText('Slots').nextSibling).toHaveTextContent('20%');
    expect(screen.getByText('Lantern Dice').nextSibling).toHaveTextContent('5%');
    expect(screen.getByText('Games that return more than 97.5%').nextSibling).toHaveTextContent(/^5%$/);
    expect(screen.getByText(/৳120.00 is added to your next bonus/)).toBeInTheDocument();
  });

  it('reads all of it in Bengali, also that games of a kind which counts less count no more for what they return', async () => {
    const categories = [{ category: 'LOTT' as const, share: 0 }];
    const shares = { categories, games: [], highReturn: { above: 9_875, share: 5 } };
    open({ locale: 'bn', value: { active: { ...running, shares } } });

    expect(await screen.findByRole('heading', { name: 'জমার ওপর চার ভাগের এক ভাগ' })).toBeInTheDocument();
    expect(screen.getByText('৯৮.৭৫%-এর বেশি ফেরত দেয় এমন গেম').nextSibling).toHaveTextContent('সর্বোচ্চ ৫%');
    expect(screen.getByText(/আপনার ব্যালেন্সে চলে আসবে/)).toBeInTheDocument();
  });

  it('with several sees which is fed first, which after it, and each with a way to give it up', async () => {
    const next = {
      ...running,
      id: 'b-9',
      name: { bn: 'স্বাগত', en: 'Welcome bonus' },
      wager: { needed: '100000', done: '0', left: '100000' },
    };
    const { container } = open({ value: { active: running, queue: [next] } });

    const waiting = within(await screen.findByRole('region', { name: 'Welcome bonus' }));
    expect(waiting.getByText('Next in line')).toBeInTheDocument();
    expect(waiting.getByText(/^Rounds feed “A quarter on top” first/)).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'A quarter on top' })).getByText('Active')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Give up the bonus' })).toHaveLength(2);
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('sees how far it is as soon as the platform has counted', async () => {
    const { http, host } = open();
    await screen.findByText('৳500.00 of ৳2,000.00');
    http.answer(bonuses, {
      active: { ...running, wager: { needed: '200000', done: '60000', left: '140000' } },
      list: [],
      next: null,
    });

    act(() => host.events.emit('bonus.changed', { id: 'b-1' }));

    expect(await screen.findByText('৳600.00 of ৳2,000.00')).toBeInTheDocument();
  });

  it('gives it up after a question, and sees that it is over', async () => {
    const { user, http, host } = open();
    const button = await screen.findByRole('button', { name: 'Give up the bonus' });
    http.answer(bonuses, { active: null, list: [{ ...running, state: 'forfeited', endedAt: '2026-03-03T08:00:00Z' }], next: null });
    await user.click(button);

    expect(await screen.findByText('You gave it up at ৳500.00 of ৳2,000.00')).toBeInTheDocument();
    expect(screen.getByText('No active bonus')).toBeInTheDocument();
    expect(http.inputsOf(forfeitBonus('b-1'))).toHaveLength(1);
    expect(host.questions).toEqual(['Give up the bonus of ৳250.00?']);
  });

  it('keeps it when they think better of it', async () => {
    const { user, http } = open({ confirms: false });
    await user.click(await screen.findByRole('button', { name: 'Give up the bonus' }));

    expect(http.inputsOf(forfeitBonus('b-1'))).toEqual([]);
  });

  it('is told when it had ended in the meantime', async () => {
    const { user, http } = open();
    http.answer(forfeitBonus('b-1'), new CallError('bonuses.closed', 'This bonus has already ended.'));
    await user.click(await screen.findByRole('button', { name: 'Give up the bonus' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('This bonus has already ended.');
    await waitFor(() => expect(http.inputsOf(bonuses).length).toBeGreaterThan(1));
  });
});

describe('somebody without one', () => {
  it('learns where bonuses come from', async () => {
    const { container } = open({ value: { active: null } });

    expect(await screen.findByText('No active bonus')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Earlier bonuses' })).not.toBeInTheDocument();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('sees how earlier ones ended, why, and more of them on request', async () => {
    const { user, http } = open({ value: { active: null, list: [cancelled], next: 'b-2' } });
    expect(await screen.findByText('Two accounts of one person')).toBeInTheDocument();
    expect(screen.getByText('Cancelled')).toBeInTheDocument();

    http.answer(bonuses, { active: null, list: [freed], next: null });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Moved to your balance')).toBeInTheDocument();
    expect(http.inputsOf(bonuses).at(-1)).toEqual({ before: 'b-2' });
  });

  it('without a network can try again, and still has the rest of the page', async () => {
    const { user, http } = open({ lost: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Network link abnormal.');
    expect(screen.getByRole('textbox', { name: 'Do you have a code?' })).toBeVisible();

    http.answer(bonuses, { active: running, list: [], next: null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'A quarter on top' })).toBeVisible();
  });

  it('on a trial account is offered a real one', () => {
    open({ member: aTrialMember() });

    expect(screen.getByText('Free play has no wallet')).toBeInTheDocument();
  });
});

describe('what else brings a bonus', () => {
  const campaign: Campaign = {
    code: 'second-deposit',
    name: { bn: 'দ্বিতীয় জমা', en: 'Second deposit' },
    about: { bn: 'শর্ত', en: 'What holds.' },
    state: 'open',
    groups: [
      {
        need: 'all',
        steps: [
          { on: 'registration', met: true },
          { on: 'deposit', met: false, nth: 2, least: '50000' },
        ],
      },
    ],
    gives: { kind: 'deposit', percent: 50, cap: '40000' },
    uses: { times: 1, days: 30 },
    days: 10,
    wagerTimes: 20,
  };
  const claimable: Campaign = {
    ...campaign,
    state: 'claimable',
    brings: { amount: '30000', wager: '600000' },
    claimUntil: '2026-03-09T08:00:00Z',
  };

  it('is told with what is missing, and can be claimed in one press once nothing is', async () => {
    const { http, user, container, host } = open({ there: [campaign] });
    const line = within(await screen.findByRole('region', { name: 'More bonuses for you' }));
    expect(line.getByText(/50% of the deposit, at most ৳400.00/)).toBeInTheDocument();
    expect(line.getByText(/A deposit of ৳500.00 or more, your deposit number 2/)).toHaveTextContent('missing');
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);

    http.answer(campaigns, { campaigns: [claimable] }).answer(claimCampaign('second-deposit'), running);
    act(() => host.events.emit('deposit.changed', { id: 'd-2' }));
    await user.click(await screen.findByRole('button', { name: 'Claim “Second deposit”' }));

    await waitFor(() => expect(http.inputsOf(claimCampaign('second-deposit'))).toHaveLength(1));
    expect(screen.getByText(/৳300.00\. It is yours once ৳6,000.00/)).toHaveTextContent(/9 March 2026/);
  });

  it.each([
    {
      locale: 'en',
      limit: 'At most ৳100.00 of this bonus becomes your own money. What is above that goes back to us then.',
      moves: /Bet another ৳1,500.00 of your own money, and ৳100.00 moves to your balance/,
      became: '৳100.00 of it became your own money. The rest went back to us, as the terms said.',
    },
    {
      locale: 'bn',
      limit: 'এই বোনাসের সর্বোচ্চ ৳100.00 আপনার নিজের টাকা হবে। বাকিটা তখন আমাদের কাছে ফিরে আসবে।',
      moves: /৳1,500.00 বাজি ধরলে ৳100.00 আপনার ব্যালেন্সে চলে আসবে/,
      became: 'এর ৳100.00 আপনার নিজের টাকা হয়েছে। শর্ত অনুযায়ী বাকিটা আমাদের কাছে ফিরে এসেছে।',
    },
  ] as const)('tells in $locale how much of it becomes own money, before and after', async ({ locale, limit, moves, became }) => {
    const largestConversion = '10000';
    const toClaim = { ...claimable, brings: { amount: '30000', wager: '600000', largestConversion } };
    const limited = { ...campaign, code: 'limited', largestConversion };
    const small = { ...toClaim, code: 'small', largestConversion, brings: { amount: '8000', wager: '160000' } };
    const value = {
      active: { ...running, largestConversion },
      list: [
        { ...freed, largestConversion },
        { ...cancelled, largestConversion },
        { ...freed, id: 'b-4' },
      ],
    };
    open({ locale, value, there: [toClaim, limited, small] });

    expect(await screen.findByText(limit)).toBeInTheDocument();
    expect(screen.getByText(moves)).toBeInTheDocument();
    expect(screen.getAllByText(became)).toHaveLength(1);
    // Of what brings less than the limit now nothing is told.
    const said = screen.getAllByText((text) => text.includes(limit) && text !== limit);
    expect(said).toHaveLength(2);
  });

  it('of free rounds says how many, at what stake, where and how long, and where they are once claimed', async () => {
    const rounds = { kind: 'freeRounds', cap: '2500', rounds: 10, stake: '250', games: [{ bn: 'আমের দিন', en: 'Mango Season' }] };
    const { http, user, host } = open({ there: [{ ...campaign, state: 'claimable', gives: rounds as Campaign['gives'] }] });
    expect(await screen.findByText(/10 free rounds at ৳2.50 each, in Mango Season\..*You have 10 days/)).toBeInTheDocument();

    const given: FreeRounds = {
      ...{ id: 'r-2', state: 'coming', games: [], rounds: 10, played: 0, stake: '250', currency: 'BDT', won: '0' },
      ...{ givenAt: '2026-03-02T08:00:00Z', until: '2026-03-16T08:00:00Z' },
    };
    http.answer(claimCampaign('second-deposit'), given);
    await user.click(screen.getByRole('button', { name: 'Claim “Second deposit”' }));

    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'positive', text: messages['campaign.claimed.rounds'] }]));
  });

  it('names the mission and the rank that it is for, and asks for any mission without a name', async () => {
    const name = { bn: 'রোজকার রাউন্ড', en: 'Daily round' };
    open({
      there: [
        {
          ...campaign,
          groups: [
            {
              need: 'any',
              steps: [
                { on: 'mission', met: true, name },
                { on: 'mission', met: false },
                { on: 'level', met: false, rank: 2, name: { bn: 'গোল্ড', en: 'Gold' } },
                { on: 'level', met: false, rank: 9 },
              ],
            },
          ],
        },
      ],
    });

    expect(await screen.findByText(/The mission “Daily round”, with its prize claimed/)).toHaveTextContent('done');
    for (const missing of [/A mission, with its prize/, /Gold or a higher rank, newly/, /Rank 9 or higher, newly/])
      expect(screen.getByText(missing)).toHaveTextContent('missing');
  });

  it('comes by a code, and a wrong one is said at the field', async () => {
    const { http, user } = open();
    http.answer(claimBonusCode, new CallError('bonuses.code_unknown', 'This code brings nothing now.'));
    await user.type(await screen.findByRole('textbox', { name: 'Do you have a code?' }), 'monsoon 2026');
    await user.click(screen.getByRole('button', { name: 'Use the code' }));

    expect(await screen.findByText('This code brings nothing now.')).toBeInTheDocument();
    expect(http.inputsOf(claimBonusCode)).toEqual([{ code: 'monsoon 2026' }]);
  });
});

describe('somebody with free rounds', () => {
  const given: FreeRounds = {
    id: 'r-1',
    state: 'active',
    games: [
      { code: 'mango-season', name: { bn: 'আমের দিন', en: 'Mango Season' }, nodeId: '100001' },
      { code: 'gone', name: { bn: 'নেই', en: 'Gone' } },
    ],
    ...{ rounds: 10, played: 4, stake: '1000', currency: 'BDT', won: '2500' },
    ...{ givenAt: '2026-03-02T08:00:00Z', until: '2026-03-16T08:00:00Z' },
  };

  it('reads how many are left, until when, and opens a game', async () => {
    const { container } = open({ value: { active: null }, rounds: { open: [given] } });

    expect(await screen.findByText('10 rounds at ৳10.00 each')).toBeInTheDocument();
    expect(screen.getByText(/^6 rounds are left, until 16 March 2026/)).toBeInTheDocument();
    expect(screen.getByText('Won with them: ৳25.00')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Play Mango Season' })).toHaveAttribute('href', expect.stringContaining('100001'));
    expect(screen.queryByRole('link', { name: /Gone/ })).not.toBeInTheDocument();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('reads in Bengali what became of those that are over', async () => {
    const over: FreeRounds[] = [
      { ...given, id: 'r-2', state: 'coming' },
      { ...given, id: 'r-3', state: 'played', played: 10 },
      { ...given, id: 'r-4', state: 'expired' },
      { ...given, id: 'r-5', state: 'cancelled', reason: 'ভুল করে দেওয়া' },
    ];
    open({ locale: 'bn', value: { active: null }, rounds: { over } });

    expect(await screen.findByText('সবগুলো খেলা হয়ে গেছে।')).toBeInTheDocument();
    expect(screen.getByText(/^মেয়াদ ছিল .*, 6টি রাউন্ড খেলা হয়নি।$/)).toBeInTheDocument();
    expect(screen.getByText('ভুল করে দেওয়া')).toBeInTheDocument();
    expect(screen.getByText('তৈরি হচ্ছে')).toBeInTheDocument();
  });
});

import { claimBirthday, claimLevel, levels } from '@pavilion/api/calls/levels';
import type { LevelRung, LevelsValue } from '@pavilion/api/levels';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, waitFor, within } from '@testing-library/react';
import bn from '../../messages/bn.json';
import messages from '../../messages/en.json';
import { VipScreen } from './VipScreen';

const NAMES = [
  ['ব্রোঞ্জ', 'Bronze'],
  ['সিলভার', 'Silver'],
  ['গোল্ড', 'Gold'],
] as const;

function rung(rank: number, more: Partial<LevelRung> = {}): LevelRung {
  const [bengali, english] = NAMES[rank] ?? ['', ''];
  return {
    ...{ rank, label: { bn: bengali, en: english }, stake: String(rank * 1_000_000), deposits: '0', days: 0 },
    ...{ rebateRate: rank * 25, withdrawalDay: 100 + rank * 50, withdrawalRequest: 100, rankBonus: String(rank * 3_000) },
    ...{ birthdayBonus: '0', fasterReview: rank === 2 },
    bonus: { state: rank === 0 ? 'none' : 'ahead', amount: String(rank * 3_000) },
    ...more,
  };
}

function value(more: Partial<LevelsValue> = {}): LevelsValue {
  return {
    currency: 'BDT',
    rank: 0,
    next: { rank: 1, conditions: [{ kind: 'stake', needed: '1000000', done: '250000' }] },
    ...{ keep: null, takenBack: '0', birthday: null, ladder: [rung(0), rung(1), rung(2)], history: [] },
    ...more,
  };
}

const silver = (more: Partial<LevelsValue> = {}) =>
  value({
    rank: 1,
    next: {
      rank: 2,
      conditions: [
        { kind: 'stake', needed: '2000000', done: '1200000' },
        { kind: 'days', needed: '3', done: '1' },
      ],
    },
    ladder: [rung(0), rung(1, { bonus: { state: 'ready', amount: '3000' } }), rung(2)],
    history: [{ at: '2026-03-02T08:00:00Z', from: 0, to: 1, why: 'play' }],
    ...more,
  });

function open(now: LevelsValue | CallError = value(), locale: 'bn' | 'en' = 'en') {
  const http = new FakeGateway().answer(levels, now);
  const texts = locale === 'en' ? messages : bn;
  return { http, ...renderWithHost(<VipScreen />, { http, member: aMember(), messages: texts, locale }) };
}
const panel = (name: string) => screen.findByRole('region', { name });

describe('a player on the ladder', () => {
  it('sees their rank, how far the next one is, and all ranks with what they bring', async () => {
    open();

    expect(await screen.findByRole('heading', { name: 'Bronze' })).toBeVisible();
    expect(screen.getByText('Next: Silver')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Counted play' })).toHaveValue(25);
    const way = within(screen.getByRole('list', { name: 'The way up' })).getAllByRole('listitem');
    expect(way.map(({ textContent }) => textContent)).toEqual(['Bronze', 'Silver', 'Gold']);
    expect(way[0]).toHaveAttribute('aria-current', 'step');
    const table = screen.getByRole('table', { name: 'All ranks' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['BronzeYour rank', 'Silver', 'Gold']);
    expect(within(table).getByText('Withdraw 1.5× as much a day')).toBeVisible();
    expect(within(table).getByText('Rebate rates +0.5%')).toBeVisible();
    expect(screen.getByText('You have not changed rank yet.')).toBeVisible();
    expect(screen.queryByText('Bonuses to claim')).toBeNull();
  });

  it('reads it in Bengali', async () => {
    open(silver(), 'bn');

    expect(await screen.findByRole('heading', { name: 'সিলভার' })).toBeVisible();
    expect(screen.getByText('এরপর: গোল্ড')).toBeVisible();
    expect(screen.getByText('ব্রোঞ্জ → সিলভার')).toBeVisible();
  });

  it('claims what a rank brings, and it is theirs', async () => {
    const { http, user, host } = open(silver());
    http.answer(claimLevel, silver({ ladder: [rung(0), rung(1, { bonus: { state: 'claimed', amount: '3000' } }), rung(2)] }));

    await user.click(within(await panel('Bonuses to claim')).getByRole('button', { name: 'Claim: Bonus for Silver' }));

    await waitFor(() => expect(http.inputsOf(claimLevel)).toEqual([{ rank: 1 }]));
    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'positive', text: '৳30.00 is in your balance.' }]));
    expect(screen.queryByText('Bonuses to claim')).toBeNull();
    expect(screen.getByText('Claimed')).toBeVisible();
  });

  it('is told why a claim is refused, and what stands now', async () => {
    const { http, user, host } = open(silver());
    http.answer(claimLevel, new CallError('levels.barred', 'Nothing can be given to your account now.'));

    await user.click(await screen.findByRole('button', { name: 'Claim: Bonus for Silver' }));

    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'negative', text: 'Nothing can be given to your account now.' }]));
    await waitFor(() => expect(http.inputsOf(levels)).toHaveLength(2));
  });

  it('claims their gift for the birthday', async () => {
    const { http, user } = open(value({ birthday: { amount: '50000', until: '2026-03-08' } }));
    http.answer(claimBirthday, value());
    expect(await screen.findByText('You can claim it until 8 March.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Claim: Birthday bonus' }));

    await waitFor(() => expect(screen.queryByText('Birthday bonus')).toBeNull());
  });

  it('is told of play that was taken back, paid for or not', async () => {
    const missing = [rung(0), rung(1, { bonus: { state: 'taken-back', amount: '3000' } }), rung(2)];
    open(silver({ takenBack: '40000', ladder: missing }));

    expect(await screen.findByText(/Bets of ৳400.00 were taken back/)).toBeVisible();
    expect(screen.getByText(/The bonus for Silver waits/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });
});

describe('the month', () => {
  const conditions = [{ kind: 'stake' as const, needed: '100000', done: '20000' }];
  const keep = { until: '2026-03-31', conditions, kept: false, warned: false };

  it.each([
    [{}, 'This month', /This much, played by 31 March, keeps your rank/],
    [{ warned: true }, 'Not kept yet', /still open after 31 March, your rank is Bronze/],
    [{ warned: true, kept: true }, 'Kept', /Your rank stays/],
  ])('says plainly what becomes of the rank: %j', async (more, badge, text) => {
    open(silver({ keep: { ...keep, ...more } }));

    const shown = within(await panel('Keeping Silver'));
    expect(shown.getByText(badge)).toBeVisible();
    expect(shown.getByText(text)).toBeVisible();
  });
});

it('at the top there is no next rank', async () => {
  open(silver({ rank: 2, next: null }));

  expect(await screen.findByText('This is the highest rank.')).toBeVisible();
});

it('a brand without ranks says so', async () => {
  open(new CallError('request.not_found', 'There is no such thing.'));

  expect(await screen.findByText('There are no ranks here now')).toBeVisible();
});

it('without a network it can be tried again', async () => {
  const { http, user } = open(new CallError('network.abnormal', 'No connection.'));
  await screen.findByRole('alert');
  http.answer(levels, value());

  await user.click(screen.getByRole('button'));

  expect(await screen.findByRole('heading', { name: 'Bronze' })).toBeVisible();
});

it('somebody who plays for free reads that it takes a real account, and nothing is asked for', () => {
  const { host } = renderWithHost(<VipScreen />, { messages, member: aTrialMember(), http: new FakeGateway() });

  expect(screen.getByText('Only with a real account')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use a real account' })).toBeVisible();
  expect((host.http as FakeGateway).sent).toEqual([]);
});

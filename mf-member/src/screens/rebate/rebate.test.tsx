import { claimRebates, rebateHistory, rebates } from '@pavilion/api/calls/rebates';
import type { RebateClaim, RebateDay, RebatesValue } from '@pavilion/api/rebates';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, waitFor, within } from '@testing-library/react';
import bn from '../../messages/bn.json';
import messages from '../../messages/en.json';
import { RebateScreen } from './RebateScreen';

const slots = { category: 'RNG', vendor: 'studio', counted: '1000000', rate: 30, amount: '3000' };
const cards = { category: 'PVP', vendor: 'studio', counted: '500000', rate: 10, amount: '500' };

function aDay(more: Partial<RebateDay> = {}): RebateDay {
  return {
    ...{ day: '2026-03-10', rank: 0, lines: [slots, cards], sum: '3500', bound: null, paid: '0', open: '3500', missing: '0' },
    ...{ state: 'claimable', until: '2026-03-17' },
    ...more,
  };
}

function value(more: Partial<RebatesValue> = {}): RebatesValue {
  return {
    currency: 'BDT',
    terms: { least: '100', most: '5000000', lapseDays: 7, rank: 0 },
    today: { day: '2026-03-11', lines: [], sum: '0' },
    ...{ days: [], claim: null, missing: '0' },
    ...more,
  };
}

const claimable = (more: Partial<RebatesValue> = {}) =>
  value({ days: [aDay()], claim: { days: ['2026-03-10'], gross: '3500', short: '0', sum: '3500' }, ...more });
const paid: RebateClaim = {
  ...{ id: '7', at: '2026-03-11T08:00:00Z', gross: '3500', short: '0', sum: '3500' },
  days: [{ day: '2026-03-10', amount: '3500' }],
};

function open(
  now: RebatesValue | CallError = value(),
  { locale = 'en' as 'bn' | 'en', claims = [] as RebateClaim[], totalPages = 1 } = {},
) {
  const http = new FakeGateway().answer(rebates, now).answer(rebateHistory, { list: claims, totalPages });
  const texts = locale === 'en' ? messages : bn;
  return { http, ...renderWithHost(<RebateScreen />, { http, member: aMember(), messages: texts, locale }) };
}

describe('a player’s rebates', () => {
  it('are told plainly while there are none', async () => {
    open();

    expect(await screen.findByText('Nothing to show yet')).toBeVisible();
    expect(screen.getByText('Nothing has counted today.')).toBeVisible();
    expect(screen.getByText(/for 7 days/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say so where the brand gives none', async () => {
    open(value({ terms: null, today: null }));

    expect(await screen.findByText('There is no rebate here now')).toBeVisible();
  });

  it('are shown by category and vendor, with the total and until when', async () => {
    open(claimable());

    const table = await screen.findByRole('table', { name: '10 March, by category' });
    expect(within(table).getByRole('rowheader', { name: 'Slots' })).toBeVisible();
    expect(within(table).getByText('0.3%')).toBeVisible();
    expect(within(table).getByText('৳35.00')).toBeVisible();
    expect(screen.getByText('You can claim it until 17 March.')).toBeVisible();
    expect(screen.getByText('Each line is rounded down, then they are added up.')).toBeVisible();
  });

  it('of today are marked as not final, and cannot be claimed', async () => {
    open(value({ today: { day: '2026-03-11', lines: [slots], sum: '3000' } }));

    const today = within(await screen.findByRole('region', { name: 'Today so far' }));
    expect(today.getByText(/Not final/)).toBeVisible();
    expect(today.getAllByText('৳30.00').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  it('are claimed with one button, for the sum that is shown', async () => {
    const { http, user } = open(claimable());
    const after = value({ days: [aDay({ state: 'claimed', paid: '3500', open: '0' })] });
    http.answer(claimRebates, { claim: paid, rebates: after });

    await user.click(await screen.findByRole('button', { name: 'Claim ৳35.00' }));

    await waitFor(() => expect(screen.getByText('You claimed ৳35.00.')).toBeVisible());
    expect(http.inputsOf(claimRebates)).toEqual([{ days: ['2026-03-10'], sum: '3500' }]);
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  it('are read again when the sum has changed meanwhile', async () => {
    const { http, user } = open(claimable());
    http.answer(claimRebates, new CallError('rebates.changed', 'The sum has changed: it is ৳40.00 now. Nothing was paid.'));
    await screen.findByRole('button', { name: 'Claim ৳35.00' });
    http.answer(rebates, claimable({ claim: { days: ['2026-03-10'], gross: '4000', short: '0', sum: '4000' } }));

    await user.click(screen.getByRole('button', { name: 'Claim ৳35.00' }));

    expect(await screen.findByRole('button', { name: 'Claim ৳40.00' })).toBeVisible();
  });

  it('name what was taken back, and what that does to the next claim', async () => {
    const short = aDay({ day: '2026-03-08', state: 'short', sum: '2000', paid: '3500', open: '0', missing: '1500' });
    open(
      claimable({
        days: [aDay(), short],
        missing: '1500',
        claim: { days: ['2026-03-10'], gross: '3500', short: '1500', sum: '2000' },
      }),
    );

    expect(await screen.findByRole('button', { name: 'Claim ৳20.00' })).toBeVisible();
    expect(screen.getByText(/৳35.00 for these days, less ৳15.00/)).toBeVisible();
    expect(screen.getByText(/৳15.00 comes off your next claim/)).toBeVisible();
  });

  it('say that the balance stays when there is nothing to take it from yet', async () => {
    open(
      value({ days: [aDay({ state: 'short', open: '0', paid: '3500', sum: '0', missing: '3500', lines: [] })], missing: '3500' }),
    );

    expect(await screen.findByText(/Your balance stays as it is/)).toBeVisible();
  });

  it('can be settled where all of it goes to what was taken back', async () => {
    open(claimable({ missing: '9000', claim: { days: ['2026-03-10'], gross: '3500', short: '3500', sum: '0' } }));

    expect(await screen.findByRole('button', { name: 'Settle' })).toBeVisible();
    expect(screen.getByText(/৳55.00 is left/)).toBeVisible();
  });

  it.each([
    [
      { state: 'further', paid: '3000', open: '500' },
      /You claimed ৳30.00. Bets were settled since, so there is ৳5.00 more until 17 March/,
    ],
    [{ state: 'lapsed', open: '0' }, 'It could be claimed until 17 March.'],
    [{ state: 'nothing', open: '0', sum: '0', bound: 'least' }, /Days below ৳1.00 bring nothing/],
    [{ state: 'claimable', sum: '5000000', bound: 'most' }, /A day brings ৳50,000.00 at most/],
    [{ rank: 3 }, /With the rates of rank 3/],
  ] as [Partial<RebateDay>, string | RegExp][])('explain each day: %j', async (more, text) => {
    open(value({ days: [aDay(more)] }));

    expect(await screen.findByText(text)).toBeVisible();
  });

  it('list what was claimed before, by pages', async () => {
    const { http, user } = open(value(), { claims: [{ ...paid, short: '500', sum: '3000' }], totalPages: 2 });

    const history = within(await screen.findByRole('region', { name: 'Claims' }));
    expect(history.getByText('৳30.00')).toBeVisible();
    expect(history.getByText(/less ৳5.00 for bets that were taken back/)).toBeVisible();

    await user.click(history.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(http.inputsOf(rebateHistory)).toEqual([{ page: '1' }, { page: '2' }]));
  });

  it('are told in Bengali', async () => {
    open(claimable(), { locale: 'bn' });

    expect(await screen.findByRole('button', { name: /নিন/ })).toBeVisible();
    expect(screen.getByText('স্লট')).toBeVisible();
  });
});

it('without a network it can be tried again', async () => {
  const { http, user } = open(new CallError('network.abnormal', 'No connection.'));
  await screen.findByRole('alert');
  http.answer(rebates, claimable());

  await user.click(screen.getByRole('button'));

  expect(await screen.findByRole('button', { name: 'Claim ৳35.00' })).toBeVisible();
});

it('somebody who plays for free reads that it takes a real account, and nothing is asked for', () => {
  const { host } = renderWithHost(<RebateScreen />, { messages, member: aTrialMember(), http: new FakeGateway() });

  expect(screen.getByText('Only with a real account')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use a real account' })).toBeVisible();
  expect((host.http as FakeGateway).sent).toEqual([]);
});

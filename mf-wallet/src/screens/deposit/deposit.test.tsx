import { memberContact } from '@pavilion/api/calls/members';
import { balance, cancelDeposit, createDeposit, depositById, depositMethods, deposits, sendSlip } from '@pavilion/api/calls/wallet';
import type { Bonus } from '@pavilion/api/bonuses';
import { bonuses } from '@pavilion/api/calls/bonuses';
import type { DepositValue } from '@pavilion/api/wallet';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import messages from '../../messages/en.json';
import { DepositScreen } from './DepositScreen';

const names = { bn: 'রিভার পে', en: 'River Pay' };
const pending: DepositValue = {
  id: 'd-1',
  state: 'pending',
  flow: 'ewallet',
  reference: 'K7PQ2MX4RD',
  method: 'river-pay',
  methodName: names,
  amount: '50000',
  fee: '500',
  currency: 'BDT',
  createdAt: '2026-03-02T08:12:00Z',
  expiresAt: '2026-03-02T08:42:00Z',
  payUrl: '/sandbox/pay/d-1',
};

const { payUrl: _, ...unpaid } = pending;
const transfer: DepositValue = {
  ...unpaid,
  flow: 'bank',
  fee: '0',
  account: { bank: 'Padma Delta Bank', holder: 'Pavilion Entertainment Ltd.', number: '0471 1202 6041 8' },
};

function open({
  now = pending,
  address = '/member/depositv2',
  member = aMember(),
  earlier = [] as DepositValue[],
  brought = null as Bonus | null,
  confirms = true,
} = {}) {
  const http = new FakeGateway()
    .answer(balance, { balance: '0', currency: 'BDT', playMoney: false })
    .answer(depositMethods, {
      methods: [
        { code: 'river-pay', name: names, flow: 'ewallet', mark: 'RP', min: '20000', max: '5000000', feeBps: 100, minutes: 2 },
      ],
      quickAmounts: ['20000', '50000'],
    })
    .answer(memberContact, { missing: false, ways: ['mail'] })
    .answer(createDeposit, pending)
    .answer(depositById('d-1'), now)
    .answer(deposits, { list: earlier, next: null })
    .answer(bonuses, { active: brought, list: [], next: null });
  return { http, ...renderWithHost(<DepositScreen />, { http, messages, member, address, confirms }) };
}

describe('somebody who pays in', () => {
  it('types an amount, reviews it with its fee, and goes on at the provider', async () => {
    const { user, http, address } = open();

    await user.type(await screen.findByLabelText('Amount'), '৫০০');
    await user.click(screen.getByRole('button', { name: 'Review ৳505.00' }));
    expect(screen.getByText('You pay').nextSibling).toHaveTextContent('৳505.00');
    await user.click(screen.getByRole('button', { name: 'Deposit ৳500.00' }));

    expect(await screen.findByRole('link', { name: /Pay ৳505.00/ })).toHaveAttribute('href', '/sandbox/pay/d-1');
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(http.inputsOf(createDeposit)).toEqual([{ method: 'river-pay', amount: '50000' }]);
    expect(address()).toBe('/member/depositv2?deposit=d-1');
  });

  it('sees what it comes to beside the form, what was paid before, and whom to ask', async () => {
    const { user } = open({ earlier: [{ ...pending, id: 'd-0', state: 'failed' }] });

    await user.type(await screen.findByLabelText('Amount'), '500');

    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getByText('You pay').nextSibling).toHaveTextContent('৳505.00');
    expect(await screen.findByText('Failed')).toHaveClass('negative');
    const help = within(screen.getByRole('region', { name: 'Good to know' }));
    expect(help.getByRole('button', { name: 'Customer service' })).toBeEnabled();
  });

  it('keeps the focus where it is when news comes, and hears it; or the page is opened at a payment', async () => {
    const { host, http } = open({ address: '/member/depositv2?deposit=d-1' });
    await screen.findByRole('link', { name: /Pay/ });
    expect(document.body).toHaveFocus();

    const cancel = screen.getByRole('button', { name: /Cancel/ });
    screen.getByRole('heading', { level: 1 }).focus();
    http.answer(depositById('d-1'), { ...pending, state: 'failed' });
    act(() => host.events.emit('deposit.changed', { id: 'd-1' }));

    await waitFor(() => expect(cancel).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const { textContent } = screen.getByRole('heading', { level: 2, name: /./ });
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(textContent);
  });

  it('takes a quick amount', async () => {
    const { user } = open();

    await user.click(await screen.findByRole('radio', { name: '৳200' }));

    expect(screen.getByLabelText('Amount')).toHaveValue('200');
  });

  it.each([
    ['500', '500'],
    ['x', ''],
  ])('begins with the amount that was chosen on the way: %s', async (amount, typed) => {
    open({ address: `/member/depositv2?amount=${amount}` });

    expect(await screen.findByLabelText('Amount')).toHaveValue(typed);
  });

  it.each([
    ['', 'Enter an amount, such as 500.'],
    ['500.555', 'Enter an amount such as 500 or 500.50: digits only, at most two behind the point.'],
    ['-5', 'Enter an amount such as 500 or 500.50: digits only, at most two behind the point.'],
    ['199.99', 'The amount must be between ৳200.00 and ৳50,000.00.'],
    ['50000.01', 'The amount must be between ৳200.00 and ৳50,000.00.'],
  ])('is told what is wrong with “%s”, and nothing begins', async (typed, problem) => {
    const { user, http } = open();
    const amount = await screen.findByLabelText('Amount');
    if (typed) await user.type(amount, typed);

    await user.click(screen.getByRole('button', { name: /^Review/ }));

    expect(await screen.findByText(problem)).toBeInTheDocument();
    expect(amount).toHaveFocus();
    expect(http.inputsOf(createDeposit)).toEqual([]);
  });

  it('sends the same key when the first try was lost, so that it begins once', async () => {
    const { user, http } = open();
    http.answer(createDeposit, new CallError('network.abnormal', 'Network link abnormal, try again.'));
    await user.type(await screen.findByLabelText('Amount'), '500');
    await user.click(screen.getByRole('button', { name: /^Review/ }));
    await user.click(screen.getByRole('button', { name: 'Deposit ৳500.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Network link abnormal');
    http.answer(createDeposit, pending);

    await user.click(screen.getByRole('button', { name: 'Deposit ৳500.00' }));

    expect(await screen.findByRole('link', { name: /Pay/ })).toBeInTheDocument();
    const keys = http.sent
      .filter(({ path, method }) => method === 'POST' && path === createDeposit.path)
      .map(({ options }) => options.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it.each([
    ['the gateway says that it changed', 'deposit.changed', { id: 'd-1' }],
    ['something may have been missed', 'updates.missed', {}],
  ] as const)('finds the receipt as soon as %s, and the balance is up to date', async (_, event, payload) => {
    const { http, host } = open({ address: '/member/depositv2?deposit=d-1' });
    await screen.findByRole('link', { name: /Pay/ });
    http.answer(depositById('d-1'), { ...pending, state: 'paid', settledAt: '2026-03-02T08:15:00Z' });

    act(() => host.events.emit(event, payload));

    expect(await screen.findByText('Deposit received')).toBeInTheDocument();
    expect(host.moneyMoves).toBeGreaterThan(0);
  });

  it('has nothing asked by itself while they wait, nor when another deposit changed', async () => {
    jest.useFakeTimers();
    const { http, host } = open({ address: '/member/depositv2?deposit=d-1' });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('link', { name: /Pay/ })).toBeInTheDocument();

    act(() => host.events.emit('deposit.changed', { id: 'd-2' }));
    await act(() => jest.advanceTimersByTimeAsync(60_000));

    expect(http.inputsOf(depositById('d-1'))).toHaveLength(1);
    jest.useRealTimers();
  });

  it('is told when their page cannot be updated, until it can', async () => {
    const { http, host } = open({ address: '/member/depositv2?deposit=d-1' });
    expect(await screen.findByText('Waiting for your payment')).toBeInTheDocument();

    http.answer(depositById('d-1'), new CallError('network.abnormal', 'Network link abnormal, try again.'));
    act(() => host.events.emit('updates.missed', {}));
    expect(await screen.findByText(/could not be updated/, {}, { timeout: 8_000 })).toBeInTheDocument();
    expect(screen.getByText('Waiting for your payment')).toBeInTheDocument();

    http.answer(depositById('d-1'), pending);
    await waitFor(() => expect(screen.queryByText(/could not be updated/)).not.toBeInTheDocument(), { timeout: 8_000 });
  }, 20_000);

  it('finds the receipt when they come back', async () => {
    const { container, http } = open({
      now: { ...pending, state: 'paid', settledAt: '2026-03-02T08:15:00Z' },
      address: '/member/depositv2?deposit=d-1',
    });

    expect(await screen.findByText('Deposit received')).toBeInTheDocument();
    expect(screen.getByText('Added to your balance').nextSibling).toHaveTextContent('৳500.00');
    await waitFor(() => expect(http.inputsOf(bonuses)).toHaveLength(1));
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('is asked kindly for a way back into the account when they have none, and may say later', async () => {
    const { user, http } = open({ now: { ...pending, state: 'paid' }, address: '/member/depositv2?deposit=d-1' });
    http.answer(memberContact, { missing: true, ways: ['mail'] });
    const offer = await screen.findByRole('heading', { name: 'So that you always get back in' });
    await user.click(screen.getByRole('button', { name: 'Add now' }));
    expect(await screen.findByLabelText(/^Email/)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Later' }));

    expect(offer).not.toBeInTheDocument();
    expect(screen.getByText('Deposit received')).toBeInTheDocument();
  });

  it.each([
    ['expired', 'The time to pay has run out'],
    ['failed', 'The payment failed'],
  ] as const)('is told when it %s, and can start again', async (state, title) => {
    const { user } = open({ now: { ...pending, state }, address: '/member/depositv2?deposit=d-1' });

    expect(await screen.findByText(title)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start again' }));

    expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
  });

  it('transfers to the account that is shown, and sends the slip', async () => {
    const { http, user, container } = open({ now: transfer, address: '/member/depositv2?deposit=d-1' });
    http.answer(sendSlip('d-1'), { ...transfer, state: 'review', reviewReason: 'slip' });

    expect(await screen.findByText('0471 1202 6041 8')).toBeInTheDocument();
    expect(screen.getByText('K7PQ2MX4RD')).toBeInTheDocument();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send the slip' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a picture');
    const picture = screen.getByLabelText(/Picture of the slip/);
    await user.upload(picture, new File(['slip'], 'slip.png', { type: 'image/png' }));
    await user.click(screen.getByRole('button', { name: 'Send the slip' }));

    expect(await screen.findByRole('heading', { name: 'We are checking your slip' })).toBeInTheDocument();
    expect(http.inputsOf(sendSlip('d-1'))).toEqual([{ slip: btoa('slip') }]);
  });

  it('is told at once when a slip is no picture', async () => {
    const { http } = open({ now: transfer, address: '/member/depositv2?deposit=d-1' });
    const user = userEvent.setup({ applyAccept: false });

    const picture = await screen.findByLabelText(/Picture of the slip/);
    await user.upload(picture, new File(['%PDF'], 'slip.pdf', { type: 'application/pdf' }));
    await user.click(screen.getByRole('button', { name: 'Send the slip' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a png or jpg picture.');
    expect(http.inputsOf(sendSlip('d-1'))).toEqual([]);
  });

  it('can send the slip of a transfer after its time, and cancel before', async () => {
    const late = open({ now: { ...transfer, state: 'expired' }, address: '/member/depositv2?deposit=d-1' });
    expect(await screen.findByRole('button', { name: 'Send the slip' })).toBeInTheDocument();
    late.unmount();

    const { http, user } = open({ address: '/member/depositv2?deposit=d-1' });
    http.answer(cancelDeposit('d-1'), { ...pending, state: 'cancelled' });
    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));

    expect(await screen.findByRole('heading', { name: 'You cancelled this deposit' })).toBeInTheDocument();
    expect(screen.getByText(/Then your money is on its way/)).toBeInTheDocument();
  });

  it('is asked before a deposit is cancelled, and keeps it by saying no', async () => {
    const { http, user } = open({ address: '/member/depositv2?deposit=d-1', confirms: false });

    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));

    expect(http.inputsOf(cancelDeposit('d-1'))).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Waiting for your payment' })).toBeInTheDocument();
  });

  it('who has paid and cancels all the same is told that the money is on its way', async () => {
    const { http, user, host } = open({ address: '/member/depositv2?deposit=d-1' });
    http.answer(cancelDeposit('d-1'), { ...pending, state: 'paid', credited: pending.amount });

    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));

    expect(await screen.findByRole('heading', { name: 'Deposit received' })).toBeInTheDocument();
    expect(host.toasts).toContainEqual({ tone: 'info', text: expect.stringMatching(/The money is on its way/) });
  });

  it.each([
    [{ state: 'review', reviewReason: 'late', arrived: '50500' }, 'Your payment arrived late', /We have received ৳505.00/],
    [{ state: 'review', reviewReason: 'amount', arrived: '30000' }, 'A different amount arrived', /৳300.00 arrived instead/],
    [{ state: 'rejected', reason: 'No such transfer.' }, 'We did not find this transfer', /No such transfer/],
    [{ state: 'returned', arrived: '30000', reason: 'Paid twice.' }, 'Your money is being returned', /৳300.00 was not credited/],
  ] as const)('is told what became of money that is %j', async (facts, title, text) => {
    open({ now: { ...pending, ...facts }, address: '/member/depositv2?deposit=d-1' });

    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('reads on the receipt which bonus came with it, what it takes, and where it is followed', async () => {
    const brought: Bonus = {
      id: 'b-1',
      depositId: 'd-1',
      state: 'active',
      name: names,
      terms: names,
      amount: '12500',
      currency: 'BDT',
      wager: { needed: '100000', done: '0', left: '100000' },
      givenAt: '2026-03-02T08:15:00Z',
      until: '2026-03-16T08:15:00Z',
    };
    const { container } = open({ now: { ...pending, state: 'paid' }, address: '/member/depositv2?deposit=d-1', brought });

    expect(await screen.findByText(/You also got a bonus of ৳125.00.*৳1,000.00.*16 March 2026/)).toBeInTheDocument();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('says nothing of a bonus that came with another deposit', async () => {
    const other = { depositId: 'd-0' } as Bonus;
    const { http } = open({ now: { ...pending, state: 'paid' }, address: '/member/depositv2?deposit=d-1', brought: other });

    expect(await screen.findByText('Deposit received')).toBeInTheDocument();
    await waitFor(() => expect(http.inputsOf(bonuses)).toHaveLength(1));
    expect(screen.queryByText(/got a bonus of/)).not.toBeInTheDocument();
  });

  it('sees on the receipt what was credited, when another amount arrived', async () => {
    const now: DepositValue = { ...pending, state: 'paid', arrived: '30000', credited: '29702' };
    const { http } = open({ now, address: '/member/depositv2?deposit=d-1' });

    expect(await screen.findByText('Deposit received')).toBeInTheDocument();
    await waitFor(() => expect(http.inputsOf(bonuses)).toHaveLength(1));
    expect(screen.getByText('Added to your balance').nextSibling).toHaveTextContent('৳297.02');
    expect(screen.getByText('Fee').nextSibling).toHaveTextContent('৳2.98');
  });

  it('finds earlier deposits below, each a way to where it stands', async () => {
    open({ earlier: [{ ...pending, state: 'review', reviewReason: 'late' }] });

    const line = await screen.findByRole('link', { name: /Being checked/ });

    expect(line).toHaveAttribute('href', expect.stringContaining('deposit=d-1'));
  });

  it('on a trial account is offered a real one, and no form', async () => {
    open({ member: aTrialMember() });

    expect(screen.getByRole('button', { name: 'Use a real account' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
  });
});

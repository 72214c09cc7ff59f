import {
  addPayee,
  confirmWithdrawal,
  createWithdrawal,
  removePayee,
  setPaymentPassword,
  withdrawalById,
  withdrawals,
  withdrawalTerms,
} from '@pavilion/api/calls/withdrawals';
import type { Payee, WithdrawalTerms, WithdrawalValue } from '@pavilion/api/withdrawals';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import messages from '../../messages/en.json';
import { WithdrawScreen } from './WithdrawScreen';

const names = { bn: 'রিভার পে', en: 'River Pay' };
const bank = { bn: 'ব্যাংক ট্রান্সফার', en: 'Bank transfer' };
const payee: Payee = {
  id: 'p-1',
  method: 'river-pay',
  methodName: names,
  holder: 'Rahima Begum',
  number: '•••• 5678',
  addedAt: '2026-03-01T08:00:00Z',
};
const ready: WithdrawalTerms = {
  balance: '1000000',
  currency: 'BDT',
  payees: [payee],
  passwordSet: true,
  hold: null,
  turnover: { required: '500000', done: '500000' },
  today: { count: 5, amount: '5000000' },
  methods: [
    {
      code: 'river-pay',
      name: names,
      kind: 'ewallet',
      mark: 'RP',
      digits: [11, 11],
      min: '50000',
      max: '2500000',
      feeBps: 100,
      minutes: 15,
    },
    {
      code: 'bank',
      name: bank,
      kind: 'bank',
      mark: 'BT',
      digits: [8, 20],
      min: '100000',
      max: '5000000',
      feeBps: 0,
      minutes: 1440,
    },
  ],
};
const review: WithdrawalValue = {
  id: 'w-1',
  state: 'review',
  confirmation: 'none',
  methodName: names,
  payee,
  currency: 'BDT',
  amount: '100000',
  fee: '1000',
  receives: '99000',
  paid: '0',
  requestedAt: '2026-03-02T08:12:00Z',
};

function open({
  terms = {},
  now = review,
  address = '/member/withdraw',
  member = aMember(),
  confirms = true,
}: Partial<Opened> = {}) {
  const http = new FakeGateway()
    .answer(withdrawalTerms, { ...ready, ...terms })
    .answer(withdrawals, { list: [], next: null })
    .answer(createWithdrawal, review)
    .answer(addPayee, payee)
    .answer(setPaymentPassword, {})
    .answer(withdrawalById('w-1'), now);
  return { http, ...renderWithHost(<WithdrawScreen />, { http, messages, member, address, confirms }) };
}
interface Opened {
  terms: Partial<WithdrawalTerms>;
  now: WithdrawalValue;
  address: string;
  member: ReturnType<typeof aMember>;
  confirms: boolean;
}

const secret = () => screen.findByLabelText(/^Withdrawal password/);

it('tells somebody who follows a withdrawal that their page cannot be updated', async () => {
  const { http, host } = open({ address: '/member/withdraw?withdrawal=w-1' });
  expect(await screen.findByRole('list', { name: 'Withdrawal progress' })).toBeInTheDocument();

  http.answer(withdrawalById('w-1'), new CallError('network.abnormal', 'Network link abnormal, try again.'));
  act(() => host.events.emit('updates.missed', {}));

  expect(await screen.findByText(/could not be updated/, {}, { timeout: 8_000 })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Withdrawal progress' })).toBeInTheDocument();
}, 15_000);

describe('somebody who withdraws', () => {
  it('types an amount, sees what arrives, enters the second password, and follows the way', async () => {
    const { user, http, address, container } = open();

    await user.type(await screen.findByLabelText('Amount'), '১০০০');
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(screen.getByText('Arrives').nextSibling).toHaveTextContent('৳990.00');
    await user.type(await secret(), '246810');
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Withdraw ৳1,000.00' }));

    const way = await screen.findByRole('list', { name: 'Withdrawal progress' });
    expect(within(way).getByText('We are checking it. You do not need to do anything.')).toBeVisible();
    expect(http.inputsOf(createWithdrawal)).toEqual([{ payeeId: 'p-1', amount: '100000', paymentPassword: '246810' }]);
    expect(address()).toBe('/member/withdraw?withdrawal=w-1');
  });

  it.each([
    ['', {}, 'Enter an amount, such as 500.'],
    ['499.99', {}, 'The amount must be between ৳500.00 and ৳25,000.00.'],
    ['10000.01', {}, 'That is more than your balance.'],
    ['5000', { today: { count: 2, amount: '400000' } }, 'This is over your daily limit: ৳4,000.00 in 2 withdrawals.'],
  ])('is told what is wrong with “%s”, and nothing begins', async (typed, terms, problem) => {
    const { user, http } = open({ terms });
    const amount = await screen.findByLabelText('Amount');
    if (typed) await user.type(amount, typed);

    await user.click(screen.getByRole('button', { name: 'Review' }));

    expect(await screen.findByText(problem)).toBeInTheDocument();
    expect(amount).toHaveFocus();
    expect(http.inputsOf(createWithdrawal)).toEqual([]);
  });

  it('keeps the key when the second password was wrong, so that it begins once', async () => {
    const { user, http } = open();
    http.answer(
      createWithdrawal,
      new CallError('withdrawals.password_wrong', 'The withdrawal password is not correct.', {
        paymentPassword: 'withdrawals.password_wrong',
      }),
    );
    await user.type(await screen.findByLabelText('Amount'), '1000');
    await user.click(screen.getByRole('button', { name: 'Review' }));
    await user.type(await secret(), '111111');
    await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
    expect(await screen.findByText('The withdrawal password is not correct.')).toBeVisible();
    http.answer(createWithdrawal, review);
    await user.clear(await secret());
    await user.type(await secret(), '246810');

    await user.click(screen.getByRole('button', { name: /^Withdraw/ }));

    expect(await screen.findByText('Being checked')).toBeVisible();
    const keys = http.sent
      .filter(({ path, method }) => method === 'POST' && path === createWithdrawal.path)
      .map(({ options }) => options.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['a change holds it', { hold: { until: '2026-03-03T08:12:00Z', what: 'phone' as const } }, /Your mobile number was changed/],
    ['something has to be staked first', { turnover: { required: '500000', done: '200000' } }, /৳3,000.00 to go/],
  ])('is told when %s, and cannot go on', async (_what, terms, said) => {
    open({ terms });

    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
  });

  it.each([
    ['does, it is gone', true, 1],
    ['does not, it stays', false, 0],
  ])('is asked whether an account is to be taken away: who %s', async (_what, confirms, removals) => {
    const { user, http } = open({ confirms });
    http.answer(removePayee('p-1'), {});

    await user.click(await screen.findByRole('button', { name: 'Remove this one' }));

    expect(http.sent.filter(({ method }) => method === 'DELETE')).toHaveLength(removals);
  });

  it('on a trial account is offered a real one', async () => {
    open({ member: aTrialMember() });

    expect(await screen.findByRole('button', { name: 'Use a real account' })).toBeVisible();
  });
});

describe('before the first withdrawal', () => {
  it('a second password is asked for, twice, with the first', async () => {
    const { user, http, container } = open({ terms: { passwordSet: false } });
    await user.type(await screen.findByLabelText(/^Account password/), 'Lantern 42 river');
    await user.type(screen.getByLabelText(/^Withdrawal password(?! again)/), '2468');
    await user.type(screen.getByLabelText(/^Confirm withdrawal password/), '246810');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText('Passwords don’t match.')).toBeVisible();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);

    await user.type(screen.getByLabelText(/^Withdrawal password(?! again)/), '10');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));

    expect(http.inputsOf(setPaymentPassword)).toEqual([
      { password: 'Lantern 42 river', paymentPassword: '246810', confirmPaymentPassword: '246810' },
    ]);
  });

  it('an account is added, in Bengali digits as well', async () => {
    const { user, http } = open({ terms: { payees: [] } });
    await user.type(await screen.findByLabelText(/^Account holder/), 'Rahima Begum');
    await user.type(screen.getByLabelText(/^Wallet number/), '০১৮১২-৩৪৫৬৭');
    await user.type(await secret(), '246810');
    await user.click(screen.getByRole('button', { name: 'Save this account' }));
    expect(await screen.findByText('11 digits.')).toBeVisible();

    await user.type(screen.getByLabelText(/^Wallet number/), '৮');
    await user.click(screen.getByRole('button', { name: 'Save this account' }));

    expect(http.inputsOf(addPayee)).toEqual([
      { method: 'river-pay', holder: 'Rahima Begum', number: '01812345678', paymentPassword: '246810' },
    ]);
  });

  it('a bank is asked for its name', async () => {
    const { user } = open({ terms: { payees: [] } });

    await user.click(await screen.findByRole('radio', { name: /Bank transfer/ }));

    expect(screen.getByLabelText(/^Bank(?! transfer)/)).toBeVisible();
    expect(screen.getByLabelText(/^Account number/)).toBeVisible();
  });
});

describe('a payout', () => {
  const paid: WithdrawalValue = {
    ...review,
    state: 'paid',
    paid: '99000',
    confirmation: 'open',
    confirmUntil: '2026-03-05T08:12:00Z',
    endedAt: '2026-03-02T09:00:00Z',
  };
  const address = '/member/withdraw?withdrawal=w-1';

  it('is confirmed', async () => {
    const { user, http } = open({ now: paid, address });
    http.answer(confirmWithdrawal('w-1'), { ...paid, confirmation: 'received' });

    await user.click(await screen.findByRole('button', { name: 'Yes, it arrived' }));

    expect(await screen.findByText('You confirmed that it arrived.')).toBeVisible();
    expect(http.inputsOf(confirmWithdrawal('w-1'))).toEqual([{ outcome: 'received' }]);
  });

  it('is reported missing, with a picture', async () => {
    const { user, http } = open({ now: paid, address });
    http.answer(confirmWithdrawal('w-1'), { ...paid, confirmation: 'disputed' });
    await user.click(await screen.findByRole('button', { name: 'No, it did not arrive' }));
    await user.upload(
      screen.getByLabelText(/^A picture of your account/),
      new File(['picture'], 'account.png', { type: 'image/png' }),
    );

    await user.click(screen.getByRole('button', { name: 'Report it as missing' }));

    expect(await screen.findByText(/You reported that it did not arrive/)).toBeVisible();
    expect(http.inputsOf(confirmWithdrawal('w-1'))).toEqual([{ outcome: 'not-received', proof: btoa('picture') }]);
  });

  it.each([
    ['the gateway says that it changed', 'withdrawal.changed', { id: 'w-1' }],
    ['something may have been missed', 'updates.missed', {}],
  ] as const)('that was reported missing says what became of it as soon as %s', async (_, event, payload) => {
    const { http, host } = open({ now: { ...paid, confirmation: 'disputed' }, address });
    expect(await screen.findByText(/You reported that it did not arrive/)).toBeVisible();
    http.answer(withdrawalById('w-1'), { ...paid, confirmation: 'returned' });

    act(() => host.events.emit(event, payload));

    expect(await screen.findByText('It did not arrive. The money is back in your balance.')).toBeVisible();
  });

  it('under way is not asked after by itself, nor when another one changed', async () => {
    jest.useFakeTimers();
    const { http, host } = open({ now: { ...review, state: 'sent' }, address });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    const before = http.inputsOf(withdrawalById('w-1')).length;

    act(() => host.events.emit('withdrawal.changed', { id: 'w-2' }));
    await act(() => jest.advanceTimersByTimeAsync(60_000));

    expect(before).toBe(1);
    expect(http.inputsOf(withdrawalById('w-1'))).toHaveLength(before);
    jest.useRealTimers();
  });

  it('that was asked for on another page stands in the list at once', async () => {
    const { http, host } = open();
    await waitFor(() => expect(http.inputsOf(withdrawals)).toHaveLength(1));
    http.answer(withdrawals, { list: [{ ...review, amount: '777700' }], next: null });

    act(() => host.events.emit('withdrawal.changed', { id: 'w-1' }));

    expect(await screen.findByText(/৳7,777\.00/)).toBeInTheDocument();
  });

  it('that comes in parts says what is still to come', async () => {
    open({ now: { ...review, state: 'sent', paid: '40000' }, address });

    expect((await screen.findByText('Still to come')).nextSibling).toHaveTextContent('৳590.00');
  });

  it('that was rejected says why, and ends there', async () => {
    open({ now: { ...review, state: 'rejected', reason: 'The account is not yours.', endedAt: '2026-03-02T09:00:00Z' }, address });

    expect(await screen.findByText('The account is not yours.')).toBeVisible();
    expect(screen.queryByText('Sent')).not.toBeInTheDocument();
  });
});

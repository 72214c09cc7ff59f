import { transfers, transferTerms, transferToUpline } from '@pavilion/api/calls/transfers';
import { setPaymentPassword } from '@pavilion/api/calls/withdrawals';
import type { TransferTerms, TransferValue } from '@pavilion/api/transfers';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import messages from '../../messages/en.json';
import { TransferUplineScreen } from './TransferUplineScreen';

const ready: TransferTerms = {
  balance: '100000',
  currency: 'BDT',
  upline: { account: 'karim_agent', nickname: 'Karim' },
  passwordSet: true,
  hold: null,
  turnover: { required: '50000', done: '50000' },
  min: '10000',
  max: '5000000',
  today: '90000',
};
const sent: TransferValue = {
  id: '0b7f7a52-0000-4000-8000-000000000000',
  reference: '7K3MQ9XPAB',
  direction: 'up',
  sent: true,
  amount: '30000',
  currency: 'BDT',
  other: { account: 'karim_agent', nickname: 'Karim' },
  at: '2026-03-02T08:12:00Z',
};

function open(terms: Partial<TransferTerms> = {}, member = aMember(), earlier: TransferValue[] = []) {
  const http = new FakeGateway()
    .answer(transferTerms, { ...ready, ...terms })
    .answer(transfers, { list: earlier, next: null })
    .answer(transferToUpline, sent)
    .answer(setPaymentPassword, {});
  return { http, ...renderWithHost(<TransferUplineScreen />, { http, messages, member, address: '/member/transferUpline' }) };
}

type User = ReturnType<typeof open>['user'];
async function review(user: User, amount = '300') {
  await user.type(await screen.findByLabelText('Amount'), amount);
  await user.click(screen.getByRole('button', { name: 'Review' }));
}
const secret = () => screen.findByLabelText(/^Withdrawal password/);

describe('somebody who sends to their agent', () => {
  it('sees who gets it, enters the second password, and has a receipt', async () => {
    const { user, http, container } = open();
    await review(user, '৩০০');
    expect(screen.getByText('karim_agent · Karim')).toBeVisible();
    await user.type(await secret(), '246810');
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send ৳300.00' }));

    const receipt = within(await screen.findByRole('region', { name: 'Sent' }));
    expect(receipt.getByText('7K3MQ9XPAB')).toBeVisible();
    expect(http.inputsOf(transferToUpline)).toEqual([{ amount: '30000', paymentPassword: '246810' }]);
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it.each([
    ['', 'Enter an amount, such as 500.'],
    ['99.99', 'The amount must be between ৳100.00 and ৳50,000.00.'],
    ['1000.01', 'That is more than your balance.'],
    ['950', 'This is over your daily limit. Left: ৳900.00.'],
  ])('is told what is wrong with “%s”, and nothing is sent', async (typed, problem) => {
    const { user } = open();
    const amount = await screen.findByLabelText('Amount');
    if (typed) await user.type(amount, typed);
    await user.click(screen.getByRole('button', { name: 'Review' }));

    expect(amount).toHaveAccessibleDescription(expect.stringContaining(problem));
  });

  it('is told of a wrong password under the password, and sends once with it right', async () => {
    const { user, http } = open();
    const wrong = { paymentPassword: 'withdrawals.password_wrong' };
    http.answer(transferToUpline, new CallError('withdrawals.password_wrong', 'Not correct.', wrong));
    await review(user);
    await user.type(await secret(), '111111');
    await user.click(screen.getByRole('button', { name: 'Send ৳300.00' }));
    expect(await secret()).toHaveAccessibleDescription('The withdrawal password is not correct.');

    http.answer(transferToUpline, sent);
    await user.clear(await secret());
    await user.type(await secret(), '246810');
    await user.click(screen.getByRole('button', { name: 'Send ৳300.00' }));
    await screen.findByRole('region', { name: 'Sent' });

    const keys = http.sent.filter(({ path }) => path === transferToUpline.path).map(({ options }) => options.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('cannot while something holds it back, and sees what', async () => {
    const hold = { until: '2026-03-03T08:00:00Z', what: 'password' } as const;
    open({ hold, turnover: { required: '50000', done: '10000' } });

    expect(await screen.findByRole('status')).toHaveTextContent('Your security settings changed.');
    expect(screen.getByText(/৳100.00 of ৳500.00 so far/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
  });

  it('sees what went and what came, with the other’s name', async () => {
    const came = { ...sent, id: 't-2', direction: 'down', sent: false, amount: '5000' } as const;
    open({}, aMember(), [sent, came]);
    const list = within(await screen.findByRole('region', { name: 'Earlier transfers' }));

    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/300\.00To karim_agent/),
      expect.stringMatching(/\+৳50\.00From karim_agent/),
    ]);
  });
});

it('is told that nobody is above, where nobody is', async () => {
  open({ upline: null });

  expect(await screen.findByText('You have no agent')).toBeVisible();
});

it('asks for a second password first', async () => {
  open({ passwordSet: false });

  expect(await screen.findByRole('heading', { name: 'Set a withdrawal password first' })).toBeVisible();
});

it('offers a trial player an account instead', () => {
  open({}, aTrialMember());

  expect(screen.getByText('Free play has no wallet')).toBeVisible();
});

import { balance, createDeposit, depositById, depositMethods } from '@pavilion/api/calls/wallet';
import type { DepositValue } from '@pavilion/api/wallet';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import messages from '../../messages/en.json';
import { DepositScreen } from './DepositScreen';

const names = { bn: 'রিভার পে', en: 'River Pay' };
const pending: DepositValue = {
  ...{
    id: 'd-1',
    state: 'pending',
    flow: 'ewallet',
    reference: 'K7PQ2MX4RD',
    method: 'river-pay',
    methodName: names,
    amount: '50000',
    fee: '500',
    currency: 'BDT',
  },
  ...{ createdAt: '2026-03-02T08:12:00Z', expiresAt: '2026-03-02T08:42:00Z', payUrl: '/sandbox/pay/d-1' },
};

function open({ now = pending, address = '/member/depositv2', member = aMember() } = {}) {
  const http = new FakeGateway()
    .answer(balance, { balance: '0', currency: 'BDT', playMoney: false })
    .answer(depositMethods, {
      methods: [
        { code: 'river-pay', name: names, flow: 'ewallet', mark: 'RP', min: '20000', max: '5000000', feeBps: 100, minutes: 2 },
      ],
      quickAmounts: ['20000', '50000'],
    })
    .answer(createDeposit, pending)
    .answer(depositById('d-1'), now);
  return { http, ...renderWithHost(<DepositScreen />, { http, messages, member, address }) };
}

describe('somebody who pays in', () => {
  it('types an amount, reviews it with its fee, and goes on at the provider', async () => {
    const { user, http, address } = open();

    await user.type(await screen.findByLabelText('Amount'), '৫০০');
    await user.click(screen.getByRole('button', { name: 'Review ৳505.00' }));
    expect(screen.getByText('You pay').nextSibling).toHaveTextContent('৳505.00');
    await user.click(screen.getByRole('button', { name: 'Deposit ৳500.00' }));

    expect(await screen.findByRole('link', { name: /Pay ৳505.00/ })).toHaveAttribute('href', '/sandbox/pay/d-1');
    expect(http.inputsOf(createDeposit)).toEqual([{ method: 'river-pay', amount: '50000' }]);
    expect(address()).toBe('/member/depositv2?deposit=d-1');
  });

  it('takes a quick amount', async () => {
    const { user } = open();

    await user.click(await screen.findByRole('radio', { name: '৳200' }));

    expect(screen.getByLabelText('Amount')).toHaveValue('200');
  });

  it.each([
    ['', 'Enter an amount, such as 500.'],
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

  it('finds the receipt when they come back', async () => {
    const { container } = open({
      now: { ...pending, state: 'paid', settledAt: '2026-03-02T08:15:00Z' },
      address: '/member/depositv2?deposit=d-1',
    });

    expect(await screen.findByText('Deposit received')).toBeInTheDocument();
    expect(screen.getByText('Credited to your wallet').nextSibling).toHaveTextContent('৳500.00');
    expect((await axe(container)).violations).toEqual([]);
  });

  it.each([
    ['expired', 'The time to pay is over'],
    ['failed', 'The payment did not go through'],
  ] as const)('is told when it %s, and can start again', async (state, title) => {
    const { user } = open({ now: { ...pending, state }, address: '/member/depositv2?deposit=d-1' });

    expect(await screen.findByText(title)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start again' }));

    expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
  });

  it('on a trial account is offered a real one, and no form', async () => {
    open({ member: aTrialMember() });

    expect(screen.getByRole('button', { name: 'Use a real account' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
  });
});

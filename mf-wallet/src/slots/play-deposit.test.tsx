import { bonuses } from '@pavilion/api/calls/bonuses';
import { balance, createDeposit, depositById, depositMethods } from '@pavilion/api/calls/wallet';
import type { DepositValue } from '@pavilion/api/wallet';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import messages from '../messages/en.json';
import { PlayDeposit } from './PlayDeposit';

const names = { bn: 'রিভার পে', en: 'River Pay' };
const pending: DepositValue = {
  id: 'd-1',
  state: 'pending',
  flow: 'ewallet',
  reference: 'K7PQ2MX4RD',
  method: 'river-pay',
  methodName: names,
  amount: '50000',
  fee: '0',
  currency: 'BDT',
  createdAt: '2026-03-02T08:12:00Z',
  expiresAt: '2026-03-02T08:42:00Z',
  payUrl: '/sandbox/pay/d-1',
};

function open({ member = aMember() } = {}) {
  const http = new FakeGateway()
    .answer(balance, { balance: '0', currency: 'BDT', playMoney: false })
    .answer(depositMethods, {
      methods: [
        { code: 'river-pay', name: names, flow: 'ewallet', mark: 'RP', min: '20000', max: '5000000', feeBps: 0, minutes: 2 },
      ],
      quickAmounts: ['50000'],
    })
    .answer(createDeposit, pending)
    .answer(depositById('d-1'), pending)
    .answer(bonuses, { active: null, list: [], next: null });
  return { http, ...renderWithHost(<PlayDeposit />, { http, messages, member, address: '/play/7' }) };
}

describe('somebody who pays in over a game', () => {
  it('stays in the game: the provider opens in another tab, and the receipt comes here', async () => {
    const { user, http, host, address, container } = open();
    await user.click(await screen.findByRole('radio', { name: '৳500' }));
    await user.click(screen.getByRole('button', { name: /^Review/ }));
    await user.click(screen.getByRole('button', { name: 'Deposit ৳500.00' }));

    expect(await screen.findByRole('link', { name: /Pay ৳500.00/ })).toHaveAttribute('target', '_blank');
    expect(address()).toBe('/play/7');
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);

    http.answer(depositById('d-1'), { ...pending, state: 'paid', settledAt: '2026-03-02T08:15:00Z' });
    act(() => host.events.emit('deposit.changed', { id: 'd-1' }));
    expect(await screen.findByRole('region', { name: 'Deposit received' })).toBeInTheDocument();
  });

  it('with a trial account is told what it takes', () => {
    const { http } = open({ member: aTrialMember() });

    expect(screen.getByRole('button', { name: /account/i })).toBeInTheDocument();
    expect(http.sent).toEqual([]);
  });
});

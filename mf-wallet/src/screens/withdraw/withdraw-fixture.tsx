import {
  addPayee,
  createWithdrawal,
  setPaymentPassword,
  withdrawalById,
  withdrawals,
  withdrawalTerms,
} from '@pavilion/api/calls/withdrawals';
import type { Payee, WithdrawalTerms, WithdrawalValue } from '@pavilion/api/withdrawals';
import { aMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen } from '@testing-library/react';
import messages from '../../messages/en.json';
import { WithdrawScreen } from './WithdrawScreen';

const names = { bn: 'রিভার পে', en: 'River Pay' };
const bank = { bn: 'ব্যাংক ট্রান্সফার', en: 'Bank transfer' };
export const payee: Payee = {
  id: 'p-1',
  method: 'river-pay',
  methodName: names,
  holder: 'Rahima Begum',
  number: '•••• 5678',
  addedAt: '2026-03-01T08:00:00Z',
};
export const BANGLADESH = {
  countryCode: 'BD',
  countryDialingCode: '880',
  name: 'Bangladesh',
  minDigits: 10,
  maxDigits: 10,
  trunkPrefix: '0',
  example: '01812-345678',
};
export const ready: WithdrawalTerms = {
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
export const review: WithdrawalValue = {
  id: 'w-1',
  reference: '7K3MQ9XPAB',
  state: 'review',
  status: 'review',
  confirmation: 'none',
  methodName: names,
  payee,
  currency: 'BDT',
  amount: '100000',
  fee: '1000',
  receives: '99000',
  paid: '0',
  received: '0',
  remaining: '99000',
  returned: '0',
  requestedAt: '2026-03-02T08:12:00Z',
};

/** The screen as a member has it who can withdraw; `terms` and `now` say what is otherwise. */
export function open({
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

export const secret = () => screen.findByLabelText(/^Withdrawal password/);

import { bonuses, bonusOffers, forfeitBonus } from '@pavilion/api/calls/bonuses';
import { memberContact } from '@pavilion/api/calls/members';
import { balance, createDeposit, depositById, depositMethods, deposits, statement } from '@pavilion/api/calls/wallet';
import { transactionTotals } from '@pavilion/api/calls/records';
import type { Bonus } from '@pavilion/api/bonuses';
import type { DepositValue } from '@pavilion/api/wallet';
import { aMember, FakeGateway } from '@pavilion/testing';
import { runStandalone } from '@pavilion/testing/run-standalone';
import { descriptor } from '../src/descriptor';
import remote from '../src/remote';

const riverPay = { bn: 'রিভার পে', en: 'River Pay' };
const bank = { bn: 'ব্যাংক ট্রান্সফার', en: 'Bank transfer' };
const deposit: DepositValue = {
  id: '5d0c8a52-4f8e-4f43-9a57-0f0d1b1f6a11',
  state: 'pending',
  flow: 'ewallet',
  reference: 'K7PQ2MX4RD',
  method: 'river-pay',
  methodName: riverPay,
  amount: '50000',
  fee: '0',
  currency: 'BDT',
  createdAt: '2026-03-02T08:12:00Z',
  expiresAt: '2026-03-02T08:42:00Z',
  payUrl: '/member/depositv2?deposit=5d0c8a52-4f8e-4f43-9a57-0f0d1b1f6a11',
};
const paid: DepositValue = { ...deposit, state: 'paid', settledAt: '2026-03-02T08:15:00Z' };
const bonus: Bonus = {
  id: '0f0d1b1f-4f8e-4f43-9a57-5d0c8a526a11',
  depositId: deposit.id,
  state: 'active',
  amount: '25000',
  currency: 'BDT',
  largestBet: '6250',
  name: { bn: 'জমার ওপর চার ভাগের এক ভাগ', en: 'A quarter on top' },
  terms: {
    bn: 'আপনার নিজের বাজির যোগফল বোনাসের আট গুণ হলে এটি আপনার।',
    en: 'It is yours once your own bets add up to eight times the bonus.',
  },
  wager: { needed: '200000', done: '52500', left: '147500' },
  givenAt: '2026-03-02T08:15:00Z',
  until: '2026-03-16T08:15:00Z',
};
const givenUp: Bonus = { ...bonus, state: 'forfeited', endedAt: '2026-03-02T09:00:00Z' };
const play = { game: 'Lantern Dice', nodeId: '100001' };

const gateway = new FakeGateway()
  .answer(balance, { balance: '1254050', currency: 'BDT', playMoney: false })
  .answer(memberContact, { missing: true, ways: ['mail', 'mobile'] })
  .answer(depositMethods, {
    methods: [
      { code: 'river-pay', name: riverPay, flow: 'ewallet', mark: 'RP', min: '20000', max: '5000000', feeBps: 0, minutes: 2 },
      {
        code: 'lotus-wallet',
        name: { bn: 'লোটাস ওয়ালেট', en: 'Lotus Wallet' },
        flow: 'ewallet',
        mark: 'LW',
        min: '50000',
        max: '2500000',
        feeBps: 100,
        minutes: 2,
      },
      { code: 'bank-transfer', name: bank, flow: 'bank', mark: 'BT', min: '100000', max: '50000000', feeBps: 0, minutes: 30 },
    ],
    quickAmounts: ['20000', '40000', '100000', '200000', '500000', '1000000'],
  })
  .answer(createDeposit, ({ amount }) => Object.assign(deposit, { amount }))
  .answer(depositById(deposit.id), () => Object.assign(paid, { amount: deposit.amount }))
  .answer(bonusOffers, ({ amount }) => ({
    offers: [
      {
        code: 'weekly',
        name: bonus.name,
        terms: bonus.terms,
        percent: 25,
        cap: '500000',
        least: '50000',
        firstOnly: false,
        wagerTimes: 8,
        days: 14,
        largestBetPercent: 25,
        ...(Number(amount) >= 50_000 && {
          brings: { amount: String(Math.floor(Number(amount) / 4)), wager: String(Number(amount) * 2) },
        }),
      },
    ],
    active: false,
  }))
  .answer(bonuses, { active: bonus, list: [], next: null })
  .answer(forfeitBonus(bonus.id), () => {
    gateway.answer(bonuses, { active: null, list: [givenUp], next: null });
    return givenUp;
  })
  .answer(deposits, { list: [], next: null })
  .answer(transactionTotals, { in: '74800', out: '10000', count: 4 })
  .answer(statement, {
    list: [
      { id: '4', at: '2026-03-02T08:30:00Z', kind: 'win', amount: '19800', balance: '1254050', reference: '8d2f6a0b-11', ...play },
      { id: '3', at: '2026-03-02T08:29:00Z', kind: 'bet', amount: '-10000', balance: '1234250', reference: '77ad90c3-10', ...play },
      {
        id: '2',
        at: '2026-03-02T08:28:00Z',
        kind: 'rollback',
        amount: '5000',
        balance: '1244250',
        reference: '61b2ee45-09',
        ...play,
      },
      { id: '1', at: '2026-03-02T08:15:00Z', kind: 'deposit', amount: '50000', balance: '1239250', reference: '5d0c8a52-4f' },
    ],
  });

runStandalone(remote, descriptor, { http: gateway, member: aMember() });

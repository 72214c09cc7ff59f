import { describeRemote } from '@pavilion/contract';

export const descriptor = describeRemote({
  name: 'wallet',
  pages: [
    {
      id: 'wallet.deposit',
      paths: ['/depositv2'],
      area: 'member',
      label: { bn: 'জমা', en: 'Deposit' },
      icon: 'wallet',
      audience: 'member',
      menus: { area: 20, account: 30, bottom: 30 },
    },
    {
      id: 'wallet.withdraw',
      paths: ['/withdraw'],
      area: 'member',
      label: { bn: 'উত্তোলন', en: 'Withdraw' },
      icon: 'bank',
      audience: 'member',
      menus: { area: 25, account: 35 },
    },
    {
      id: 'wallet.statement',
      paths: ['/transactionHistory'],
      area: 'member',
      label: { bn: 'লেনদেনের বিবরণী', en: 'Statement' },
      icon: 'list',
      audience: 'member',
      menus: { area: 30, account: 40 },
    },
    {
      id: 'wallet.bonuses',
      paths: ['/bonusDetails'],
      area: 'member',
      label: { bn: 'বোনাস', en: 'Bonuses' },
      icon: 'gift',
      audience: 'member',
      menus: { area: 28, account: 38 },
    },
  ],
  slots: { 'header.balance': 10, 'play.balance': 10, 'side.actions': 10 },
  events: { 'balance.changed': 1 },
});

import { defineRemote } from '@pavilion/contract';
import { descriptor } from './descriptor';

export default defineRemote(descriptor, {
  pages: {
    'wallet.deposit': () => import('./screens/deposit/DepositScreen').then(({ DepositScreen }) => DepositScreen),
    'wallet.withdraw': () => import('./screens/withdraw/WithdrawScreen').then(({ WithdrawScreen }) => WithdrawScreen),
    'wallet.transfer': () => import('./screens/transfer/TransferScreen').then(({ TransferScreen }) => TransferScreen),
    'wallet.transfer-upline': () =>
      import('./screens/transfer-upline/TransferUplineScreen').then(({ TransferUplineScreen }) => TransferUplineScreen),
    'wallet.bonuses': () => import('./screens/bonuses/BonusesScreen').then(({ BonusesScreen }) => BonusesScreen),
    'wallet.bets': () => import('./screens/bets/BetsScreen').then(({ BetsScreen }) => BetsScreen),
    'wallet.profit': () => import('./screens/profit/ProfitScreen').then(({ ProfitScreen }) => ProfitScreen),
    'wallet.account': () =>
      import('./screens/account-record/AccountRecordScreen').then(({ AccountRecordScreen }) => AccountRecordScreen),
    'wallet.statement': () => import('./screens/statement/StatementScreen').then(({ StatementScreen }) => StatementScreen),
  },
  slots: {
    'account.member': () => import('./slots/AccountRank').then(({ AccountRank }) => AccountRank),
    'header.balance': () => import('./slots/HeaderBalance').then(({ HeaderBalance }) => HeaderBalance),
    'play.balance': () => import('./slots/PlayBalance').then(({ PlayBalance }) => PlayBalance),
    'play.deposit': () => import('./slots/PlayDeposit').then(({ PlayDeposit }) => PlayDeposit),
    'side.actions': () => import('./slots/SideActions').then(({ SideActions }) => SideActions),
  },
  messages: {
    bn: () => import('./messages/bn.json').then(({ default: texts }) => texts),
    en: () => import('./messages/en.json').then(({ default: texts }) => texts),
  },
});

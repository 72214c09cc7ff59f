import { defineRemote } from '@pavilion/contract';
import { descriptor } from './descriptor';

export default defineRemote(descriptor, {
  pages: {
    'agent.landing': () => import('./screens/landing/LandingScreen').then(({ LandingScreen }) => LandingScreen),
    'agent.overview': () => import('./screens/overview/OverviewScreen').then(({ OverviewScreen }) => OverviewScreen),
    'agent.transfer': () => import('./screens/transfer/TransferScreen').then(({ TransferScreen }) => TransferScreen),
    'agent.transfers': () => import('./screens/transfer/TransfersScreen').then(({ TransfersScreen }) => TransfersScreen),
  },
  layouts: {
    agent: () => import('./layout/AgentLayout').then(({ AgentLayout }) => AgentLayout),
  },
  messages: {
    bn: () => import('./messages/bn.json').then(({ default: texts }) => texts),
    en: () => import('./messages/en.json').then(({ default: texts }) => texts),
  },
});

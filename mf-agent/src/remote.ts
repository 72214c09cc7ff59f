import { defineRemote } from '@pavilion/contract';
import { descriptor } from './descriptor';

export default defineRemote(descriptor, {
  pages: {
    'agent.landing': () => import('./screens/landing/LandingScreen').then(({ LandingScreen }) => LandingScreen),
    'agent.overview': () => import('./screens/overview/OverviewScreen').then(({ OverviewScreen }) => OverviewScreen),
  },
  layouts: {
    agent: () => import('./layout/AgentLayout').then(({ AgentLayout }) => AgentLayout),
  },
  messages: {
    bn: () => import('./messages/bn.json').then(({ default: texts }) => texts),
    en: () => import('./messages/en.json').then(({ default: texts }) => texts),
  },
});

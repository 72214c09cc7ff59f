import { describeRemote } from '@pavilion/contract';

export const descriptor = describeRemote({
  name: 'agent',
  pages: [
    {
      id: 'agent.landing',
      paths: ['/agent'],
      area: 'bare',
      label: { bn: 'এজেন্ট লগইন', en: 'For agents' },
      icon: 'users',
      audience: 'everyone',
      menus: { footer: 40 },
    },
    {
      id: 'agent.overview',
      paths: ['/agentTeamOverview'],
      area: 'agent',
      label: { bn: 'দলের চিত্র', en: 'Team overview' },
      icon: 'chart',
      audience: 'agent',
      menus: { area: 10, account: 50 },
    },
    {
      id: 'agent.transfer',
      paths: ['/transferDownline'],
      area: 'agent',
      label: { bn: 'দলে টাকা পাঠানো', en: 'Send to your team' },
      icon: 'bank',
      audience: 'agent',
      menus: { area: 60 },
    },
    {
      id: 'agent.transfers',
      paths: ['/agentDownlineTransactionDetailsCopy'],
      area: 'agent',
      label: { bn: 'দলের সঙ্গে স্থানান্তর', en: 'Transfers with your team' },
      icon: 'list',
      audience: 'agent',
      menus: { area: 65 },
    },
  ],
  layouts: ['agent'],
});

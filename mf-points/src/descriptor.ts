import { describeRemote } from '@pavilion/contract';

export const descriptor = describeRemote({
  name: 'points',
  pages: [
    {
      id: 'points.mall',
      paths: ['/pointMall'],
      area: 'site',
      label: { bn: 'পুরস্কার', en: 'Rewards' },
      icon: 'gift',
      audience: 'everyone',
      menus: { side: 60, bottom: 40 },
    },
  ],
  events: { 'balance.changed': 1, 'points.changed': 1 },
});

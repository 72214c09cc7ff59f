import { describeRemote } from '@pavilion/contract';

export const descriptor = describeRemote({
  name: 'member',
  pages: [
    {
      id: 'member.home',
      paths: ['/'],
      area: 'member',
      label: { bn: 'অ্যাকাউন্ট', en: 'Account' },
      icon: 'user',
      audience: 'member',
      menus: { area: 10, account: 10, bottom: 50 },
    },
    {
      id: 'member.rewards',
      paths: ['/rewardCenter'],
      area: 'member',
      label: { bn: 'পুরস্কার কেন্দ্র', en: 'Reward centre' },
      icon: 'gift',
      audience: 'member',
      menus: { area: 15, account: 12, side: 55 },
    },
    {
      id: 'member.profile',
      paths: ['/profile'],
      area: 'member',
      label: { bn: 'আমার তথ্য', en: 'Profile' },
      icon: 'settings',
      audience: 'member',
      menus: { area: 80 },
    },
    {
      id: 'member.limits',
      paths: ['/limits'],
      area: 'member',
      label: { bn: 'সীমা', en: 'Limits' },
      icon: 'target',
      audience: 'member',
      menus: { area: 85, account: 15 },
    },
    {
      id: 'member.security',
      paths: ['/securityCenter'],
      area: 'member',
      label: { bn: 'নিরাপত্তা কেন্দ্র', en: 'Security centre' },
      icon: 'shield',
      audience: 'member',
      menus: { area: 90, account: 20 },
    },
  ],
  layouts: ['member'],
  events: { 'balance.changed': 1, 'rewards.changed': 1, 'updates.missed': 1 },
});

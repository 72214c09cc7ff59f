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
      id: 'member.vip',
      paths: ['/vip'],
      area: 'member',
      label: { bn: 'ভিআইপি', en: 'VIP' },
      icon: 'star',
      audience: 'member',
      menus: { area: 29, account: 12 },
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
});

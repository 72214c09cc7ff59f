import { describeRemote } from '@pavilion/contract';

export const descriptor = describeRemote({
  name: 'lobby',
  pages: [
    {
      id: 'lobby.home',
      paths: ['/', '/index', '/index.html', '/home'],
      area: 'site',
      label: { bn: 'লবি', en: 'Lobby' },
      icon: 'home',
      audience: 'everyone',
      menus: { side: 10, bottom: 10 },
    },
    {
      id: 'lobby.favourite',
      paths: ['/favorite'],
      area: 'site',
      label: { bn: 'প্রিয় গেম', en: 'Favourites' },
      icon: 'heart',
      audience: 'player',
      menus: { side: 11 },
    },
    {
      id: 'lobby.recent',
      paths: ['/recent'],
      area: 'site',
      label: { bn: 'সম্প্রতি খেলা', en: 'Recently played' },
      icon: 'clock',
      audience: 'player',
      menus: { side: 12 },
    },
    {
      id: 'lobby.provider',
      paths: ['/provider/:vassalage'],
      area: 'site',
      label: { bn: 'গেম প্রোভাইডার', en: 'Provider' },
      icon: 'gamepad',
      audience: 'everyone',
    },
  ],
  slots: { 'missing.section': 10 },
  events: {
    'announcements.changed': 1,
    'catalogue.changed': 1,
    'favourites.changed': 1,
    'game.closed': 1,
    'updates.missed': 1,
    'wins.arrived': 1,
  },
});

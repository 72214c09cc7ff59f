import { defineRemote } from '@pavilion/contract';
import { descriptor } from './descriptor';

export default defineRemote(descriptor, {
  pages: {
    'lobby.home': () => import('./screens/home/HomeScreen').then(({ HomeScreen }) => HomeScreen),
    'lobby.favourite': () => import('./screens/favourite/FavouriteScreen').then(({ FavouriteScreen }) => FavouriteScreen),
    'lobby.recent': () => import('./screens/recent/RecentScreen').then(({ RecentScreen }) => RecentScreen),
    'lobby.provider': () => import('./screens/provider/ProviderScreen').then(({ ProviderScreen }) => ProviderScreen),
  },
  slots: {
    'missing.section': () => import('./slots/SuggestedGames').then(({ SuggestedGames }) => SuggestedGames),
  },
  messages: {
    bn: () => import('./messages/bn.json').then(({ default: texts }) => texts),
    en: () => import('./messages/en.json').then(({ default: texts }) => texts),
  },
});

import { defineRemote } from '@pavilion/contract';
import { descriptor } from './descriptor';

const categoryScreen = () => import('./screens/category/CategoryScreen').then(({ CategoryScreen }) => CategoryScreen);

export default defineRemote(descriptor, {
  pages: {
    'games.all': categoryScreen,
    'games.rng': categoryScreen,
    'games.live': categoryScreen,
    'games.fish': categoryScreen,
    'games.pvp': categoryScreen,
    'games.sports': categoryScreen,
    'games.esports': categoryScreen,
    'games.cockfight': categoryScreen,
    'games.elott': categoryScreen,
    'games.lott': categoryScreen,
    'games.lottery': () => import('./screens/lottery/LotteryScreen').then(({ LotteryScreen }) => LotteryScreen),
    'games.play': () => import('./screens/play/PlayScreen').then(({ PlayScreen }) => PlayScreen),
  },
  messages: {
    bn: () => import('./messages/bn.json').then(({ default: texts }) => texts),
    en: () => import('./messages/en.json').then(({ default: texts }) => texts),
  },
});

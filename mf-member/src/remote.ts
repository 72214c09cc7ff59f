import { defineRemote } from '@pavilion/contract';
import { descriptor } from './descriptor';

export default defineRemote(descriptor, {
  pages: {
    'member.home': () => import('./screens/home/HomeScreen').then(({ HomeScreen }) => HomeScreen),
    'member.leaderboard': () =>
      import('./screens/leaderboard/LeaderboardScreen').then(({ LeaderboardScreen }) => LeaderboardScreen),
    'member.limits': () => import('./screens/limits/LimitsScreen').then(({ LimitsScreen }) => LimitsScreen),
    'member.missions': () => import('./screens/missions/MissionsScreen').then(({ MissionsScreen }) => MissionsScreen),
    'member.profile': () => import('./screens/profile/ProfileScreen').then(({ ProfileScreen }) => ProfileScreen),
    'member.rebate': () => import('./screens/rebate/RebateScreen').then(({ RebateScreen }) => RebateScreen),
    'member.rewards': () => import('./screens/rewards/RewardsScreen').then(({ RewardsScreen }) => RewardsScreen),
    'member.security': () => import('./screens/security/SecurityScreen').then(({ SecurityScreen }) => SecurityScreen),
    'member.vip': () => import('./screens/vip/VipScreen').then(({ VipScreen }) => VipScreen),
  },
  layouts: {
    member: () => import('./layout/MemberLayout').then(({ MemberLayout }) => MemberLayout),
  },
  messages: {
    bn: () => import('./messages/bn.json').then(({ default: texts }) => texts),
    en: () => import('./messages/en.json').then(({ default: texts }) => texts),
  },
});

import type { Page, Route } from '@playwright/test';
import { loadTexts } from '../load-texts';
import { navigateInApp } from '../navigate-in-app';
import { withMuch } from '../with-much';
import type { Screen } from './screen';

const CODE = 'service.failed';
/** Who somebody is and how they are kept is answered: it is the page's own calls that fail. */
const ANSWERED = /\/wps\/(?:session|member\/info|v2\/wallets\/balance|site|telemetry)/;

/** Every call for what the page shows fails, in the words of the gateway. */
async function failCalls(page: Page): Promise<void> {
  await page.route('**/wps/**', (route: Route) => {
    const asked = route.request();
    if (ANSWERED.test(asked.url())) return route.fallback();
    const locale = asked.headers()['accept-language'] === 'bn' ? 'bn' : 'en';
    const message = loadTexts('shared/i18n/messages/errors', locale)(CODE);
    return route.fulfill({ status: 500, json: { success: false, code: CODE, message } });
  });
}

/** Takes the network away from this page alone. */
async function goOffline(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 });
}

const RECORDS = {
  statement: '/member/transactionHistory',
  bets: '/member/personalHistoryCopy',
  account: '/member/accountRecord',
  profit: '/member/personalProfit',
  bonuses: '/member/bonusDetails',
};

/** What is given for play. */
const PROMOTIONS = {
  missions: '/member/missionLeaderboard',
  rewards: '/member/rewardCenter',
  rebate: '/member/manualRebate',
  vip: '/member/vip',
  leaderboard: '/member/leaderboard',
};

const empty = Object.entries({
  ...RECORDS,
  ...PROMOTIONS,
  home: '/member',
  favourite: '/favorite',
  recent: '/recent',
  withdraw: '/member/withdraw',
}).map(([name, address]): Screen => ({ name: `state.empty-${name}`, address, viewer: 'newcomer' }));

const failing = Object.entries({
  lobby: '/',
  category: '/rng',
  statement: RECORDS.statement,
  deposit: '/member/depositv2',
  member: '/member',
  points: '/pointMall',
  bonuses: RECORDS.bonuses,
  ...PROMOTIONS,
}).map(([name, address]): Screen => ({ name: `state.error-${name}`, address, viewer: 'member', before: failCalls }));

/** They have what was read before, and are told that it may be old. */
const offline = Object.entries({ bonuses: RECORDS.bonuses, ...PROMOTIONS }).map(([name, address]): Screen => ({
  name: `state.offline-${name}`,
  address,
  viewer: 'member',
  act: goOffline,
  over: true,
}));

const long = (brand: string) =>
  Object.entries({ lobby: '/', member: '/member', deposit: '/member/depositv2', game: '/play/100000' }).map(
    ([name, address]): Screen => ({
      name: `state.long-${name}`,
      address,
      viewer: 'member',
      before: (page) => withMuch(page, brand),
    }),
  );

/** What a player meets when there is nothing, a lot, or a failure. */
export const memberStates = (brand: string): readonly Screen[] => [
  ...empty,
  ...failing,
  ...offline,
  ...long(brand),
  {
    name: 'state.remote-down',
    address: '/member/depositv2',
    viewer: 'member',
    refused: true,
    before: (page) => page.route(/\/remotes\/.*wallet|\/wallet\/.*\.js/, (route) => route.abort()),
  },
  {
    name: 'state.no-such-game',
    address: '/play/999999',
    viewer: 'member',
  },
];

/** What a visitor meets without a network. */
export const visitorStates: readonly Screen[] = [
  { name: 'state.offline', address: '/', viewer: 'visitor', act: goOffline, over: true },
  {
    name: 'state.offline-page',
    address: '/',
    viewer: 'visitor',
    act: async (page) => {
      await goOffline(page);
      await navigateInApp(page, '/rng');
    },
    over: true,
    refused: true,
  },
];

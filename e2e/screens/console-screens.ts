import type { Page } from '@playwright/test';
import type { StaffApi } from '../staff';
import type { Look, Screen } from './screen';

/** Every route of the console, and the address at which it is photographed; nothing for one that only leads to another. */
export const CONSOLE_ADDRESSES: Readonly<Record<string, string | undefined>> = {
  '/enrol/:token': '/enrol/no-such-link',
  '/board': '/board',
  '/board/:brand/:remote': '/board/pavilion/wallet',
  '/brands/:brand': '/brands/pavilion',
  '/brands/:brand/home': '/brands/pavilion/home',
  '/brands/:brand/members': '/brands/pavilion/members',
  '/brands/:brand/members/:member': '/brands/pavilion/members/:member',
  '/brands/:brand/deposits': '/brands/pavilion/deposits',
  '/brands/:brand/members/:member/ledger': '/brands/pavilion/members/:member/ledger',
  '/brands/:brand/books': '/brands/pavilion/books',
  '/brands/:brand/held-wins': '/brands/pavilion/held-wins',
  '/brands/:brand/reconciliation': '/brands/pavilion/reconciliation',
  '/brands/:brand/withdrawals': '/brands/pavilion/withdrawals',
  '/brands/:brand/payouts': undefined,
  '/brands/:brand/bonuses': '/brands/pavilion/bonuses',
  '/brands/:brand/promotions': '/brands/pavilion/promotions',
  '/brands/:brand/promotions/:kind': '/brands/pavilion/promotions/counting',
  '/brands/:brand/segments': '/brands/pavilion/segments',
  '/brands/:brand/redemptions': '/brands/pavilion/redemptions',
  '/brands/:brand/boards': '/brands/pavilion/boards',
  '/brands/:brand/reward-applications': '/brands/pavilion/reward-applications',
  '/brands/:brand/announcements': '/brands/pavilion/announcements',
  '/brands/:brand/announcements/:id': '/brands/pavilion/announcements/new',
  '/brands/:brand/catalogue': '/brands/pavilion/catalogue',
  '/brands/:brand/feedback': '/brands/pavilion/feedback',
  '/brands/:brand/registration': '/brands/pavilion/registration',
  '/brands/:brand/site': '/brands/pavilion/site',
  '/brands/:brand/details': '/brands/pavilion/details',
  '/outbox': '/outbox',
  '/jobs': '/jobs',
  '/pending': '/pending',
  '/audit': '/audit',
  '/vendors': '/vendors',
  '/deploy-tokens': '/deploy-tokens',
  '/operators': '/operators',
  '/account': '/account',
  '*': '/no-such-page',
};

/** The kinds of rules, each with a page of its own on the one route. */
export const PROMOTION_KINDS = ['activity', 'board', 'campaign', 'counting', 'level', 'mission', 'rebate'] as const;
/** Of them those that have one rule, which is there from the first day on. */
const OF_ONE_RULE: readonly string[] = ['counting', 'level', 'rebate'];

const promotions = (kind: string) => `/brands/pavilion/promotions/${kind}`;

/** Where the console is looked at: every route, and every kind of rules. */
export const CONSOLE_PAGES: readonly string[] = [
  ...new Set([...Object.values(CONSOLE_ADDRESSES).flatMap((address) => address ?? []), ...PROMOTION_KINDS.map(promotions)]),
];

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true }).first();

/** Presses the first button with a name of the console's catalogue, and waits for what it opens. */
function opens(id: string) {
  return async (page: Page, { named }: Look) => {
    await main(page)
      .getByRole('button', { name: named('console', id) })
      .filter({ visible: true })
      .first()
      .click();
    await dialog(page).waitFor();
  };
}

/** A table with rows from the first day on. */
const LEDGER = '/brands/pavilion/members/:member/ledger';

const dialogs: readonly Pick<Screen, 'name' | 'address' | 'act'>[] = [
  {
    name: 'shortcuts',
    address: '/board',
    act: async (page) => {
      await page.keyboard.press('?');
      await dialog(page).waitFor();
    },
  },
  {
    name: 'account-menu',
    address: '/board',
    act: async (page, { named }) => {
      await page.getByRole('button', { name: named('console', 'frame.account') }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'columns', address: LEDGER, act: opens('tables.columns') },
  { name: 'views', address: LEDGER, act: opens('tables.views') },
  { name: 'invite', address: '/operators', act: opens('operators.invite') },
  { name: 'new-token', address: '/deploy-tokens', act: opens('tokens.new') },
  { name: 'new-offer', address: '/brands/pavilion/bonuses', act: opens('bonuses.newOffer') },
  { name: 'adjustment', address: LEDGER, act: opens('memberLedger.give') },
  { name: 'free-rounds', address: '/brands/pavilion/bonuses', act: opens('freeRounds.give') },
  { name: 'segment', address: '/brands/pavilion/segments', act: opens('segments.new') },
  { name: 'tags', address: '/brands/pavilion/segments', act: opens('segments.tagMany') },
  ...PROMOTION_KINDS.map((kind) => ({
    name: `rule-${kind}`,
    address: promotions(kind),
    act: opens(OF_ONE_RULE.includes(kind) ? 'promotions.openOne' : 'promotions.new'),
  })),
  { name: 'member', address: '/brands/pavilion/members/:member', act: (page) => openSections(page) },
];

/** What the opened member shows when somebody asks for it: rank, rebates, limits. */
export async function openSections(page: Page): Promise<void> {
  const closed = dialog(page).getByRole('button', { expanded: false });
  await closed.first().waitFor();
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Whatever the page asks for fails; who is logged in is known. */
const failCalls = (page: Page) =>
  page.route(/\/staff\/(?!session)/, (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'service.failed', message: 'It failed.' } }),
  );

const failing = {
  deposits: '/brands/pavilion/deposits',
  home: '/brands/pavilion/home',
  promotions: promotions('mission'),
  segments: '/brands/pavilion/segments',
  boards: '/brands/pavilion/boards',
  'reward-applications': '/brands/pavilion/reward-applications',
  audit: '/audit',
};

/** Every page of the console, what opens over it, and how it fails. */
export async function consoleScreens(staff: StaffApi): Promise<Screen[]> {
  const member = await idOf(staff, 'rahima');
  const at = (address: string) => address.replace(':member', member);
  const pages = Object.entries(CONSOLE_ADDRESSES).flatMap(([route, address]): Screen[] =>
    address === undefined ? [] : [{ name: `console${nameOf(route)}`, address: at(address), viewer: 'staff' }],
  );
  return [
    ...pages,
    ...PROMOTION_KINDS.map((kind): Screen => ({ name: `console.promotions-${kind}`, address: promotions(kind), viewer: 'staff' })),
    { name: 'console.log-in', address: '/', viewer: 'nobody' },
    ...dialogs.map((each): Screen => ({
      ...each,
      name: `console-dialog.${each.name}`,
      address: at(each.address),
      viewer: 'staff',
      over: true,
    })),
    ...Object.entries(failing).map(([name, address]): Screen => ({
      name: `console-state.error-${name}`,
      address,
      viewer: 'staff',
      before: failCalls,
    })),
  ];
}

/** `.brand.home` of `/brands/:brand/home`. */
function nameOf(route: string): string {
  if (route === '*') return '.not-found';
  return `.${route.slice(1).replaceAll(/[/:]+/g, '.')}`;
}

async function idOf(staff: StaffApi, account: string): Promise<string> {
  const { list } = await staff.request<{ list: { id: string }[] }>('POST', '/staff/brands/pavilion/members/search', { account });
  const [found] = list;
  if (!found) throw new Error(`There is no ${account} to look at`);
  return found.id;
}

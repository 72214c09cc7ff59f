import type { Locator, Page } from '@playwright/test';
import type { Look, Screen } from './screen';

const GAME = '/play/100000';

const header = (page: Page) => page.getByRole('banner').first();
const main = (page: Page) => page.getByRole('main').first();
const shownFirst = (found: Locator) => found.filter({ visible: true }).first();

/** Waits for whatever came over the page. */
async function opened(page: Page): Promise<void> {
  await shownFirst(page.getByRole('dialog').or(page.getByRole('menu'))).waitFor();
}

/** Presses the first of the buttons that can be seen. */
async function press(page: Page, found: Locator): Promise<void> {
  await shownFirst(found).click();
  await opened(page);
}

/** On a phone what a game's bar has no room for is in its menu. */
async function openGameFacts(page: Page, { isPhone, named }: Look): Promise<void> {
  const name = named('games', 'games.facts.open');
  if (!isPhone) return press(page, page.getByRole('button', { name }));
  await press(page, page.getByRole('button', { name: named('games', 'games.menu') }));
  await page.getByRole('menuitem', { name }).click();
  await opened(page);
}

async function askToSignOut(page: Page, { named }: Look): Promise<void> {
  await shownFirst(header(page).getByRole('button', { name: /.*/ }).last()).click();
  await page.getByRole('menuitem', { name: named('shell', 'session.signOut') }).click();
  await shownFirst(page.getByRole('dialog')).waitFor();
}

async function search(page: Page, { named }: Look): Promise<void> {
  const button = header(page).getByRole('button', { name: named('shell', 'frame.search') });
  if (await button.isVisible()) await button.click();
  else await page.keyboard.press('/');
  await page.getByRole('combobox').last().fill('lan');
  await page.getByRole('option').first().waitFor();
}

type Dialog = Omit<Screen, 'viewer' | 'over'>;

const dialogsOfMembers: readonly Dialog[] = [
  {
    name: 'dialog.balance',
    address: '/',
    act: (page) => press(page, header(page).locator('[aria-haspopup="dialog"][popovertarget]')),
  },
  {
    name: 'dialog.inbox',
    address: '/',
    act: (page, { named }) => press(page, header(page).getByRole('button', { name: named('shell', 'frame.inbox') })),
  },
  { name: 'dialog.account-menu', address: '/', act: (page) => press(page, header(page).getByRole('button').last()) },
  { name: 'dialog.confirm', address: '/', act: askToSignOut },
  { name: 'dialog.search', address: '/', act: search },
  { name: 'dialog.game-facts', address: GAME, act: openGameFacts },
  {
    name: 'dialog.quick-deposit',
    address: GAME,
    act: (page, { named }) => press(page, page.getByRole('button', { name: named('games', 'games.deposit') })),
  },
  {
    name: 'dialog.mini-player',
    address: GAME,
    act: async (page, { named }) => {
      const frame = page.locator('iframe[src^="http"]');
      await frame.waitFor();
      await shownFirst(page.getByRole('button', { name: named('games', 'games.back.minimize') })).click();
      await shownFirst(page.locator('[data-minimized]')).waitFor();
    },
  },
  {
    name: 'dialog.calendar',
    address: '/member/transactionHistory',
    act: async (page) => {
      await press(page, main(page).locator('[aria-haspopup="dialog"]'));
      await page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'dialog.transaction',
    address: '/member/transactionHistory',
    act: async (page) => press(page, main(page).getByRole('row').or(main(page).getByRole('listitem')).getByRole('button')),
  },
];

const dialogsOfVisitors: readonly Dialog[] = [
  {
    name: 'dialog.popup',
    address: '/',
    before: (page) => page.addInitScript(() => sessionStorage.clear()),
    act: opened,
  },
  { name: 'dialog.search', address: '/', act: search },
  {
    name: 'dialog.menu',
    address: '/',
    act: async (page, { named }) => {
      await shownFirst(header(page).getByRole('button', { name: named('shell', 'frame.menu') })).click();
    },
  },
  {
    name: 'dialog.filters',
    address: '/rng',
    act: (page, { named }) => press(page, main(page).getByRole('button', { name: named('games', 'games.filters') })),
  },
  {
    name: 'dialog.login-wrong',
    address: '/login',
    act: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').first().fill('nobody-here');
      await dialog.locator('input[type="password"]').fill('not the password');
      await dialog.locator('input[type="password"]').press('Enter');
      await dialog.getByRole('alert').first().waitFor();
    },
  },
];

/** What opens over a player's page. */
export const memberDialogs = dialogsOfMembers.map((dialog): Screen => ({ ...dialog, viewer: 'member', over: true }));

/** What opens over a visitor's page. */
export const visitorDialogs = dialogsOfVisitors.map((dialog): Screen => ({
  ...dialog,
  name: `${dialog.name}.visitor`,
  viewer: 'visitor',
  over: true,
}));

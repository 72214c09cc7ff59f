import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { accounts, signInOnce } from '../../sign-in';

const lists = ['games', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'cockfight', 'elott', 'lott'];
const PAGE = 18;
/** Of recent games fewer are asked for at a time. */
const RECENT_PAGE = 12;

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('.pv-tile-art') });
const chip = (page: Page, name: string) => main(page).getByRole('button', { name: new RegExp(`^${name}( ?[\\d,]+)?$`) });

/** Chooses a filter and sees as many games as its chip counts, a page at most. */
async function choose(page: Page, name: string, show: string): Promise<void> {
  const wanted = chip(page, name).first();
  await wanted.click();
  await expect(page).toHaveURL(new RegExp(`show=${show}`));
  await expect(wanted).toHaveAttribute('aria-pressed', 'true');
  await expect(wanted).toContainText(/\d/);
  const count = Number((await wanted.innerText()).replace(/\D/g, ''));
  if (count > 0) await expect(tiles(page)).toHaveCount(Math.min(count, show === 'RECENT' ? RECENT_PAGE : PAGE));
  else await expect(main(page).getByText(/( here yet| at the moment| announced here)$/)).toBeVisible();
}

/** What would leave nothing is not offered: its address, which somebody may have kept, says so. */
async function isNotOffered(page: Page, list: string, name: string, show: string): Promise<boolean> {
  await expect(chip(page, 'Favourites').first()).toContainText(/\d/);
  if (await chip(page, name).first().isVisible()) return false;
  await page.goto(`/${list}?show=${show}`);
  await expect(main(page).getByText(/( here yet| at the moment| announced here)$/)).toBeVisible();
  return true;
}

test('every list of games opens at its address, and each of its filters and makers shows what it counts', async ({
  page,
  context,
}) => {
  // Fifty lists: a machine that does other things beside takes longer than for one.
  test.setTimeout(240_000);
  await signInOnce(context, accounts.member);
  for (const list of lists) {
    await page.goto(`/${list}`);
    await expect(tiles(page).first()).toBeVisible();
    for (const [name, show] of [
      ['Popular', 'HOT'],
      ['New', 'NEW'],
    ] as const)
      if (!(await isNotOffered(page, list, name, show))) await choose(page, name, show);
    for (const [name, show] of [
      ['Favourites', 'FAV'],
      ['Recent', 'RECENT'],
    ] as const)
      await choose(page, name, show);
    // Of fish all kinds open.
    if (await isNotOffered(page, list, 'Coming soon', 'SOON')) await page.goto(`/${list}`);
    else await choose(page, 'Coming soon', 'SOON');
    await main(page)
      .getByRole('group', { name: /^Providers of/ })
      .getByRole('button', { disabled: false })
      .nth(1)
      .click();
    await expect(page).toHaveURL(/vassalage=[A-Z]/);
  }
});

test('a list is searched by name, turned page by page, left with back, loaded anew and shared by its address', async ({
  page,
  context,
}) => {
  await page.goto('/sports?show=SOON');
  const wanted = (await tiles(page).nth(4).locator('.pv-tile-name').textContent()) ?? '';
  await main(page).getByRole('button', { name: 'Search by name' }).click();
  await main(page).getByRole('searchbox').fill(`  ${wanted} `);
  await expect(page).toHaveURL(/name=/);
  await expect(tiles(page).first()).toContainText(wanted);
  await main(page).getByRole('button', { name: 'Close the search' }).click();

  await expect(tiles(page)).toHaveCount(PAGE);
  const first = (await tiles(page).first().textContent()) ?? '';
  const next = main(page).getByRole('button', { name: 'Next page' });
  await next.click();
  await expect(page).toHaveURL(/\/sports\?show=SOON&page=2$/);
  await expect(main(page).getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(tiles(page).first()).not.toHaveText(first);
  const second = (await tiles(page).first().textContent()) ?? '';
  await page.reload();
  await expect(tiles(page).first()).toHaveText(second);
  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(tiles(friend).first()).toHaveText(second);
  await friend.close();
  await page.goBack();
  await expect(page).toHaveURL(/\/sports\?show=SOON$/);
  await expect(tiles(page).first()).toHaveText(first);
});

test('the pages of lotteries name those that draw, and are for members', async ({ page, context }) => {
  await page.goto('/lottery');
  await expect(page.getByRole('dialog')).toBeVisible();
  await signInOnce(context, accounts.member);
  for (const address of ['/lottery', '/seaLottery', '/vnLottery']) {
    await page.goto(address);
    await expect(main(page).getByRole('heading', { name: 'Lantern Lottery North' })).toBeVisible();
    await expect(tiles(page).first()).toBeVisible();
  }
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { navigateInApp } from '../../navigate-in-app';
import { withoutPictures } from '../../remote-faults';
import { accounts, signInOnce } from '../../sign-in';
import { loopback, type SitePage, sitePages } from '../../site-pages';
import { waitUntilIdle } from '../../wait-until-idle';

const FILES = /^https?:\/\/[^/]+\/remotes\//;
/** What each has to show comes over the network alone. */
const SHOWS_NOTHING = { member: ['points.mall', 'wallet.deposit', 'games.play'], agent: ['agent.overview'] };

test.beforeEach(({ context }) => withoutPictures(context));

for (const who of ['member', 'agent'] as const)
  test(`a page that a ${who} opens without a network says so, with a way to try again, and is filled once it is back`, async ({
    context,
  }) => {
    test.setTimeout(180_000);
    await signInOnce(context, accounts[who]);
    const page = await context.newPage();
    await page.goto('/');
    await waitUntilIdle(page);
    await keepFiles(context);
    const pages = (await sitePages()).filter((each) => isFor(each, who));
    expect(pages.length).toBeGreaterThan(0);

    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    expect(pages.map(({ id }) => id)).toEqual(expect.arrayContaining(SHOWS_NOTHING[who]));
    for (const { id, address } of pages) {
      await navigateInApp(page, address);
      // The page before stands, at rest, until the files of this one are there.
      if (SHOWS_NOTHING[who].includes(id)) await expect(failures(page).first(), id).toBeVisible();
      // No placeholder is left anywhere in view.
      await waitUntilIdle(page);
    }

    const { address } = pages.find(({ id }) => id === SHOWS_NOTHING[who][0]) ?? {};
    await navigateInApp(page, String(address));
    await expect(failures(page).first()).toBeVisible();
    await context.setOffline(false);
    await expect(failures(page)).toHaveCount(0);
  });

/** The browser has the files of all parts already, as it does after a visit: only what they ask for is missing. */
async function keepFiles(context: BrowserContext): Promise<void> {
  await context.route(FILES, async (route) => {
    const { pathname } = new URL(route.request().url());
    const kept = await fetch(loopback() + pathname);
    const headers = { 'access-control-allow-origin': '*', 'content-type': kept.headers.get('content-type') ?? 'text/javascript' };
    await route.fulfill({ status: kept.status, headers, body: Buffer.from(await kept.arrayBuffer()) });
  });
}

function isFor({ audience }: SitePage, who: 'member' | 'agent'): boolean {
  if (audience === 'visitor') return false;
  return who === 'agent' ? audience === 'agent' : audience !== 'agent';
}

const failures = (page: Page) => page.getByRole('main').getByRole('button', { name: /try again/i });

import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { navigateInApp } from '../../navigate-in-app';
import { waitUntilIdle } from '../../wait-until-idle';
import { alikeInOwnColours, lostInWideText } from '../../own-settings';
import { accounts, signInOnce } from '../../sign-in';
import { type SitePage, sitePages } from '../../site-pages';
import { sidewaysAt, WIDTHS } from '../../sideways';
import { titleAndHeading } from '../../title-and-heading';
import { violations } from '../../violations';
import { withMuch } from '../../with-much';
import { withoutArt } from '../../without-art';

const brand = 'pavilion';
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

for (const who of ['visitor', 'member', 'agent'] as const) {
  test(`every screen a ${who} sees is titled as it is headed, has no accessibility violation and never scrolls sideways`, async ({
    page,
    context,
    colorScheme: own,
  }) => {
    test.setTimeout(240_000);
    await withoutArt(context);
    if (who !== 'visitor') await signInOnce(context, accounts[who]);
    await withMuch(context, brand);
    // Each screen is opened once and looked at in both themes and sizes: that is how it comes in this run, and the very other.
    const looks = looksOf(page, own === 'dark' ? 'dark' : 'light');
    const isPhone = page.viewportSize()?.width === phone.width;
    const pages = (await sitePages(brand)).filter((each) => isFor(each, who));
    expect(pages.length).toBeGreaterThan(0);
    for (const [turn, { id, address }] of pages.entries()) {
      // Every second one is opened as the one before was left: turning a page is dear.
      for (const [at, { name, colorScheme, size }] of (turn % 2 ? looks.toReversed() : looks).entries()) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        if (at === 0) await open(page, address);
        await waitUntilIdle(page);
        expect.soft(await violations(page), `${id}, ${name}`).toEqual([]);
        await expect(page.getByRole('main').first()).toBeVisible();
      }
      if (!TITLED_OTHERWISE.includes(id)) {
        const { title, heading } = await titleAndHeading(page);
        expect.soft(title, `${id}, title and heading`).toBe(heading);
      }
      expect.soft(await sidewaysAt(page, widthsOf(id, turn)), id).toEqual([]);
      if (isPhone) expect.soft(await lostInWideText(page), `${id}, text set wide`).toEqual([]);
      if (EVERY_WIDTH.includes(id)) expect.soft(await alikeInOwnColours(page), `${id}, own colours`).toEqual([]);
    }
  });
}

/** The first by its address, and the others as links lead there, which loads nothing anew. */
async function open(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address);
  else await navigateInApp(page, address);
}

/** How this run's visitor sees a page, and how somebody with the other theme on the other kind of screen does. */
function looksOf(page: Page, theme: 'dark' | 'light') {
  const own = page.viewportSize() ?? desktop;
  const other = own.width === phone.width ? desktop : phone;
  return [
    { name: 'as it comes', colorScheme: theme, size: own },
    { name: 'other theme and size', colorScheme: theme === 'dark' ? 'light' : 'dark', size: other },
  ] as const;
}

function isFor({ audience }: SitePage, who: 'visitor' | 'member' | 'agent'): boolean {
  if (who === 'visitor') return audience === 'everyone' || audience === 'visitor';
  return who === 'agent' ? audience === 'agent' : audience === 'member' || audience === 'player';
}

/** The front page is titled with what the site is, the account's heading greets, and the agents' landing page is headed by what it offers. */
const TITLED_OTHERWISE: readonly string[] = ['lobby.home', 'member.home', 'agent.landing'];

/** Screens of every kind of layout: a wall of covers, a form, a table, a game. */
const EVERY_WIDTH: readonly string[] = ['lobby.home', 'wallet.deposit', 'wallet.statement', 'games.play', 'agent.overview'];

/** Each screen at the narrowest, and with its neighbours at every other width; these few at all. Drawing a page anew costs most of a test. */
function widthsOf(id: string, turn: number): readonly number[] {
  if (EVERY_WIDTH.includes(id)) return WIDTHS;
  const [narrowest, ...others] = WIDTHS;
  return [narrowest, ...others.filter((_, at) => at % 4 === turn % 4)];
}

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { layoutFaults } from '../../layout-faults';
import { Member } from '../../money/member';
import { navigateInApp } from '../../navigate-in-app';
import { origin } from '../../origins';
import { alikeInOwnColours, lostInWideText } from '../../own-settings';
import { type Account, accounts, signInOnce } from '../../sign-in';
import { type SitePage, sitePages } from '../../site-pages';
import { titleAndHeading } from '../../title-and-heading';
import { violations } from '../../violations';
import { waitUntilIdle } from '../../wait-until-idle';
import { withMuch } from '../../with-much';
import { withoutArt } from '../../without-art';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

type Who = 'visitor' | 'member' | 'agent';
/** Somebody who registers for it: Lagoon asks whoever is known for a second proof by then. */
const NEWCOMER = 'newcomer';
/** Whose pages are looked at in each brand, and with which account. Lagoon has no agents. */
const brands: Readonly<Record<string, Partial<Record<Who, Account | typeof NEWCOMER | undefined>>>> = {
  pavilion: { visitor: undefined, ...accounts },
  lagoon: { visitor: undefined, member: NEWCOMER },
};

for (const [brand, viewers] of Object.entries(brands)) {
  test(`every screen of ${brand} is one that somebody here looks at`, async () => {
    const unseen = (await sitePages(brand)).filter((each) => !Object.keys(viewers).some((who) => isFor(each, who as Who)));
    expect(unseen.map(({ id }) => id)).toEqual([]);
  });

  for (const [who, account] of Object.entries(viewers) as [Who, Account | typeof NEWCOMER | undefined][]) {
    test(`every screen a ${who} of ${brand} sees is titled as it is headed, has no accessibility violation, and at no width scrolls sideways, is cut off or is covered`, async ({
      page,
      context,
      colorScheme: own,
    }) => {
      test.setTimeout(600_000);
      // Lagoon has the same pages in other colours: each is walked once, a member's on the phone.
      test.skip(
        brand !== 'pavilion' && (page.viewportSize()?.width === phone.width) !== (who === 'member'),
        'the other kind of screen has it',
      );
      await enter(context, brand, account);
      const looks = looksOf(page, own === 'dark' ? 'dark' : 'light');
      const isPhone = page.viewportSize()?.width === phone.width;
      const pages = (await sitePages(brand)).filter((each) => isFor(each, who));
      expect(pages.length).toBeGreaterThan(0);
      for (const [turn, { id, address }] of pages.entries()) {
        for (const [at, { name, colorScheme, size }] of looksInTurn(looks, brand, turn).entries()) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize(size);
          if (at === 0) await open(page, brand, address);
          await waitUntilIdle(page);
          expect.soft(await violations(page), `${id}, ${name}`).toEqual([]);
          await expect(page.getByRole('main').first()).toBeVisible();
        }
        if (!TITLED_OTHERWISE.includes(id)) {
          const { title, heading } = await titleAndHeading(page);
          expect.soft(title, `${id}, title and heading`).toBe(heading);
        }
        expect.soft(await layoutFaults(page), id).toEqual([]);
        if (isPhone) expect.soft(await lostInWideText(page), `${id}, text set wide`).toEqual([]);
        if (BUSIEST.includes(id)) expect.soft(await alikeInOwnColours(page), `${id}, own colours`).toEqual([]);
      }
    });
  }
}

/** Signed in, with a name as long and a balance as high as anybody’s, and without pictures, which nobody looks at here. */
async function enter(context: BrowserContext, brand: string, account: Account | typeof NEWCOMER | undefined): Promise<void> {
  await withoutArt(context);
  if (account === NEWCOMER) {
    const member = await Member.register({ brand });
    await member.deposit(50_00n);
    await member.addSessionTo(context);
  } else if (account) await signInOnce(context, account, brand);
  await withMuch(context, brand);
}

/** The first by its address, and the others as links lead there, which loads nothing anew; what stands over the page before would stay. */
async function open(page: Page, brand: string, address: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(origin(brand) + address));
  const dialog = page.getByRole('dialog').first();
  if (await dialog.isVisible()) {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await navigateInApp(page, address);
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

/** Every second page is opened as the one before was left: turning it is dear. In the second brand each is looked at in one of the two only. */
function looksInTurn(looks: ReturnType<typeof looksOf>, brand: string, turn: number) {
  const inTurn = turn % 2 ? looks.toReversed() : looks;
  return brand === 'pavilion' ? inTurn : inTurn.slice(0, 1);
}

function isFor({ audience }: SitePage, who: Who): boolean {
  if (who === 'visitor') return audience === 'everyone' || audience === 'visitor';
  return who === 'agent' ? audience === 'agent' : audience === 'member' || audience === 'player';
}

/** The front page is titled with what the site is, the account's heading greets, and the agents' landing page is headed by what it offers. */
const TITLED_OTHERWISE: readonly string[] = ['lobby.home', 'member.home', 'agent.landing'];

/** Screens of every kind of layout: a wall of covers, a form, a table, a game. */
const BUSIEST: readonly string[] = ['lobby.home', 'wallet.deposit', 'wallet.statement', 'games.play', 'agent.overview'];

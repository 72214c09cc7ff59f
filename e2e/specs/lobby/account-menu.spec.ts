import { expect, test } from '../../fixtures';
import { accounts, signInOnce } from '../../sign-in';
import { words } from '../../words';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1440, height: 700 },
  { width: 390, height: 844 },
];
/** Agents have a second header, in their own part of the site. */
const PAGES = { member: ['/'], agent: ['/', '/agentHome'] };
const MENU = { '/': (locale: 'bn' | 'en') => words[locale].account, '/agentHome': () => /karim_agent$/ };

for (const who of ['member', 'agent'] as const)
  test(`a ${who} sees Log out in the menu of their account without scrolling, on windows of any height`, async ({
    page,
    context,
    visitor: { locale },
  }) => {
    await signInOnce(context, accounts[who]);
    for (const address of PAGES[who]) {
      await page.goto(address);
      const name = MENU[address as keyof typeof MENU](locale);
      const logOut = page.getByRole('menuitem', { name: words[locale].logOut, exact: true });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.getByRole('banner').getByRole('button', { name }).click();
        await expect(logOut, `${address} at ${size.width} × ${size.height}`).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await expect(logOut).toBeHidden();
      }
    }
  });

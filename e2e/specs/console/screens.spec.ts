import { expect, test } from '@playwright/test';
import { layoutFaults } from '../../layout-faults';
import { navigateInApp } from '../../navigate-in-app';
import { withMuchToDo } from '../../staff-lists/with-much-to-do';
import { CONSOLE_PAGES, openSections, PROMOTION_KINDS } from '../../screens/console-screens';
import { accounts } from '../../sign-in';
import { consoleOrigin, OperatorConsole, StaffApi } from '../../staff';
import { violations } from '../../violations';
import { waitUntilIdle } from '../../wait-until-idle';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const variants = [
  { lang: 'en', theme: 'dark', size: desktop },
  { lang: 'bn', theme: 'light', size: phone },
] as const;

/** Pages to which the navigation has no link of their own; the last one opens a drawer. */
const BESIDE_LINKS = [
  ...PROMOTION_KINDS.map((kind) => `/brands/pavilion/promotions/${kind}`),
  '/brands/pavilion',
  '/account',
  '/board/pavilion/points',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no screen of the console has an accessibility violation, in both languages and themes, on a desktop and a phone', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await new OperatorConsole(page).signIn();
  const links = await page.getByRole('navigation').getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(4);

  for (const { lang, theme, size } of variants) {
    await page.evaluate(
      ([language, look]) => {
        localStorage['pavilion.console-lang'] = language;
        localStorage['pavilion.console-theme'] = look;
      },
      [lang, theme],
    );
    await page.setViewportSize(size);
    for (const address of new Set([...addresses, ...BESIDE_LINKS])) {
      await page.goto(consoleOrigin + (address ?? '/'));
      await waitUntilIdle(page);
      expect.soft(await violations(page), `${address} ${lang} ${theme} ${size.width}`).toEqual([]);
    }
    for (const tab of await page.getByRole('dialog').getByRole('tab').all()) {
      await tab.click();
      await waitUntilIdle(page);
      expect.soft(await violations(page), `${await tab.innerText()} ${lang} ${theme} ${size.width}`).toEqual([]);
    }
  }
  expect(errors).toEqual([]);
});

for (const lang of ['en', 'bn'] as const) {
  test(`no screen of the console in ${lang} scrolls sideways at any width, is cut off or is covered, with names, references and amounts as long as any`, async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000);
    const staff = await StaffApi.open();
    await staff.addSessionTo(context, lang);
    await withMuchToDo(context);
    const { list } = await staff.request<{ list: { id: string }[] }>('POST', '/staff/brands/pavilion/members/search', {
      account: accounts.member.username,
    });
    expect(CONSOLE_PAGES.length).toBeGreaterThan(30);
    for (const shown of CONSOLE_PAGES) {
      const address = shown.replace(':member', list[0]?.id ?? '');
      if (page.url() === 'about:blank') await page.goto(consoleOrigin + address);
      else await navigateInApp(page, address);
      if (shown.endsWith('/members/:member')) await openSections(page);
      await waitUntilIdle(page);
      expect.soft(await layoutFaults(page), address).toEqual([]);
    }
    // What a page asks for by itself may be under way when the test is over.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

import { expect, test } from '../../fixtures';
import { settled } from '../../settled';
import { accounts, keepSession } from '../../sign-in';
import { type SitePage, sitePages } from '../../site-pages';
import { violations } from '../../violations';
import { withoutArt } from '../../without-art';

const brand = 'pavilion';
/** One screen with other games: all of them are looked at in the dark theme, which is in both languages, and one of them in the light. */
const categories = /^games\.(?:live|fish|pvp|sports|esports|cockfight|elott|lott)$/;

for (const who of ['visitor', 'member', 'agent'] as const) {
  test(`no screen a ${who} sees has an accessibility violation`, async ({ page, context, visitor }) => {
    test.setTimeout(240_000);
    await withoutArt(context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (who !== 'visitor') await keepSession(context, accounts[who], { locale: visitor.locale });
    const pages = (await sitePages(brand)).filter(
      (each) => isFor(each, who) && (visitor.theme === 'dark' || !categories.test(each.id)),
    );
    expect(pages.length).toBeGreaterThan(0);
    for (const { id, address } of pages) {
      await page.goto(address);
      await settled(page);
      expect.soft(await violations(page), id).toEqual([]);
      await expect(page.getByRole('main').first()).toBeVisible();
    }
  });
}

function isFor({ audience }: SitePage, who: 'visitor' | 'member' | 'agent'): boolean {
  if (who === 'visitor') return audience === 'everyone' || audience === 'visitor';
  return who === 'agent' ? audience === 'agent' : audience === 'member' || audience === 'player';
}

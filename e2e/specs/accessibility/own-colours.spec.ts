import { expect, test } from '../../fixtures';
import { navigateInApp } from '../../navigate-in-app';
import { lostInOwnColours } from '../../own-settings';
import { accounts, signInOnce } from '../../sign-in';
import { sitePages } from '../../site-pages';
import { waitUntilIdle } from '../../wait-until-idle';
import { withoutArt } from '../../without-art';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [who, audiences] of Object.entries({
  visitor: ['everyone', 'visitor'],
  member: ['member', 'player'],
  agent: ['agent'],
}))
  test(`in colours of their own and with more contrast a ${who} sees on every page what is chosen, and every shape that tells something`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    // Colours of one's own are the same in each language; a member's pages are looked at on the phone, the others on a desktop.
    test.skip((page.viewportSize()?.width ?? 0) < 600 !== (who === 'member'), 'the other kind of screen has it');
    await withoutArt(context);
    if (who !== 'visitor') await signInOnce(context, accounts[who as keyof typeof accounts]);
    const pages = (await sitePages()).filter(({ audience }) => audiences.includes(audience));
    expect(pages.length).toBeGreaterThan(0);
    for (const { id, address } of pages) {
      if (page.url() === 'about:blank') await page.goto(address);
      else await navigateInApp(page, address);
      await waitUntilIdle(page);
      expect.soft(await lostInOwnColours(page), id).toEqual([]);
    }
  });

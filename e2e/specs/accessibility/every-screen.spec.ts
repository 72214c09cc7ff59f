import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../../fixtures';
import { settled } from '../../settled';
import { accounts, keepSession } from '../../sign-in';
import { type SitePage, sitePages } from '../../site-pages';

const brand = 'pavilion';

for (const who of ['visitor', 'member', 'agent'] as const) {
  test(`no screen a ${who} sees has an accessibility violation`, async ({ page, context, visitor }) => {
    test.setTimeout(240_000);
    if (who !== 'visitor') await keepSession(context, accounts[who], { locale: visitor.locale });
    const pages = (await sitePages(brand)).filter((each) => isFor(each, who));
    expect(pages.length).toBeGreaterThan(0);
    for (const { id, address } of pages) {
      await page.goto(address);
      await settled(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .exclude('iframe')
        .analyze();
      expect
        .soft(
          violations.map(
            (violation) => `${id}: ${violation.id} at ${violation.nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          ),
        )
        .toEqual([]);
      await expect(page.getByRole('main').first()).toBeVisible();
    }
  });
}

function isFor({ audience }: SitePage, who: 'visitor' | 'member' | 'agent'): boolean {
  if (who === 'visitor') return audience === 'everyone' || audience === 'visitor';
  return who === 'agent' ? audience === 'agent' : audience === 'member' || audience === 'player';
}

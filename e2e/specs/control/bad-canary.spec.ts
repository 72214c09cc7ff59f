import { expect, test } from '@playwright/test';
import { origin } from '../../origins';
import { auditEntries, changeBrand, publishAltered, publishedVersion } from '../../registry';
import { sitePages } from '../../site-pages';
import { withoutPopups } from '../../without-popups';

/** As many pages as the watch wants to see fail before it believes it, and one more. */
const PAGES = 6;

test('a canary that throws where it is mounted is taken back by itself within a minute, and the log says why', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const { version: good } = await publishedVersion('points');
  const mall = (await sitePages()).find(({ id }) => id === 'points.mall')?.address ?? '';
  const bad = await publishAltered('points', (text) =>
    text.replaceAll('{id:"mall.title"}', '{id:(()=>{throw new Error("broken on purpose")})()}'),
  );
  await changeBrand('pavilion', { kind: 'canary', remote: 'points', version: bad, stages: [{ bps: 10_000, minutes: 600 }] });
  const contexts = await Promise.all(Array.from({ length: PAGES }, () => browser.newContext({ locale: 'en-US' })));
  await Promise.all(contexts.map(withoutPopups));
  try {
    const pages = await Promise.all(contexts.map((context) => context.newPage()));
    for (const page of pages) {
      await page.goto(origin() + mall, { waitUntil: 'commit' });
      await expect(
        page
          .getByRole('main')
          .getByText(/remote\.threw · /)
          .first(),
      ).toBeVisible();
    }

    await expect(async () => {
      const entry = (await auditEntries('pavilion')).find(({ who, remote }) => who === 'canary watch' && remote === 'points');
      expect(entry).toBeDefined();
      expect(JSON.stringify(entry?.after)).toContain(bad);
    }).toPass({ timeout: 60_000, intervals: [1_000] });
    expect((await publishedVersion('points')).version).toBe(good);
    // Whoever was looking at the failure gets the good one without a reload.
    for (const page of pages) await expect(page.getByText(/remote\.threw · /)).toBeHidden();
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    // Refused where the watch was quicker, as it should be.
    await changeBrand('pavilion', { kind: 'promote', remote: 'points', version: good }).catch(() => undefined);
  }
});

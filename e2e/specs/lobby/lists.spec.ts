import { expect, test } from '../../fixtures';

test('a list is what it was after reloading, on the way back from a game and in a link', async ({ page, context }) => {
  const tiles = (of = page) =>
    of
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: of.locator('.pv-tile-art') });
  await page.goto('/rng?show=SOON');
  await page.getByRole('main').getByRole('button', { name: 'Pagoda Grove', exact: true }).click();
  const more = page.getByRole('main').getByRole('button', { name: /^(Show more|আরও দেখুন)/ });
  await more.click();
  await expect(page).toHaveURL(/\/rng\?show=SOON&vassalage=PG&page=1-2$/);
  await expect(tiles()).toHaveCount(36);

  await page.reload();
  await expect(tiles()).toHaveCount(36);
  const last = tiles().last();
  await last.scrollIntoViewIfNeeded();
  // Of what is not on the screen nothing is drawn, and so nothing is inner text.
  const wanted = (await last.locator('.pv-tile-name').textContent()) ?? '';
  // Where the page stands when the tile is pressed: pressing scrolls it into reach.
  await page.evaluate(() =>
    addEventListener('pointerdown', () => Object.assign(globalThis, { pressedAt: scrollY }), { capture: true, once: true }),
  );
  await last.locator('.pv-tile-art > button').first().click();
  await expect(page).toHaveURL(/\/play\/\d+$/);
  await page.getByRole('heading', { name: /: (coming soon|শিগগির আসছে)$/ }).waitFor();
  await page.goBack();

  await expect(tiles()).toHaveCount(36);
  await expect(tiles().last()).toContainText(wanted);
  const left = await page.evaluate(() => (globalThis as unknown as { pressedAt: number }).pressedAt);
  expect(left).toBeGreaterThan(400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/rng\?show=SOON$/);

  const friend = await context.newPage();
  await friend.goto('/rng?vassalage=PG&show=HOT&page=2');
  await expect(friend.getByRole('main').locator('[aria-pressed="true"]')).toHaveCount(2);
  await friend.close();
});

import { expect, test } from '../../fixtures';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** What makes an element a layer of its own, which the browser looks at in every frame: hundreds of tiles have none. */
const LAYERS = `[...document.querySelectorAll('main .pv-grid .pv-tile:not([data-favourite])')].flatMap((tile) =>
  [tile, ...tile.querySelectorAll('*')].filter((element) => element.checkVisibility()).filter((element) => {
    const { position, opacity, transform, filter, contain, isolation, willChange, mixBlendMode } = getComputedStyle(element);
    return position !== 'static' || opacity !== '1' || transform !== 'none' || filter !== 'none' || /layout|paint|strict|content/.test(contain) ||
      isolation !== 'auto' || willChange !== 'auto' || mixBlendMode !== 'normal';
  }).map(({ tagName, className }) => tagName + ' ' + className))`;

test('a tile that can be played is no layer on a phone, whatever it offers', async ({ page }) => {
  await page.goto('/rng');
  await expect(page.getByRole('main').locator('.pv-grid .pv-tile-art:not(.pv-skeleton)').first()).toBeVisible();
  expect(await page.evaluate(LAYERS)).toEqual([]);
});

test('an announced tile in a long list is no layer on a phone, and the covers of what is looked at come', async ({ page }) => {
  await page.goto('/rng?show=SOON&page=1-4');
  const tiles = page.getByRole('main').locator('.pv-grid .pv-tile-art');
  await expect(tiles).toHaveCount(72);
  expect(await page.evaluate(LAYERS)).toEqual([]);

  // The last ones: nobody fetches what is far away, and all of it once it is looked at.
  const last = tiles.nth(70);
  await expect(last.locator('img')).not.toHaveAttribute('src');
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('img')).toHaveAttribute('src', /^\/art\//);
  await expect
    .poll(() => last.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);

  await expect(last.getByText('Details')).toBeHidden();
  await last.locator('button[aria-expanded]').click();
  await expect(last.getByText('Details')).toBeVisible();
});

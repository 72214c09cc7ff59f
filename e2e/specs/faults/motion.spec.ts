import { expect, test } from '../../fixtures';
import { navigateInApp } from '../../navigate-in-app';

const MOTION = /\/shell\/motion\.[^/]*\.(css|js)$/;

test('pages change without motion where its files do not come, and the next sign of somebody asks for them again', async ({
  page,
  visitor,
}) => {
  // What is not handled would be told as an error of the page, and fails this test.
  visitor.allowError(/Failed to load resource/);
  await page.route(MOTION, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const refused = page.waitForEvent('requestfailed', (request) => MOTION.test(request.url()));
  await page.keyboard.press('Shift');
  await refused;
  await navigateInApp(page, '/games/rng');
  await expect(page).toHaveURL(/\/games\/rng/);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();

  await page.unroute(MOTION);
  const come = page.waitForResponse((response) => MOTION.test(response.url()));
  await page.keyboard.press('Shift');
  expect((await come).ok()).toBe(true);
});

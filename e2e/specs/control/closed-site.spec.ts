import { type Browser, devices, expect, type Page, test } from '@playwright/test';
import { origin } from '../../origins';
import { changeBrand } from '../../registry';
import { StaffApi } from '../../staff';
import { violations } from '../../violations';

const BRAND = 'lagoon';
const REGIONS = `/staff/brands/${BRAND}/site-status`;
/** Where tests come from. */
const HERE = ['127.0.0.0/8', '::1/128'];

const WORDS = {
  en: {
    work: 'We are doing maintenance',
    place: 'We are not open where you are',
    seen: /^Your address: 127\.0\.0\.1/,
    help: 'Customer service',
  },
  bn: {
    work: 'রক্ষণাবেক্ষণের কাজ চলছে',
    place: 'আপনি যেখানে আছেন সেখানে আমরা চালু নেই',
    seen: /^আপনার ঠিকানা: 127\.0\.0\.1/,
    help: 'গ্রাহক সেবা',
  },
};
const VISITORS = [
  { locale: 'bn', device: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  { locale: 'en', device: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
] as const;

const maintenance = (on: boolean) => changeBrand(BRAND, { kind: 'maintenance', on });

let staffApi: StaffApi;
test.beforeAll(async () => {
  staffApi = await StaffApi.open();
});
test.afterEach(async () => {
  await serve([]);
  await maintenance(false);
});

test('a site that is being worked on says that first, then that it does not serve a place; opened again, it is as before', async ({
  browser,
}) => {
  const visits = await Promise.all(VISITORS.map(({ locale, device }) => arrive(browser, locale, device)));
  const everybody = (see: (page: Page, words: (typeof WORDS)['en']) => Promise<unknown>) =>
    Promise.all(visits.map(({ page, locale }) => see(page, WORDS[locale])));
  const isOpen = (page: Page) => expect(page.getByRole('contentinfo')).toBeVisible();
  await everybody(isOpen);

  await serve(HERE);
  await maintenance(true);
  await everybody(async (page, { work, help }) => {
    await expect(page.getByRole('heading', { name: work })).toBeVisible();
    await expect(page.getByRole('button', { name: help })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: work })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await maintenance(false);
  await everybody(async (page, { place, seen, help }) => {
    await page.goto(`${origin(BRAND)}/register`);
    await expect(page.getByRole('heading', { name: place })).toBeVisible();
    await expect(page.getByText(seen)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    const [service] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: help }).click()]);
    await expect(service.getByRole('heading').first()).toBeVisible();
    await service.close();
  });

  await serve([]);
  await everybody(async (page) => {
    await page.reload();
    await isOpen(page);
  });
});

async function arrive(browser: Browser, locale: 'bn' | 'en', device: object): Promise<{ page: Page; locale: 'bn' | 'en' }> {
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
  await context.addInitScript((language) => localStorage.setItem('pavilion.lang', language), locale);
  const page = await context.newPage();
  await page.goto(origin(BRAND));
  return { page, locale };
}

/** Keeps the brand from the networks named, and from no others. */
async function serve(refused: readonly string[]): Promise<void> {
  const { version } = await staffApi.request<{ version: number }>('GET', REGIONS);
  const rules = refused.map((network) => ({ verdict: 'deny', network, note: 'where the tests come from' }));
  await staffApi.request('PUT', `${REGIONS}/regions`, { rules, version, reason: 'a closed site is looked at' });
}

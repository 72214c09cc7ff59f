import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { origin } from '../../origins';
import { accounts, keepSession } from '../../sign-in';
import { sitePages } from '../../site-pages';

/** The screens whose files are flipped, and how often: two hundred together. */
const screens = { 'wallet.deposit': 70, 'member.profile': 70, 'points.mall': 60 };

const refusal = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/remote\.[a-z-]+ · /)
    .first();

/** The same places every time: what fails once can be looked at. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Addresses of the remote's files that a healthy visit needs. */
async function filesNeeded(page: Page, address: string, remote: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(`/remotes/${remote}/`)) files.add(pathname);
  });
  await page.goto(origin() + address);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(refusal(page)).toBeHidden();
  return [...files].toSorted();
}

// A page for each flip; a busy machine takes its time.
test.describe.configure({ timeout: 600_000 });

for (const [id, flips] of Object.entries(screens))
  test(`no file of ${id} runs with a flipped bit, wherever it is: ${flips} places`, async ({ context }) => {
    const [remote = ''] = id.split('.');
    await context.addInitScript(() => localStorage.setItem('pavilion-lang', 'en'));
    await keepSession(context, accounts.member, { locale: 'en' });
    await context.route('**/art/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const address = (await sitePages()).find((page) => page.id === id)?.address ?? '';
    const healthy = await context.newPage();
    const files = await filesNeeded(healthy, address, remote);
    await healthy.close();
    const next = chance(flips);
    const page = await context.newPage();
    for (let flip = 0; flip < flips; flip += 1) {
      const file = files[flip % files.length] ?? '';
      const published = await fetch(`http://127.0.0.1:${new URL(origin()).port}${file}`);
      const bytes = Buffer.from(await published.arrayBuffer());
      const [place, bit] = [Math.floor(next() * bytes.length), 1 << Math.floor(next() * 8)];
      bytes[place] = (bytes[place] ?? 0) ^ bit;
      const struck = (url: URL) => url.pathname === file;
      await page.route(struck, (route) =>
        route.fulfill({
          body: bytes,
          contentType: published.headers.get('content-type') ?? 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
        }),
      );
      await page.goto(origin() + address, { waitUntil: 'commit' });
      await expect(refusal(page), `${file}, byte ${place}, bit ${bit}`).toHaveText(/remote\.altered/, { timeout: 8_000 });
      await page.unroute(struck);
    }
  });

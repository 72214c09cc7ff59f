import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { origin } from '../../origins';
import { changeBrand } from '../../registry';
import { withoutPictures } from '../../remote-faults';
import { loopback, sitePages } from '../../site-pages';

interface Envelope {
  kid: string;
  payload: string;
  signature: string;
}

/** A hanging call is given up after 15 s, and the next comes 15 s later. */
const CATCH_UP_MS = 45_000;
const PAGE_DATA = /(<script[^>]*id="?pavilion-page"?[^>]*>)([^]*?)(<\/script>)/;
const reread = (payload: string) => JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as { seq: number; remotes: object };
const rewritten = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');

/** The site's page as the gateway gives it, but for its manifest. */
function withManifest(alter: (envelope: Envelope) => Envelope) {
  return async (route: Route) => {
    const { pathname, search, host } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host };
    const response = await route.fetch({ url: loopback() + pathname + search, headers });
    const body = (await response.text()).replace(PAGE_DATA, (_, open: string, data: string, close: string) => {
      const page = JSON.parse(data) as { manifest: Envelope };
      return open + JSON.stringify({ ...page, manifest: alter(page.manifest) }).replaceAll('<', '\\u003c') + close;
    });
    await route.fulfill({ response, body });
  };
}

/** Patterns, no functions: what is under way when they are taken back would be answered twice. */
const startPage = `${origin()}/`;
const aboutManifest = /\/wps\/(system\/manifest|stream)/;
const mall = async () => (await sitePages()).find(({ id }) => id === 'points.mall')?.address ?? '';
const entry = (page: Page, address: string) => page.locator(`a[href="${address}"]`).first();

/** A manifest that takes the points mall away, as an attacker would write it who has no key. */
const forged = (envelope: Envelope): Envelope => {
  const manifest = reread(envelope.payload);
  const { points: _, ...remotes } = manifest.remotes as Record<string, unknown>;
  return { ...envelope, payload: rewritten({ ...manifest, seq: manifest.seq + 1_000, remotes }) };
};
const rejectedManifests: Record<string, (envelope: Envelope) => Envelope> = {
  'forged under a signature that was for another': forged,
  'signed with a key that nobody knows': (envelope) => ({ ...envelope, kid: 'elsewhere' }),
  'without a signature': (envelope) => ({ ...envelope, signature: '' }),
  'cut off': ({ payload, ...envelope }) => ({ ...envelope, payload: payload.slice(0, payload.length / 2) }),
  'missing, as from a site without its registry': () => ({ kid: '', payload: '', signature: '' }),
};

async function openedOnce(context: BrowserContext): Promise<void> {
  await withoutPictures(context);
  const page = await context.newPage();
  await page.goto(origin());
  await expect(entry(page, await mall())).toBeAttached();
  await page.close();
}

// What a page still asks for when its test is over would be answered in the middle of the next one.
test.afterEach(async ({ context }) => {
  for (const each of [context, ...context.pages()]) await each.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [how, alter] of Object.entries(rejectedManifests))
  test(`a page with a manifest ${how} runs the last good one of this browser`, async ({ context }) => {
    await openedOnce(context);
    const page = await context.newPage();
    const warnings: string[] = [];
    page.on('pageerror', ({ message }) => warnings.push(message));
    await page.route(startPage, withManifest(alter));
    await page.goto(origin());

    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(entry(page, await mall())).toBeAttached();
    expect(warnings).toEqual([]);
  });

test('one that this browser has seen a newer one of is not gone back to', async ({ context }) => {
  const address = await mall();
  await withoutPictures(context);
  const page = await context.newPage();
  let old: Envelope | undefined;
  await changeBrand('pavilion', { kind: 'mode', remote: 'points', mode: 'off' });
  try {
    await page.route(
      startPage,
      withManifest((envelope) => (old ??= envelope)),
    );
    await page.goto(origin());
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(entry(page, address)).not.toBeAttached();
  } finally {
    await changeBrand('pavilion', { kind: 'mode', remote: 'points', mode: 'on' });
  }
  await expect(entry(page, address)).toBeAttached();

  // The page that comes now is the old one once more, validly signed.
  await page.route(aboutManifest, (route) => route.abort());
  await page.goto(origin());
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(entry(page, address)).toBeAttached();
});

for (const [how, happen] of [
  ['is away', (route: Route) => route.abort()],
  ['hangs', async () => undefined],
] as const)
  test(`while the registry ${how}, a page opens and goes on with what it has, and catches up once it is back`, async ({
    context,
  }) => {
    const address = await mall();
    await withoutPictures(context);
    const page = await context.newPage();
    await page.route(aboutManifest, happen);
    await page.goto(origin());
    await expect(entry(page, address)).toBeAttached();
    try {
      await changeBrand('pavilion', { kind: 'mode', remote: 'points', mode: 'off' });
      await page.getByRole('banner').click();
      await expect(entry(page, address)).toBeAttached();

      await page.unroute(aboutManifest);
      await expect(entry(page, address)).not.toBeAttached({ timeout: CATCH_UP_MS });
    } finally {
      await changeBrand('pavilion', { kind: 'mode', remote: 'points', mode: 'on' });
    }
  });

test('without a last good one, a page that cannot be believed says so and offers to load again', async ({ context }) => {
  const page = await context.newPage();
  await page.route(startPage, withManifest(forged));
  await page.goto(origin());

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /.+/);
});

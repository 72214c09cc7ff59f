import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { origin } from '../../origins';
import { addressOf, REFUSAL_TIMEOUT_MS, refusal, type Remote, signInFor, withoutPictures } from '../../remote-faults';
import { loopback } from '../../site-pages';

/** The remotes whose files are flipped, and how often: two hundred together. */
const flips = { wallet: 70, member: 70, points: 60 } satisfies Partial<Record<Remote, number>>;

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

interface File {
  path: string;
  bytes: Buffer;
  contentType: string;
}

async function read(path: string): Promise<File> {
  const file = await fetch(loopback() + path);
  return { path, bytes: Buffer.from(await file.arrayBuffer()), contentType: file.headers.get('content-type') ?? '' };
}

/** A page that is struck names the refusal in its place, an empty slot and a plain layout in the page's console: all of them end up there. */
const altered = (page: Page) =>
  page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('remote.altered'),
    timeout: REFUSAL_TIMEOUT_MS,
  });

for (const remote of Object.keys(flips) as (keyof typeof flips)[])
  test(`no file of ${remote} runs with a flipped bit, wherever it is: ${flips[remote]} places`, async ({ context }) => {
    await withoutPictures(context);
    await signInFor(context, remote);
    const address = await addressOf(remote);
    const page = await context.newPage();
    const files = await Promise.all((await filesNeeded(page, address, remote)).map(read));
    const next = chance(flips[remote]);
    for (let flip = 0; flip < flips[remote]; flip += 1)
      await test.step(`flip ${flip}`, async () => {
        const { path, bytes, contentType } = files[flip % files.length] as File;
        const [place, bit] = [Math.floor(next() * bytes.length), 1 << Math.floor(next() * 8)];
        const body = Buffer.from(bytes);
        body[place] = (body[place] ?? 0) ^ bit;
        const struck = `**${path}`;
        const answer = { body, contentType, headers: { 'access-control-allow-origin': '*' } };
        // A page may have given a request up before it is answered; whether the flip was met is told by the refusal.
        await page.route(struck, (route) => route.fulfill(answer).catch(() => undefined));
        const refused = altered(page);
        await page.goto(origin() + address, { waitUntil: 'commit' });
        expect(
          await refused.then(
            () => 'refused',
            () => 'run',
          ),
          `${path}, byte ${place}, bit ${bit}`,
        ).toBe('refused');
        await page.unroute(struck);
        await page.goto('about:blank');
      });
  });

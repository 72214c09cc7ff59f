import type { Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { origin } from '../../origins';
import { addressOf, REFUSAL_TIMEOUT_MS, refusal, type Remote, remotes, signInFor, withoutPictures } from '../../remote-faults';

interface Fault {
  /** Which files are struck; all of the remote's unless told. */
  files?: 'entry' | 'chunks' | 'styles';
  strike(route: Route): Promise<void>;
  named: RegExp;
}

const answer = (status: number, body: string, contentType = 'text/html') => ({
  strike: (route: Route) => route.fulfill({ status, body, contentType, headers: { 'access-control-allow-origin': '*' } }),
});
const altered = (alter: (bytes: Buffer) => Buffer) => ({
  async strike(route: Route) {
    const { pathname, port } = new URL(route.request().url());
    const file = await fetch(`http://127.0.0.1:${port}${pathname}`);
    const body = alter(Buffer.from(await file.arrayBuffer()));
    const contentType = file.headers.get('content-type') ?? 'text/javascript';
    await route.fulfill({ body, contentType, headers: { 'access-control-allow-origin': '*' } });
  },
});
const unreachable = /remote\.unreachable/;
const changed = /remote\.altered/;

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const place = Math.floor(copy.length / 2);
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
}

/** Beside the three of `remotes.spec.ts`, which look at all the neighbours. */
const faults: Record<string, Fault> = {
  'broken connection': { strike: (route) => route.abort('connectionreset'), named: unreachable },
  'unknown host': { strike: (route) => route.abort('namenotresolved'), named: unreachable },
  'blocked by the network': { strike: (route) => route.abort('blockedbyclient'), named: unreachable },
  'missing (404)': { ...answer(404, 'not found'), named: unreachable },
  'failing (500)': { ...answer(500, 'oh no'), named: unreachable },
  'overloaded (503)': { ...answer(503, ''), named: unreachable },
  'moved elsewhere': {
    strike: (route) => route.fulfill({ status: 302, headers: { location: 'http://127.0.0.1:9/remoteEntry.js' } }),
    named: unreachable,
  },
  'a page instead of code': { ...answer(200, '<!doctype html><title>Sign in to the hotel’s network</title>'), named: changed },
  'nothing instead of code': { ...answer(200, '', 'text/javascript'), named: changed },
  'cut in half': { ...altered((bytes) => bytes.subarray(0, bytes.length / 2)), named: changed },
  'something added': { ...altered((bytes) => Buffer.concat([bytes, Buffer.from('\n;globalThis.added=1')])), named: changed },
  'another code that is valid': {
    ...answer(200, 'globalThis.added=1', 'text/javascript'),
    named: changed,
  },
  'entry altered': { files: 'entry', ...altered(flipped), named: changed },
  'chunks missing after a deployment': { files: 'chunks', ...answer(404, 'gone'), named: unreachable },
  'chunks altered': { files: 'chunks', ...altered(flipped), named: changed },
  'styles missing': { files: 'styles', ...answer(404, 'gone'), named: unreachable },
  'styles altered': { files: 'styles', ...altered(flipped), named: changed },
};

function isStruck(files: Fault['files'], remote: Remote): (address: URL) => boolean {
  const entry = (name: string) => name.endsWith('/remoteEntry.js');
  return ({ pathname }) => {
    if (!pathname.startsWith(`/remotes/${remote}/`)) return false;
    if (files === 'entry') return entry(pathname);
    if (files === 'chunks') return pathname.endsWith('.js') && !entry(pathname);
    return files === undefined || pathname.endsWith('.css');
  };
}

// Seventeen pages one after another; a busy machine takes its time for each.
test.describe.configure({ timeout: 600_000 });

for (const remote of remotes)
  test(`${remote} struck by seventeen more faults in turn is refused by its name each time, and a neighbour opens`, async ({
    context,
  }) => {
    await withoutPictures(context);
    await signInFor(context, remote);
    const struck = await addressOf(remote);
    const neighbour = await addressOf(remote === 'lobby' ? 'points' : 'lobby');

    for (const [name, { files, strike, named }] of Object.entries(faults))
      await test.step(name, async () => {
        const page = await context.newPage();
        await page.route(isStruck(files, remote), strike);
        await page.goto(origin() + struck, { waitUntil: 'commit' });

        await expect(refusal(page), name).toHaveText(named, { timeout: REFUSAL_TIMEOUT_MS });
        await expect(refusal(page)).toContainText(remote);
        expect(await page.evaluate(() => 'added' in globalThis)).toBe(false);

        await page.locator(`a[href="${neighbour}"]:visible`).first().click();
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect(refusal(page)).toBeHidden();
        await page.close();
      });
  });

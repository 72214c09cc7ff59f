import type { Page, Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { origin } from '../../origins';
import { accounts, keepSession } from '../../sign-in';
import { sitePages } from '../../site-pages';

/** One screen of each remote, and one of a neighbour that has to go on working. */
const screens = {
  lobby: { page: 'lobby.home', neighbour: 'games.all' },
  games: { page: 'games.all', neighbour: 'lobby.home' },
  wallet: { page: 'wallet.deposit', neighbour: 'lobby.home' },
  member: { page: 'member.profile', neighbour: 'lobby.home' },
  agent: { page: 'agent.overview', neighbour: 'lobby.home' },
  points: { page: 'points.mall', neighbour: 'lobby.home' },
} as const;
type Remote = keyof typeof screens;
const remotes = Object.keys(screens) as Remote[];

/** The manifest's patience with an entry, and as much again for a busy machine. */
const PATIENCE_MS = 8_000;

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

const refusal = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/remote\.[a-z-]+ · /)
    .first();

// Seventeen pages one after another; a busy machine takes its time for each.
test.describe.configure({ timeout: 600_000 });

for (const remote of remotes)
  test(`${remote} struck by seventeen more faults in turn is refused by its name each time, and a neighbour opens`, async ({
    context,
  }) => {
    await context.addInitScript(() => localStorage.setItem('pavilion-lang', 'en'));
    await keepSession(context, remote === 'agent' ? accounts.agent : accounts.member, { locale: 'en' });
    await context.route('**/art/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const pages = await sitePages();
    const addressOf = (id: string) => pages.find((page) => page.id === id)?.address ?? '';

    for (const [name, { files, strike, named }] of Object.entries(faults))
      await test.step(name, async () => {
        const page = await context.newPage();
        await page.route(isStruck(files, remote), strike);
        await page.goto(origin() + addressOf(screens[remote].page), { waitUntil: 'commit' });

        await expect(refusal(page), name).toHaveText(named, { timeout: PATIENCE_MS });
        await expect(refusal(page)).toContainText(remote);
        expect(await page.evaluate(() => 'added' in globalThis)).toBe(false);

        const neighbour = addressOf(screens[remote].neighbour);
        await page.locator(`a[href="${neighbour}"]:visible`).first().click();
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect(refusal(page)).toBeHidden();
        await page.close();
      });
  });

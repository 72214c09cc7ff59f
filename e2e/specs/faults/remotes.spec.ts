import type { Page, Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { navigateInApp } from '../../navigate-in-app';
import { origin } from '../../origins';
import {
  addressOf,
  filesOf,
  renderedBy,
  REFUSAL_TIMEOUT_MS,
  refusal,
  type Remote,
  remotes,
  signInFor,
  withoutPictures,
} from '../../remote-faults';

const faults = {
  unreachable: { refusal: /remote\.unreachable/, happen: (route: Route) => route.abort() },
  hanging: { refusal: /remote\.timed-out/, happen: async () => undefined },
  'altered by one byte': { refusal: /remote\.altered/, happen: alterOneByte },
};

/** The file as it was published but for its last character, with the headers it had. */
async function alterOneByte(route: Route): Promise<void> {
  const { pathname, port } = new URL(route.request().url());
  const published = await fetch(`http://127.0.0.1:${port}${pathname}`);
  const text = await published.text();
  await route.fulfill({
    contentType: published.headers.get('content-type') ?? 'text/javascript',
    headers: { 'access-control-allow-origin': '*' },
    body: `${text.slice(0, -1)}${text.endsWith(' ') ? '\n' : ' '}`,
  });
}

test.beforeEach(({ context }) => withoutPictures(context));

for (const broken of remotes)
  test(`with ${broken} ${Object.keys(faults).join(', ')}, its screen says so by name and the frame and the other five work`, async ({
    context,
  }) => {
    await signInFor(context, broken);
    const page = await context.newPage();
    const files = filesOf(broken);
    // Agents’ screens want an agent.
    const others = remotes.filter((each) => each !== broken && (each !== 'agent' || broken === 'agent'));
    const waiting = [...others];

    for (const [fault, { refusal: named, happen }] of Object.entries(faults)) {
      await withoutFaults(page);
      await page.route(files, happen);
      if (page.url() === 'about:blank') await page.goto(origin() + (await addressOf(broken)), { waitUntil: 'commit' });
      else await retry(page, broken);

      await expect(refusal(page), fault).toHaveText(named, { timeout: REFUSAL_TIMEOUT_MS });
      await expect(refusal(page)).toContainText(broken);
      await expect(page.getByRole('banner')).toBeVisible();
      // Under each fault some are opened for the first time, with all that they load.
      for (const remote of waiting.splice(0, 2)) await opens(page, remote);
    }

    for (const remote of others) await opens(page, remote);
    await withoutFaults(page);
  });

/** What is still being altered may end in nothing: nobody waits for it any more. */
function withoutFaults(page: Page): Promise<void> {
  return page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Asks again for a screen that was refused. */
async function retry(page: Page, broken: Remote): Promise<void> {
  await navigateInApp(page, await addressOf(broken));
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
}

async function opens(page: Page, remote: Remote): Promise<void> {
  await navigateInApp(page, await addressOf(remote));
  await expect(renderedBy(page, remote), `${remote} works`).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(refusal(page), `${remote} is not refused`).toBeHidden();
}

/** What the shell fetches later: what a screen shares with others, such as forms, among it. */
const LATER_FILES_OF_SHELL = /\/shell\/\d+\.[0-9a-f]+\.js$/;

for (const [what, files] of [
  ['a screen', filesOf('wallet')],
  ['a screen whose forms are the shell’s', LATER_FILES_OF_SHELL],
] as const)
  test(`${what} that was refused comes back by its retry button once the network does`, async ({ context }) => {
    await signInFor(context, 'wallet');
    const page = await context.newPage();
    await page.route(files, (route) => route.abort());
    await page.goto(origin() + (await addressOf('wallet')), { waitUntil: 'commit' });
    await expect(refusal(page)).toHaveText(/remote\.unreachable/);

    await withoutFaults(page);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();

    await expect(refusal(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  });

import type { Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { navigateInApp } from '../../navigate-in-app';
import { origin } from '../../origins';
import {
  addressOf,
  renderedBy,
  REFUSAL_TIMEOUT_MS,
  refusal,
  type Remote,
  remotes,
  signInFor,
  withoutPictures,
} from '../../remote-faults';

const filesOf = (remote: Remote) => (address: URL) => address.pathname.startsWith(`/remotes/${remote}/`);

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

for (const [fault, { refusal: named, happen }] of Object.entries(faults))
  for (const broken of remotes)
    test(`with ${broken} ${fault}, its screen says so by name and the frame and the other five work`, async ({ context }) => {
      await signInFor(context, broken);
      const page = await context.newPage();
      await page.route(filesOf(broken), happen);

      await page.goto(origin() + (await addressOf(broken)), { waitUntil: 'commit' });
      await expect(refusal(page)).toHaveText(named, { timeout: REFUSAL_TIMEOUT_MS });
      await expect(refusal(page)).toContainText(broken);
      await expect(page.getByRole('banner')).toBeVisible();

      for (const remote of remotes.filter((each) => each !== broken && (each !== 'agent' || broken === 'agent'))) {
        await navigateInApp(page, await addressOf(remote));
        await expect(renderedBy(page, remote), `${remote} works`).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect(refusal(page), `${remote} is not refused`).toBeHidden();
      }
    });

test('a screen that was refused comes back by its retry button once the network does', async ({ context }) => {
  await signInFor(context, 'wallet');
  const page = await context.newPage();
  const files = filesOf('wallet');
  await page.route(files, (route) => route.abort());
  await page.goto(origin() + (await addressOf('wallet')), { waitUntil: 'commit' });
  await expect(refusal(page)).toHaveText(/remote\.unreachable/);

  await page.unroute(files);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();

  await expect(refusal(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});

import { expect, type Page, test } from '@playwright/test';
import { OperatorConsole } from '../../staff';
import { origin } from '../../origins';
import { changeBrand, publishAltered, publishedVersion } from '../../registry';
import { sitePages } from '../../site-pages';
import { expectAllUpdated, openStreamClients } from '../../stream-clients/open-stream-clients';
import type { StreamClient } from '../../stream-clients/stream-client';
import { withoutPopups } from '../../without-popups';

const SESSIONS = 200;
const shown = (page: Page, title: string) => page.getByRole('main').getByRole('heading', { name: title, exact: true });

// It measures time: a machine that was busy with something else gets a second try.
test.describe.configure({ retries: 1 });

let sessions: StreamClient[] = [];
test.afterEach(async () => {
  for (const session of sessions) session.close();
  await changeBrand('pavilion', { kind: 'mode', remote: 'points', mode: 'on' });
});

test(`from the console, a remote is tried, promoted, rolled back and taken off while ${SESSIONS} pages and two browsers are open`, async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { version: before } = await publishedVersion('points');
  const after = await publishAltered('points', (text) => text.replaceAll('"Rewards"', '"Rewards market"'));
  const address = (await sitePages()).find(({ id }) => id === 'points.mall')?.address ?? '';
  sessions = await openStreamClients('pavilion', SESSIONS);
  const others = await openStreamClients('lagoon', 20);
  sessions.push(...others);
  const own = sessions.slice(0, SESSIONS);
  const seqNow = () => Math.max(...own.map((session) => session.seq()));

  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext({ locale: 'en-US' })));
  await Promise.all(contexts.map(withoutPopups));
  const [operatorPage, ...players] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page, Page];
  const operator = new OperatorConsole(operatorPage);
  for (const player of players) {
    await player.addInitScript(() => localStorage.setItem('pavilion.lang', 'en'));
    await player.goto(origin() + address);
    await expect(shown(player, 'Rewards')).toBeVisible();
  }
  await operator.signIn();
  const holds = async (what: string, act: () => Promise<number>) => {
    const seq = seqNow();
    await expectAllUpdated(own, seq + 1, await act(), what);
  };

  await operator.openRemote('points');
  await holds('tried', async () => {
    await operator.chooseVersionAction(after, 'Try as a canary …');
    await operatorPage.getByRole('button', { name: 'Review the plan' }).click();
    return operator.confirmPlan('a new name for the mall');
  });
  await holds('promoted', async () => {
    await operatorPage.getByRole('button', { name: 'Promote to everybody now' }).click();
    return operator.confirmPlan('nobody complained');
  });
  for (const player of players) {
    await player.goto(origin() + address);
    await expect(shown(player, 'Rewards market')).toBeVisible();
  }
  await holds('rolled back', async () => {
    await operatorPage.getByRole('button', { name: 'Roll back', exact: true }).click();
    return operator.confirmPlan('somebody did complain');
  });
  expect((await publishedVersion('points')).version).toBe(before);
  // What was rolled back from does not stay in front of anybody.
  for (const player of players) await expect(shown(player, 'Rewards')).toBeVisible();

  await holds('switched off', () => operator.setRemoteState('points', 'Off', 'a better name is looked for'));
  for (const player of players) await expect(player.locator(`a[href="${address}"]`)).toHaveCount(0);
  expect(others.flatMap((session) => session.updates)).toEqual([]);
  await Promise.all(contexts.map((context) => context.close()));
});

import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SignInPage } from '../../identity/sign-in-page';
import { expect, test } from '../../identity/fixtures';
import { registerMember } from '../../identity/lagoon';
import { violationsInBothLooks } from '../../violations';

const STEP_MS = 30_000;

test('a member sets an authenticator up, is asked for it at every log-in, uses a recovery code, ends other devices, and ends it', async ({
  door,
  page,
  visitor,
  context,
}) => {
  const { words } = door;
  const member = await registerMember();
  visitor.allowError(/401|403|422/);
  const panel = page.getByRole('region', { name: words.authenticator });
  const inPanel = (name: string) => panel.getByRole('button', { name, exact: true });

  await door.openAndSubmit(member);
  await door.expectSignedIn();
  await page.goto('/member/securityCenter');
  await inPanel(words.setUp).click();
  await panel.getByLabel(words.presentPassword).and(page.locator('input')).fill(member.password);
  await inPanel(words.continue).click();
  await door.proveByMail(member.email, panel);
  const secret = (await panel.getByRole('code').innerText()).replaceAll(' ', '');
  expect(await inFullHeight(page)).toEqual([]);
  await panel.getByRole('textbox', { name: words.firstCode }).fill(codeAt(secret, Date.now()));
  await inPanel(words.turnOn).click();
  const codes = panel.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = '', second = ''] = await codes.allInnerTexts();
  await expect(inPanel(words.done)).toBeDisabled();
  expect(await inFullHeight(page)).toEqual([]);
  await panel.getByRole('checkbox', { name: words.kept }).check();
  await inPanel(words.done).click();
  await expect(panel.getByText(words.codesLeft(10))).toBeVisible();

  const laptop = new SignInPage(await context.newPage(), visitor.locale);
  await laptop.openAndSubmit(member);
  await expect(laptop.popup).toHaveAccessibleName(words.check);
  expect(await violationsInBothLooks(laptop.page, 'dialog')).toEqual([]);
  // The first code is used up; the gateway takes that of the next half minute already, as clocks differ.
  await laptop.field(words.authenticatorCode).fill(codeAt(secret, Date.now() + STEP_MS));
  await laptop.button(words.goOn).click();
  await laptop.expectSignedIn();
  await laptop.clearSessionStorage();
  await laptop.openAndSubmit(member);
  await laptop.field(words.authenticatorCode).fill(first.toLowerCase());
  await laptop.button(words.goOn).click();
  await laptop.expectSignedIn();

  await page.reload();
  await expect(panel.getByText(words.codesLeft(9))).toBeVisible();
  const devices = page.getByRole('region', { name: words.devices });
  // Registering is a log-in as well.
  await expect(devices.getByRole('listitem')).toHaveCount(4);
  await devices.getByRole('button', { name: words.endOthers }).click();
  await door.button(words.endOthers).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await laptop.expectSignedOut();

  await inPanel(words.end).click();
  await panel.getByLabel(words.presentPassword).and(page.locator('input')).fill(member.password);
  await panel.getByRole('textbox', { name: words.anyCode, exact: true }).fill(second);
  expect(await inFullHeight(page)).toEqual([]);
  await expectTaken(page, () => inPanel(words.end).click());
  await expect(inPanel(words.setUp)).toBeVisible();
  await door.clearSessionStorage();
  await door.openAndSubmit(member);
  await door.expectSignedIn();
});

/** The gateway takes what is sent about the authenticator; where it does not, its answer is told. */
async function expectTaken(page: Page, send: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() !== 'GET' && /authenticator/i.test(response.url()));
  await send();
  expect((await answer).status(), `the gateway’s answer: ${await (await answer).text()}`).toBe(200);
}

/** What the screen has against it where neither the header nor the bar at a phone's lower edge stands over any button. */
async function inFullHeight(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...size, height: 4_000 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const found = await violationsInBothLooks(page, 'main');
  await page.setViewportSize(size);
  return found;
}

/** What an authenticator with this secret shows at a moment: RFC 6238. */
function codeAt(secret: string, moment: number): string {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(moment / STEP_MS)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

import type { Page } from '@playwright/test';
import { expect, test } from '../../money/fixtures';
import { Member } from '../../money/member';
import { PayoutDisputes } from '../../money/payout-disputes';
import { violationsInBothLooks } from '../../violations';

test('of two payouts that a member misses, operators count one as received and return the other, and each reads plainly', async ({
  page,
  context,
  browser,
  main,
  said,
  visitor: { locale },
}) => {
  const member = await Member.register();
  await member.depositAndWager(2_000_00n);
  const [held = '', returned = ''] = await member.withdraw(600_00n, 500_00n);
  const left = await member.balance();
  await member.addSessionTo(context);
  const open = (id: string) => page.goto(`/member/withdraw?withdrawal=${id}`);
  const press = (id: string) => main.getByRole('button', { name: said(id), exact: true }).click();

  await open(held);
  await press('withdraw.missing');
  const picture = { name: 'IMG_2041.png', mimeType: 'image/png', buffer: await largePhoto(page) };
  await main.getByLabel(said('withdraw.proof')).setInputFiles(picture);
  // A phone's photo is made smaller first; its name stands there once that is done.
  await expect(main.getByText(picture.name)).toBeVisible();
  await press('withdraw.missing.send');
  await expect(main.getByText(said('withdraw.confirmed.disputed'))).toBeVisible();
  await open(returned);
  await press('withdraw.missing');
  await press('withdraw.missing.send');
  await expect(main.getByText(said('withdraw.confirmed.disputed'))).toBeVisible();

  const disputes = await PayoutDisputes.open(browser, locale, member.account.username);
  await disputes.expectProof('৳600.00');
  await disputes.end('forced', '৳600.00', '৳594.00');
  await disputes.end('returned', '৳500.00', '৳495.00');
  await disputes.close();

  await open(held);
  await expect(main.getByText(said('withdraw.confirmed.forced'))).toBeVisible();
  await expect(main.getByRole('button', { name: said('withdraw.arrived') })).toHaveCount(0);
  expect(await violationsInBothLooks(page)).toEqual([]);
  await open(returned);
  await expect(main.getByText(said('withdraw.confirmed.returned'))).toBeVisible();
  await expect(main.getByRole('button', { name: said('withdraw.arrived') })).toHaveCount(0);
  expect(await member.balance()).toBe(left + 495_00n);
});

/** As a phone takes it: larger than the gateway would have it. */
async function largePhoto(page: Page): Promise<Buffer> {
  const photo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2_800, 1_200);
    const context = canvas.getContext('2d');
    const pixels = context?.createImageData(canvas.width, canvas.height);
    if (!context || !pixels) throw new Error('no canvas');
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(pixels, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    const parts: string[] = [];
    for (let at = 0; at < bytes.length; at += 8_192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
    return btoa(parts.join(''));
  });
  const bytes = Buffer.from(photo, 'base64');
  expect(bytes.length).toBeGreaterThan(5 * 1024 * 1024);
  return bytes;
}

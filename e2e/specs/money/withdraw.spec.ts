import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../money/fixtures';
import { Member, SECOND_PASSWORD } from '../../money/member';
import { messagesTo } from '../../registry';
import { violations } from '../../violations';

test('a member chooses a second password, names an account, waits a day, withdraws, sees a part arrive, says that it did not, and then that it did', async ({
  page,
  context,
  main,
  said,
  visitor,
}) => {
  // The second proof is asked for once the form was sent.
  visitor.allowError(/403/);
  const member = await Member.register();
  await member.depositAndWager(1_000_00n);
  await member.addSessionTo(context);
  await page.goto('/member/withdraw');
  const secret = main.getByRole('textbox', { name: said('withdraw.paymentPassword'), exact: true });
  const press = (text: string, values?: Record<string, string>) =>
    main.getByRole('button', { name: said(text, values), exact: true }).click();

  await main.getByRole('textbox', { name: said('withdraw.paymentPassword.account') }).fill(member.account.password);
  await secret.fill(SECOND_PASSWORD);
  await main.getByRole('textbox', { name: said('withdraw.paymentPassword.again') }).fill(SECOND_PASSWORD);
  await press('withdraw.paymentPassword.save');

  await main.getByRole('textbox', { name: said('payee.holder') }).fill('Rahima Begum');
  // Who is paid at such a number is paid in two parts; one that somebody else has would be looked at by a person.
  const number = `018${randomInt(1_000, 10_000)}1111`;
  await main.getByRole('textbox', { name: said('payee.number') }).fill(number);
  await secret.fill(SECOND_PASSWORD);
  expect(await violations(page)).toEqual([]);
  await press('payee.save');

  // Before anything leaves: by what they come back who forget the password.
  const mail = `${member.account.username}@example.com`;
  await main.getByRole('textbox', { name: said('contact.way.mail') }).fill(mail);
  await press('contact.send');
  await expect.poll(async () => (await messagesTo(mail)).length).toBe(1);
  const [message = ''] = await messagesTo(mail);
  await main.getByRole('textbox', { name: said('contact.code') }).fill(/\d{6}/.exec(message)?.[0] ?? '');
  await main.getByRole('textbox', { name: said('withdraw.paymentPassword.account') }).fill(member.account.password);
  expect(await violations(page)).toEqual([]);
  await press('contact.save');
  await main.getByLabel(/Current withdrawal password|বর্তমান উত্তোলনের পাসওয়ার্ড/).fill(SECOND_PASSWORD);
  await press('contact.save');

  // The first payee holds like any other, and says until when.
  await expect(main.getByText(said('withdraw.hold.payee').split('{', 1)[0] ?? '')).toBeVisible();
  await member.letHoldPass();
  await page.reload();

  await main.getByRole('textbox', { name: said('deposit.amount') }).fill('600');
  await press('deposit.review');
  await expect(main.locator('h2:focus')).toBeVisible();
  await secret.fill(SECOND_PASSWORD);
  await seeFirstPart(page, member);
  await press('withdraw.confirm', { amount: '৳600.00' });

  const parts = `${said('withdraw.received')}৳300.00${said('withdraw.remaining')}৳300.00`;
  await expect(main).toContainText(parts, { timeout: 20_000 });

  await expect(main.getByRole('heading', { name: said('withdraw.state.paid') })).toBeVisible({ timeout: 20_000 });
  await press('withdraw.missing');
  const picture = { name: 'account.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await main.getByLabel(said('withdraw.proof')).setInputFiles(picture);
  expect(await violations(page)).toEqual([]);
  await press('withdraw.missing.send');
  await expect(main.getByText(said('withdraw.confirmed.disputed'))).toBeVisible();
  await press('withdraw.arrived');
  await expect(main.getByText(said('withdraw.confirmed.received'))).toBeVisible();

  await press('withdraw.back');
  const line = main.getByRole('link', { name: /৳600\.00/ });
  await expect(line).toContainText(said('withdraw.state.paid'));
});

/** Between the two parts lies a moment that a page can miss: its first question is answered when the first part is there. */
async function seeFirstPart(page: Page, member: Member): Promise<void> {
  await page.route(
    /\/wps\/v2\/withdrawals\/[0-9a-f-]{36}$/,
    async (route) => {
      const ask = () => member.request<{ paid: string }>('GET', new URL(route.request().url()).pathname);
      let value = await ask();
      while (value.paid === '0') value = await page.waitForTimeout(100).then(ask);
      await route.fulfill({ json: { success: true, value } });
    },
    { times: 1 },
  );
}

import { expect, test } from '../../money/fixtures';
import { Member } from '../../money/member';
import { consoleOrigin, StaffApi } from '../../staff';
import { loadTexts } from '../../load-texts';
import { violations } from '../../violations';

test('of two payouts that a member misses, the desk holds one to have arrived against them and gives the other back, and each reads plainly', async ({
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
  const picture = { name: 'account.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await main.getByLabel(said('withdraw.proof')).setInputFiles(picture);
  await press('withdraw.missing.send');
  await expect(main.getByText(said('withdraw.confirmed.disputed'))).toBeVisible();
  await open(returned);
  await press('withdraw.missing');
  await press('withdraw.missing.send');
  await expect(main.getByText(said('withdraw.confirmed.disputed'))).toBeVisible();

  const theirs = await browser.newContext();
  await (await StaffApi.open()).addSessionTo(theirs, locale);
  const console = await theirs.newPage();
  const says = loadTexts('operator/console/src/messages', locale);
  const account = member.account.username;
  const line = (amount: string) => console.getByRole('button', { name: says('queue.openOne', { amount, account }), exact: true });
  const drawer = (amount: string) => console.getByRole('dialog', { name: says('queue.one', { amount, account }), exact: true });
  const end = async (action: 'forced' | 'returned', amount: string, receives: string) => {
    await line(amount).click();
    await expect(drawer(amount)).toContainText(says('withdrawals.confirmation.disputed'));
    await drawer(amount)
      .getByRole('button', { name: says(`withdrawals.${action}`), exact: true })
      .click();
    const question = console.getByRole('dialog', { name: says(`withdrawals.${action}One`, { amount, account }) });
    await expect(question).toContainText(says(`withdrawals.${action}Text`, { receives, account }));
    await question.getByRole('textbox', { name: says('reason.label') }).fill('The company was asked');
    expect(await violations(console)).toEqual([]);
    await question.getByRole('button', { name: says(`withdrawals.${action}`), exact: true }).click();
    await expect(question).toBeHidden();
    await expect(drawer(amount)).toContainText(says(`withdrawals.confirmation.${action}`));
    await expect(drawer(amount).getByRole('button', { name: says(`withdrawals.${action}`), exact: true })).toHaveCount(0);
    await console.keyboard.press('Escape');
    await expect(line(amount)).toHaveCount(0);
  };
  await console.goto(`${consoleOrigin}/brands/pavilion/withdrawals?queue=disputed`);
  await line('৳600.00').click();
  const proof = drawer('৳600.00').getByRole('img', { name: says('withdrawals.proofAlt') });
  await proof.scrollIntoViewIfNeeded();
  await expect.poll(() => proof.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  await console.keyboard.press('Escape');
  await end('forced', '৳600.00', '৳594.00');
  await end('returned', '৳500.00', '৳495.00');
  await theirs.close();

  await open(held);
  await expect(main.getByText(said('withdraw.confirmed.forced'))).toBeVisible();
  await expect(main.getByRole('button', { name: said('withdraw.arrived') })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await open(returned);
  await expect(main.getByText(said('withdraw.confirmed.returned'))).toBeVisible();
  await expect(main.getByRole('button', { name: said('withdraw.arrived') })).toHaveCount(0);
  expect(await member.balance()).toBe(left + 495_00n);
});

import { Door } from '../../identity/door';
import { expect, test } from '../../identity/fixtures';
import { newcomer } from '../../identity/lagoon';

test('an address with a one-time code lets its bearer in once, and forgets it at once', async ({
  door,
  page,
  context,
  visitor,
}) => {
  const { words } = door;
  const member = await newcomer();
  visitor.allowError(/401|422|403|400/);
  await door.knock(member);
  await door.isIn();
  const code = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}`, 'content-type': 'application/json' };
    const response = await fetch('/wps/session/code/issue', { method: 'POST', headers, body: '{}' });
    return ((await response.json()) as { value: { code: string } }).value.code;
  });

  const phone = new Door(await context.newPage(), visitor.locale);
  await phone.page.goto(`/?token=${code}`);
  await phone.isIn();
  expect(phone.page.url()).not.toContain(code);
  await phone.page.reload();
  await phone.isIn();

  const second = new Door(await context.newPage(), visitor.locale);
  await second.page.goto(`/?token=${code}`);
  await expect(second.page.getByText(words.codeGone)).toBeVisible();
  await second.isOut();
  expect(second.page.url()).not.toContain(code);
});

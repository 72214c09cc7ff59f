import type { Locator, Page, Route } from '@playwright/test';
import { httpRequest } from '../../http-request';
import { expect, test } from '../../identity/fixtures';
import { expectFocusKept, tabThrough } from '../../keyboard';
import { registerMember, uniqueName, PASSWORD } from '../../identity/lagoon';
import { Player } from '../../player';
import { violations } from '../../violations';

/** What every field takes, and what it refuses. */
const TOLD = {
  nickname: ['Nadia', 'N'],
  payeeName: ['Nadia Akter', '77'],
  idNumber: ['BD1990517', '!'],
  qqNum: ['1234567', 'abc'],
  line: ['nadia.line', 'a b'],
  whatsapp: ['8801812345678', 'me'],
  facebook: ['nadia.fb', 'a b'],
  wechat: ['nadia_wx', 'a b'],
  telegram: ['nadia_tg', 'a b'],
  zalo: ['8801812345678', 'me'],
  address: ['12 Lake Road, Dhaka', '12'],
  nationality: ['Bangladeshi', '12'],
  occupation: ['Boat builder', '12'],
  incomeSource: ['Salary', '12'],
  paymentPassword: ['482913', '12'],
} as const;

test('a visitor is told what is wrong with each field, and has an account with everything they told', async ({
  door,
  page,
  visitor,
}) => {
  const { words } = door;
  const friend = await registerMember();
  const name = uniqueName();
  visitor.allowError(/400|409|422|ERR_CONNECTION_RESET/);
  await page.goto('/register');
  await door.popup.getByRole('tab', { name: words.byName }).click();

  await door.button(words.createAccount).click();
  await expect(door.field(words.userName)).toBeFocused();
  await expect(door.field(words.userName)).toHaveAccessibleDescription(words.empty);
  await expect(door.popup.getByText(words.agree)).toHaveCount(2);
  await tabThrough(page, door.popup.getByLabel(words.password).and(page.locator('input')).first());

  await door.field(words.userName).fill('1na');
  for (const [field, [, bad]] of Object.entries(TOLD)) await door.field(words.fields[field as keyof typeof TOLD]).fill(bad);
  await door.field(words.confirmPassword).fill('another');
  await door.field(words.byMobile).fill('12');
  await door.button(words.createAccount).click();
  await expect(door.field(words.userName)).toHaveAccessibleDescription(words.nameRule);
  for (const field of Object.keys(TOLD))
    await expect(door.field(words.fields[field as keyof typeof TOLD])).toHaveAttribute('aria-invalid', 'true');
  await expect(door.field(words.confirmPassword)).toHaveAccessibleDescription(words.differs);
  await expect(door.field(words.byMobile)).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page, 'dialog')).toEqual([]);

  for (const [field, [good]] of Object.entries(TOLD)) await door.field(words.fields[field as keyof typeof TOLD]).fill(good);
  await door.field(words.userName).fill(friend.username);
  await door.popup.getByLabel(words.password).and(page.locator('input')).first().fill(PASSWORD);
  await door.field(words.confirmPassword).fill(PASSWORD);
  await door.field(words.email).fill(`${name}@example.com`);
  await door.popup.getByLabel(words.country).selectOption('880');
  await door.field(words.byMobile).fill('01812345678');
  const birthday = door.popup.getByRole('group', { name: words.fields.birthday }).getByRole('combobox');
  await chooseParts(birthday, '17', '05', String(new Date().getFullYear() - 16));
  await door.field(words.fields.referralCode).fill('NOBODY42');
  await door.popup.getByLabel(words.adult).check();
  await door.popup.getByLabel(words.terms).check();
  await door.button(words.createAccount).click();
  await expect(door.popup.getByText(words.tooYoung)).toBeVisible();
  await expect(birthday.first()).toBeFocused();

  await chooseParts(birthday, '17', '05', '1990');
  await door.button(words.createAccount).click();
  await expect(door.popup.getByText(words.nameTaken)).toBeVisible();
  await expect(door.field(words.userName)).toBeFocused();
  await door.field(words.userName).fill(name);
  await door.button(words.createAccount).click();
  await expect(door.popup.getByText(words.codeUnknown)).toBeVisible();
  await door.field(words.fields.referralCode).fill(friend.inviteCode);
  // The answer is lost on the way; whoever presses again is signed in, not told that the name is taken.
  await loseAnswerOnce(page);
  await door.button(words.createAccount).click();
  await expect(door.popup.getByRole('alert')).toBeVisible();
  await door.button(words.createAccount).click();
  await door.expectSignedIn();
  await expect(page).toHaveURL(/\/$/);
  await expectFocusKept(page);
  const told = await new Player(page, visitor.locale).ask<object>('/wps/member/info/profile');
  expect(told).toMatchObject({ email: `${name}@example.com`, birthday: '1990-05-17', telegram: TOLD.telegram[0] });
});

/** The gateway registers, and its answer does not arrive. */
async function loseAnswerOnce(page: Page): Promise<void> {
  const drop = async (route: Route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    const headers = { 'idempotency-key': (await request.headerValue('idempotency-key')) ?? '' };
    const { text } = await httpRequest(origin, request.method(), pathname, { headers, body: request.postDataJSON() as object });
    expect(text).toContain('"success":true');
    await route.abort('connectionreset');
  };
  await page.route('**/wps/member/register', drop, { times: 1 });
}

async function chooseParts(lists: Locator, ...parts: string[]): Promise<void> {
  for (const [at, part] of parts.entries()) await lists.nth(at).selectOption(part);
}

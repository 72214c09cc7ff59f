import { expect, test } from '../../identity/fixtures';
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
  visitor.allowError(/400|409|422/);
  await page.goto('/register');
  await door.popup.getByRole('tab', { name: words.byName }).click();

  await door.button(words.createAccount).click();
  await expect(door.field(words.userName)).toBeFocused();
  await expect(door.field(words.userName)).toHaveAccessibleDescription(words.empty);
  await expect(door.popup.getByText(words.agree)).toHaveCount(2);

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
  await door.popup.getByLabel(words.fields.birthday).fill(`${new Date().getFullYear() - 10}-05-17`);
  await door.field(words.fields.referralCode).fill('NOBODY42');
  await door.popup.getByLabel(words.adult).check();
  await door.popup.getByLabel(words.terms).check();
  await door.button(words.createAccount).click();
  await expect(door.popup.getByText(words.tooYoung)).toBeVisible();
  await expect(door.popup.getByLabel(words.fields.birthday)).toBeFocused();

  await door.popup.getByLabel(words.fields.birthday).fill('1990-05-17');
  await door.button(words.createAccount).click();
  await expect(door.popup.getByText(words.nameTaken)).toBeVisible();
  await expect(door.field(words.userName)).toBeFocused();
  await door.field(words.userName).fill(name);
  await door.button(words.createAccount).click();
  await expect(door.popup.getByText(words.codeUnknown)).toBeVisible();
  await door.field(words.fields.referralCode).fill(friend.inviteCode);
  await door.button(words.createAccount).click();
  await door.expectSignedIn();
  await expect(page).toHaveURL(/\/$/);
  const told = await new Player(page, visitor.locale).ask<object>('/wps/member/info/profile');
  expect(told).toMatchObject({ email: `${name}@example.com`, birthday: '1990-05-17', telegram: TOLD.telegram[0] });
});

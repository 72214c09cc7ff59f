import { SignInPage } from '../../identity/sign-in-page';
import { expect, test } from '../../identity/fixtures';
import { origin } from '../../origins';
import { accounts } from '../../sign-in';
import { violations } from '../../violations';

test.use({ baseURL: origin() });

test('agents have a door of their own: nobody else gets in by it, and out of it agents come in every tab', async ({
  door,
  page,
  context,
  visitor,
}) => {
  const { words } = door;
  visitor.allowError(/401|403/);
  const signInPanel = page.getByRole('region', { name: words.agentLogIn });
  const logIn = async ({ username, password }: (typeof accounts)['agent']) => {
    await signInPanel.getByRole('textbox', { name: words.userName }).fill(username);
    await signInPanel.getByLabel(words.password).and(page.locator('input')).fill(password);
    await signInPanel.getByRole('button', { name: words.logIn, exact: true }).click();
  };

  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
  await expect(signInPanel).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await logIn(accounts.member);
  await expect(signInPanel.getByRole('alert')).toHaveText(words.noAgent);
  await expect(page).toHaveURL(/\/agent$/);

  await logIn(accounts.agent);
  await expect(page).toHaveURL(/\/agentHome\//);

  const other = await context.newPage();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await other.addInitScript((kept) => sessionStorage.setItem('token', kept ?? ''), token);
  await other.goto('/agentHome');
  await expect(other).toHaveURL(/\/agentHome\//);

  await page.goto('/');
  await new SignInPage(page, visitor.locale).expectSignedIn();
  await door.accountMenu.click();
  await page.getByRole('menuitem', { name: words.logOut }).click();
  await door.button(words.logOut).click();
  await expect(page).toHaveURL(/\/agent$/);
  await expect(other).toHaveURL(/\/agent$/);
});

test('a member finds no way into the agent centre', async ({ door, page }) => {
  await door.openAndSubmit(accounts.member);
  await door.expectSignedIn();

  await page.goto('/agentHome');

  await expect(page).toHaveURL(/\/agent$/);
  await expect(page.getByRole('region', { name: door.words.agentLogIn })).toContainText(accounts.member.username);
});

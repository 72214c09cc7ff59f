import { expect, test } from '../../identity/fixtures';
import { registerMember } from '../../identity/lagoon';
import { violations } from '../../violations';

test.describe('popups', () => {
  test.use({ popups: true });

  test('open by themselves once in a visit, for visitors and for members apart; notices wait behind the bell', async ({
    door,
    page,
  }) => {
    const { words } = door;
    await page.goto('/');
    const news = page.getByRole('dialog', { name: words.news });
    await expect(news).toBeVisible();
    await expect(news.getByRole('article')).toBeVisible();
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(news).toBeHidden();

    await page.goto('/login');
    await expect(door.field(words.userName)).toBeVisible();
    await door.submitCredentials(await registerMember());
    await door.afterLogin.getByRole('button', { name: words.goOn, exact: true }).click();
    await expect(news).toBeVisible();
    await news.getByRole('button', { name: words.close }).click();
    await expect(news).toBeHidden();

    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${words.inbox}`) })
      .click();
    const inbox = page.getByRole('dialog', { name: words.inbox });
    await expect(inbox.getByRole('tabpanel')).not.toBeEmpty();
    expect(await violations(page, 'dialog')).toEqual([]);
    await inbox.getByRole('tab', { name: words.notices }).click();
    await inbox.getByRole('tabpanel').getByRole('button').first().click();
    const notices = page.getByRole('dialog', { name: words.notices });
    const title = notices.getByRole('heading', { level: 3 });
    const first = await title.innerText();
    // Titles have no room on a phone: there one goes from each to the next.
    const titles = notices.getByRole('navigation', { name: words.titles }).getByRole('button');
    const nextOne = notices.getByRole('button', { name: words.nextOne });
    await titles.nth(1).or(nextOne).filter({ visible: true }).click();
    await expect(title).not.toHaveText(first);
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('button', { name: words.inbox, exact: true })).toBeFocused();
  });
});

test('the help centre opens by its address, at the terms, and leaves the lobby', async ({ door: { words }, page }) => {
  await page.goto('/help#term');
  const help = page.getByRole('dialog', { name: words.help });
  await expect(help.getByRole('heading', { name: words.helpTerms, exact: true })).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);

  await page.keyboard.press('Escape');

  await expect(help).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

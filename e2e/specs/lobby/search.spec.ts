import { expect, test } from '../../fixtures';
import { violations } from '../../violations';

const words = {
  en: { search: 'Search', field: /Games, providers/, typed: 'lantrn', games: 'Games', dice: /^Lantern Dice/ },
  bn: { search: 'খুঁজুন', field: /গেম, গেম প্রোভাইডার/, typed: 'লন্ঠন পাশা', games: 'গেম', dice: /^লণ্ঠন পাশা/ },
};

test('a game is found from any page by a misspelt name, with the keyboard alone', async ({ page, visitor }) => {
  const said = words[visitor.locale];
  await page.goto('/fish');
  const button = page.getByRole('banner').getByRole('button', { name: said.search });
  await button.click();
  const field = page.getByRole('combobox', { name: said.field });
  await expect(field).toBeFocused();

  await field.pressSequentially(said.typed);
  const first = page.getByRole('group', { name: said.games, exact: true }).getByRole('option').first();
  await expect(first).toHaveAccessibleName(said.dice);
  await expect(
    page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ hasText: /[\d০-৯]/ }),
  ).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.keyboard.press('/');
  await field.fill(said.typed);
  await expect(first).toHaveAccessibleName(said.dice);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/play\/\d+$/);
});

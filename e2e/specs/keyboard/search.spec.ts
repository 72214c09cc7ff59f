import { expect, test } from '../../keyboard-fixtures';

const words = {
  en: { typed: 'lantrn', dice: /^Lantern Dice/, found: /^\d+ results$/, none: 'No results' },
  bn: { typed: 'লন্ঠন পাশা', dice: /^লণ্ঠন পাশা/, found: /[\d০-৯]+/, none: 'পাওয়া' },
};

test('a game is found and opened by the keyboard alone: how many are found is heard, and the keyboard comes back to where it was', async ({
  page,
  keys,
  texts,
  visitor: { locale },
}) => {
  const said = texts('shell/src/palette/messages');
  const frame = texts('shell/src/messages');
  const field = page.getByRole('combobox', { name: said('label') });
  const dialog = page.getByRole('dialog');
  await page.goto('/fish');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await keys.to(page.getByRole('banner').getByRole('button', { name: frame('session.signIn') }));

  await keys.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(words[locale].typed);
  const first = dialog.getByRole('option').first();
  await expect(first).toHaveAccessibleName(words[locale].dice);
  await keys.hears(words[locale].found);
  await keys.look('what is found');
  await keys.press('ArrowDown');
  await expect(dialog.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await dialog.getByRole('option').nth(1).getAttribute('id')) ?? '');
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: frame('session.signIn') })).toBeFocused();

  await keys.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type(words[locale].typed);
  await expect(first).toHaveAccessibleName(words[locale].dice);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/play\/\d+$/);
});

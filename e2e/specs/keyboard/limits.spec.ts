import { expect, test } from '../../keyboard-fixtures';
import { Member } from '../../money/member';

test('a limit is set by the keyboard alone: what is missing, when it holds and that it does are heard, and the keyboard is back where it was', async ({
  page,
  context,
  keys,
  texts,
}) => {
  const said = texts('mf-member/src/messages');
  await (await Member.register()).addSessionTo(context);
  const name = said('limits.name', { kind: said('limits.kind.deposit'), period: said('limits.period.day') });
  const edit = page.getByRole('main').getByRole('button', { name: said('limits.edit', { name }) });
  const dialog = page.getByRole('dialog', { name });
  const amount = dialog.getByRole('textbox', { name: said('limits.field.amount') });
  await page.goto('/member/limits');
  await edit.waitFor();
  await keys.skipToContent();

  await keys.enter(edit);
  await expect(amount).toBeFocused();
  await keys.press('Enter');
  await keys.hears(said('limits.invalid'));
  await keys.look('a dialog with an error');
  await page.keyboard.type('1000');
  await keys.hears(said('limits.when.tightens'));
  expect(await keys.through(dialog)).toEqual([`button ${said('limits.save')}`]);
  await keys.back(dialog.getByRole('button', { name: said('limits.save') }));
  await keys.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await keys.hears(said('limits.saved'));
  await keys.look('the limits');
});

import { uniqueName, PASSWORD } from '../../identity/lagoon';
import { expect, test } from '../../money/fixtures';
import { Player } from '../../player';
import { loadTexts } from '../../load-texts';
import { violationsInBothLooks } from '../../violations';

test('whoever registers is offered limits; a lower one holds at once, a higher one waits and can be withdrawn, and no deposit goes beyond', async ({
  page,
  visitor,
  main,
  said,
}) => {
  const limits = loadTexts('mf-member/src/messages', visitor.locale);
  const welcome = loadTexts('shell/src/session/messages', visitor.locale);
  const name = limits('limits.name', { kind: limits('limits.kind.deposit'), period: limits('limits.period.day') });
  const line = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: limits('limits.edit', { name }) }) });
  const editor = page.getByRole('dialog');
  const ask = async (amount: string, holds: 'tightens' | 'loosens') => {
    await line.getByRole('button', { name: limits('limits.edit', { name }) }).click();
    await editor.getByRole('textbox', { name: limits('limits.field.amount') }).fill(amount);
    await expect(editor).toContainText(limits(`limits.when.${holds}`));
    await editor.getByRole('button', { name: limits('limits.save') }).click();
    await expect(editor).toBeHidden();
  };
  await page.goto('/');
  await new Player(page, visitor.locale).register(uniqueName(), PASSWORD);
  await page
    .getByRole('region', { name: welcome('limits') })
    .getByRole('button', { name: welcome('limits.set') })
    .click();
  await expect(page).toHaveURL(/\/member\/limits$/);

  await ask('1000', 'tightens');
  await expect(line).toContainText('৳1,000.00');
  await ask('500', 'tightens');
  await expect(line).toContainText('৳500.00');
  await ask('2000', 'loosens');
  await expect(line).toContainText('৳2,000.00');
  expect(await violationsInBothLooks(page)).toEqual([]);
  await line.getByRole('button', { name: limits('limits.cancel') }).click();
  await expect(line).not.toContainText('৳2,000.00');
  await expect(line).toContainText('৳500.00');
  await expect(main.getByRole('listitem').filter({ hasText: limits('limits.state.cancelled') })).toContainText('৳2,000.00');

  visitor.allowError(/422|409/);
  await page.goto('/member/depositv2');
  await main.getByRole('textbox', { name: said('deposit.amount') }).fill('800');
  await main.getByRole('button', { name: said('deposit.reviewAmount', { amount: '৳800.00' }) }).click();
  await main.getByRole('button', { name: said('review.confirm', { amount: '৳800.00' }) }).click();
  await expect(main.getByRole('alert')).toContainText('৳500.00');
  await expect(main.getByText(said('deposit.limits.title'))).toBeHidden();
});

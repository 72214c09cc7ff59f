import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { violations } from '../testing/violations';

const ROOT = '/brands/pavilion/reconciliations';

it('takes a day from a calendar in the language of the page, up to the last that can be chosen', async () => {
  const { gateway, user } = await openConsole('/brands/pavilion/reconciliation', (answers) =>
    answers
      .answer(`GET ${ROOT}`, { sources: ['vendor:studio'], list: [], latestDay: '2026-11-20' })
      .answer(`POST ${ROOT}`, { id: '4' }),
  );

  await user.click(await screen.findByRole('button', { name: /^Day/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Day' }));
  expect(await dialog.findByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /21 November 2026/ })).toBeDisabled();
  expect(await violations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /17 November 2026/ }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('17 Nov 2026')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Compare now' }));
  const asked = [{ source: 'vendor:studio', day: '2026-11-17' }];
  await waitFor(() => expect(gateway.bodiesOf(`POST ${ROOT}`)).toEqual(asked));
});

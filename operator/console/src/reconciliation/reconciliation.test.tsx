import type { ReconciliationLine, ReconciliationValue } from '@pavilion/api/staff';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { violations } from '../testing/violations';

const ROOT = '/brands/pavilion/reconciliations';
const line: ReconciliationLine = {
  id: '4',
  source: 'vendor:studio',
  day: '2026-11-20',
  currency: 'BDT',
  state: 'done',
  requestedBy: 'daily comparison',
  failure: null,
  ours: { count: 12, amount: '120000' },
  theirs: { count: 11, amount: '119000' },
  differences: 1,
  unexplained: 1,
  endedAt: '2026-11-21T02:00:00Z',
};
const day: ReconciliationValue = {
  ...line,
  list: [
    {
      id: '9',
      kind: 'missing-there',
      what: 'round',
      subject: 'r-77',
      theirs: null,
      explained: null,
      ours: { amount: '1000', paid: '400', state: 'settled' },
    },
  ],
};

it('shows each day’s totals, names what differs, and keeps why', async () => {
  const { gateway, user } = await openConsole('/brands/pavilion/reconciliation', (answers) =>
    answers
      .answer(`GET ${ROOT}`, { sources: ['provider:sandbox', 'vendor:studio'], list: [line], latestDay: '2026-11-20' })
      .answer(`GET ${ROOT}/4`, day)
      .answer(`POST ${ROOT}`, day),
  );
  const row = within(await screen.findByRole('row', { name: /Vendor studio/ }));
  for (const text of ['৳1,200.00', '12 lines', '1 difference', '1 unexplained']) expect(row.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Saved views: Reconciliation' })).toBeInTheDocument();
  expect(await violations()).toEqual([]);

  await user.selectOptions(screen.getByLabelText('Source'), 'Vendor studio');
  await user.click(screen.getByRole('button', { name: 'Compare now' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Vendor studio · 20 Nov 2026' }));
  expect(gateway.bodiesOf(`POST ${ROOT}`)).toEqual([{ source: 'vendor:studio', day: '2026-11-20' }]);
  expect(drawer.getByText('Missing in their report')).toBeInTheDocument();
  expect(drawer.getByText('৳10.00 → ৳4.00')).toBeInTheDocument();

  const explained = { by: 'asha', at: '2026-11-21T10:00:00Z', reason: 'a free round' };
  gateway.answer(`PUT ${ROOT}/4/differences/9`, { ...day, list: day.list.map((each) => ({ ...each, explained })) });
  await user.click(drawer.getByRole('button', { name: 'Explain' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Explain r-77' }));
  await user.type(dialog.getByLabelText(/^Reason/), 'a free round');
  await user.click(dialog.getByRole('button', { name: 'Explain' }));

  expect(await screen.findByText('Explained')).toBeInTheDocument();
  expect(gateway.bodiesOf(`PUT ${ROOT}/4/differences/9`)).toEqual([{ reason: 'a free round' }]);
});

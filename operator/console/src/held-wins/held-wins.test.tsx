import type { HeldWinLine } from '@pavilion/api/staff';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { violations } from '../testing/violations';

const ROOT = '/brands/pavilion/held-wins';
const win: HeldWinLine = {
  ...{ id: '0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a59', vendor: 'studio', game: 'dice', round: 'round-7', reference: 'studio:w' },
  ...{ amount: '100100', cap: '100000', won: '5000', currency: 'BDT', state: 'held', heldAt: '2026-11-21T10:00:00Z' },
  ...{ member: { id: '0123456789abcdef', account: 'rina' }, proposed: null, decided: null },
};

describe('a win above its limit', () => {
  it('waits with what it is about, and the first operator only proposes', async () => {
    const { gateway, user } = await openConsole(ROOT, (answers) =>
      answers.answer(`GET ${ROOT}?queue=held`, { list: [win], waiting: 1 }).answer(`POST ${ROOT}/${win.id}/approval`, win),
    );
    const row = within(await screen.findByRole('row', { name: /৳1,001.00/ }));
    expect(row.getByText('Limit ৳1,000.00, won before ৳50.00')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'rina' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);

    await user.click(row.getByRole('button', { name: 'Pay' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay ৳1,001.00 to rina?' }));
    expect(dialog.getByText(/You are the first/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Reason/), 'the seeds check');
    await user.click(dialog.getByRole('button', { name: 'Pay' }));

    expect(await screen.findByText('A second operator decides about ৳1,001.00 of rina')).toBeInTheDocument();
    expect(gateway.bodiesOf(`POST ${ROOT}/${win.id}/approval`)).toEqual([{ reason: 'the seeds check' }]);
  });

  it('is not paid by whoever proposed it', async () => {
    const proposed = { wanted: 'approve', by: 'asha', reason: 'the seeds check' } as const;
    await openConsole(ROOT, (answers) => answers.answer(`GET ${ROOT}?queue=held`, { list: [{ ...win, proposed }], waiting: 1 }));

    expect(await screen.findByText('asha wants to pay it: the seeds check')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Refuse' })).toBeEnabled();
  });
});

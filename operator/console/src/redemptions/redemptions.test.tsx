import type { RedemptionLine } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { aSession } from '../testing/samples';
import { violations } from '../testing/violations';

const ROOT = '/brands/pavilion/redemptions';
const mug: RedemptionLine = {
  id: '0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a59',
  status: 'in_process',
  member: { id: '0123456789abcdef', account: 'rina' },
  name: { bn: 'মগ', en: 'Tea mug' },
  quantity: 2,
  points: '600',
  receivingAddress: 'House 7, Road 3, Sylhet',
  mobileNumber: '01712345678',
  at: '2026-11-20T10:00:00Z',
  securityChanges: [{ what: 'password', at: '2026-11-19T08:00:00Z' }],
  decided: null,
};

async function open(role: 'approver' | 'viewer' = 'approver') {
  const opened = await openConsole(
    ROOT,
    (gateway) =>
      gateway.answer(`GET ${ROOT}?queue=waiting`, { list: [mug] }).answer(`GET ${ROOT}?queue=decided`, {
        list: [{ ...mug, status: 'rejected', decided: { by: 'nuri', at: mug.at, reason: 'nobody lives there' } }],
      }),
    aSession({ roles: { pavilion: role } }),
  );
  await screen.findByRole('heading', { name: 'Redemptions · Pavilion', level: 1 });
  return opened;
}

describe('redemptions', () => {
  it('say what goes where, and are rejected with a reason that the member reads', async () => {
    const { gateway, user } = await open();
    const row = within(await screen.findByRole('row', { name: /Tea mug/ }));
    expect(row.getByText('House 7, Road 3, Sylhet')).toBeInTheDocument();
    expect(row.getByText('Password changed')).toBeInTheDocument();
    expect(await violations()).toEqual([]);

    gateway.answer(`POST ${ROOT}/${mug.id}/rejection`, {});
    await user.click(row.getByRole('button', { name: 'Reject “Tea mug” of rina' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject “Tea mug” of rina' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'nobody lives there');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(gateway.bodiesOf(`POST ${ROOT}/${mug.id}/rejection`)).toEqual([{ reason: 'nobody lives there' }]));
  });

  it('show who decided, and why', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Decided' }));

    expect(await screen.findByText('Rejected')).toBeInTheDocument();
    expect(screen.getByText('nobody lives there')).toBeInTheDocument();
  });

  it('are not shown to those who may not decide: they say where people live', async () => {
    await open('viewer');

    expect(await screen.findByText(/needs the approver role/)).toBeInTheDocument();
    expect(screen.queryByText('House 7, Road 3, Sylhet')).not.toBeInTheDocument();
  });
});

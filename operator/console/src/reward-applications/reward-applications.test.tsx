import type { RewardApplicationLine } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { aSession } from '../testing/samples';
import { violations } from '../testing/violations';

const ROOT = '/brands/pavilion/reward-applications';
const PICTURE = '1b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a59';
const share: RewardApplicationLine = {
  id: '0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a59',
  state: 'applied',
  member: { id: '0123456789abcdef', account: 'rina' },
  activity: { code: 'share', name: { bn: 'শেয়ার', en: 'Share a picture' } },
  gives: '50000',
  currency: 'BDT',
  comment: 'From the boat <b>today</b>',
  pictures: [PICTURE],
  at: '2026-11-20T10:00:00Z',
  decided: null,
};

async function open(role: 'approver' | 'viewer' = 'approver') {
  const opened = await openConsole(
    ROOT,
    (gateway) =>
      gateway.answer(`GET ${ROOT}?queue=waiting`, { list: [share] }).answer(`GET ${ROOT}?queue=decided`, {
        list: [{ ...share, state: 'rejected', decided: { by: 'nuri', at: share.at, reason: 'nobody is on it' } }],
      }),
    aSession({ roles: { pavilion: role } }),
  );
  await screen.findByRole('heading', { name: 'Reward applications · Pavilion', level: 1 });
  return opened;
}

describe('reward applications', () => {
  it.each([
    ['approval', 'Approve'],
    ['rejection', 'Reject'],
  ])('show what was sent, and come to an %s with a reason that the member reads', async (step, name) => {
    const { gateway, user } = await open();
    const row = within(await screen.findByRole('row', { name: /Share a picture/ }));
    expect(row.getByText('From the boat <b>today</b>')).toBeInTheDocument();
    expect(row.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', `/staff${ROOT}/pictures/${PICTURE}`);
    expect(await violations()).toEqual([]);

    gateway.answer(`POST ${ROOT}/${share.id}/${step}`, {});
    await user.click(row.getByRole('button', { name: `${name} “Share a picture” of rina` }));
    const dialog = within(await screen.findByRole('dialog', { name: `${name} “Share a picture” of rina` }));
    await user.type(dialog.getByLabelText(/^Reason/), 'a fine picture');
    await user.click(dialog.getByRole('button', { name }));

    await waitFor(() => expect(gateway.bodiesOf(`POST ${ROOT}/${share.id}/${step}`)).toEqual([{ reason: 'a fine picture' }]));
  });

  it('say who decided, and why', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Decided' }));

    expect(await screen.findByText('Rejected')).toBeInTheDocument();
    expect(screen.getByText('nobody is on it')).toBeInTheDocument();
  });

  it('are not shown to those who may not decide', async () => {
    await open('viewer');

    expect(await screen.findByText(/needs the approver role/)).toBeInTheDocument();
    expect(screen.queryByText('Share a picture')).not.toBeInTheDocument();
  });
});

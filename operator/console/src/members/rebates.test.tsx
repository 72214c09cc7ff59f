import type { MemberRebates, MemberView } from '@pavilion/api/staff';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { aSession } from '../testing/samples';

const ID = '0123456789abcdef';
const rina = {
  ...{ id: ID, account: 'rina', nickname: '', kind: 'member', status: 'active', registeredAt: '2026-10-01T10:00:00Z' },
  ...{ lastSignInAt: null, upline: null, contacts: { mail: null, phone: null }, origin: null, sessions: [], lock: null },
  ...{ birthday: null, waitingBirthday: null, recoverable: false },
} as MemberView;
const found: MemberRebates = {
  currency: 'BDT',
  missing: '4000',
  days: [
    {
      ...{ day: '2026-11-02', rank: 1, lines: [], sum: '20000', bound: null, paid: '24000', open: '0', missing: '4000' },
      ...{ state: 'short', until: '2026-11-09' },
    },
  ],
  claims: [{ id: '7', at: '2026-11-03T10:00:00Z', gross: '30000', short: '6000', sum: '24000', days: [] }],
};

it('an operator reads what a member was given back, and what is still to be made good', async () => {
  const { user } = await openConsole(
    '/brands/pavilion/members',
    (gateway) =>
      gateway
        .answer('POST /brands/pavilion/members/search', { list: [rina], next: null })
        .answer(`GET /brands/pavilion/members/${ID}`, rina)
        .answer(`GET /brands/pavilion/members/${ID}/rebates`, found),
    aSession({ roles: { pavilion: 'viewer' } }),
  );
  await user.type(await screen.findByRole('searchbox'), 'ri');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: 'Open rina' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'rina' }));

  await user.click(await drawer.findByRole('button', { name: 'Show rebates' }));

  expect(await drawer.findByText('৳40.00')).toBeVisible();
  expect(drawer.getByText('Taken back · paid ৳240.00')).toBeVisible();
  expect(drawer.getByText('less ৳60.00 made good')).toBeVisible();
});

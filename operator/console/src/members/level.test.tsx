import type { MemberLevel, MemberView } from '@pavilion/api/staff';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { aSession } from '../testing/samples';

const ID = '0123456789abcdef';
const rina = {
  ...{ id: ID, account: 'rina', nickname: '', kind: 'member', status: 'active', registeredAt: '2026-10-01T10:00:00Z' },
  ...{ lastSignInAt: null, upline: null, contacts: { mail: null, phone: null }, origin: null, sessions: [], lock: null },
  ...{ birthday: null, waitingBirthday: null, recoverable: false },
} as MemberView;
const level: MemberLevel = {
  ...{ currency: 'BDT', rank: 2, label: { bn: 'গোল্ড', en: 'Gold' }, stake: '3000000', deposits: '500000', takenBack: '40000' },
  warnedFor: '2026-11-01',
  history: [{ at: '2026-11-02T10:00:00Z', from: 1, to: 2, why: 'play' }],
  reached: [
    { rank: 1, by: 'change', amount: '0', reachedAt: '2026-11-01T10:00:00Z', claimedAt: null },
    { rank: 2, by: 'play', amount: '50000', reachedAt: '2026-11-02T10:00:00Z', claimedAt: null },
  ],
};

it('an operator reads where a member stands on the ladder, how they came there and what it brought', async () => {
  const { user } = await openConsole(
    '/brands/pavilion/members',
    (gateway) =>
      gateway
        .answer('POST /brands/pavilion/members/search', { list: [rina], next: null })
        .answer(`GET /brands/pavilion/members/${ID}`, rina)
        .answer(`GET /brands/pavilion/members/${ID}/level`, level),
    aSession({ roles: { pavilion: 'viewer' } }),
  );
  await user.type(await screen.findByRole('searchbox'), 'ri');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: 'Open rina' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'rina' }));

  await user.click(await drawer.findByRole('button', { name: 'Show rank' }));

  expect(await drawer.findByText('2 · Gold')).toBeVisible();
  expect(drawer.getByText('৳400.00')).toBeVisible();
  expect(drawer.getByText('1 → 2')).toBeVisible();
  expect(drawer.getByText('No bonus: the ranks changed')).toBeVisible();
  expect(drawer.getByText('Not claimed')).toBeVisible();
});

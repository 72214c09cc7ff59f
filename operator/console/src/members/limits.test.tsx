import type { MemberLimits, MemberView } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { aSession } from '../testing/samples';
import type { FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const ID = '0123456789abcdef';
const PATH = `/brands/pavilion/members/${ID}/limits`;
const rina = {
  id: ID,
  account: 'rina',
  nickname: '',
  kind: 'member',
  status: 'active',
  registeredAt: '2026-10-01T10:00:00Z',
  lastSignInAt: null,
  upline: null,
  contacts: { mail: null, phone: null },
  origin: null,
  sessions: [],
  lock: null,
  birthday: null,
  waitingBirthday: null,
  recoverable: false,
} as const satisfies MemberView;

const limits: MemberLimits = {
  currency: 'BDT',
  limits: [
    {
      kind: 'loss',
      period: 'week',
      value: '50000',
      used: '12000',
      left: '38000',
      freesAt: null,
      pending: null,
      confirmable: false,
    },
    { kind: 'session', period: 'day', value: null, used: '35', left: null, freesAt: null, pending: null, confirmable: false },
  ],
  changes: [
    {
      id: '4',
      kind: 'loss',
      period: 'week',
      from: null,
      to: '50000',
      state: 'applied',
      by: 'staff',
      operator: 'mira',
      reason: 'asked for on the telephone',
      askedAt: '2026-11-20T10:00:00Z',
    },
  ],
};

async function openLimits(prepare: (gateway: FakeGateway) => unknown = () => {}, role: 'operator' | 'viewer' = 'operator') {
  const opened = await openConsole(
    '/brands/pavilion/members',
    (gateway) => {
      gateway
        .answer('POST /brands/pavilion/members/search', { list: [rina], next: null })
        .answer(`GET /brands/pavilion/members/${ID}`, rina)
        .answer(`GET /brands/pavilion/members/${ID}/tags`, { tags: [], known: [] })
        .answer(`GET ${PATH}`, limits);
      prepare(gateway);
    },
    aSession({ roles: { pavilion: role } }),
  );
  await opened.user.type(await screen.findByRole('searchbox'), 'ri');
  await opened.user.click(screen.getByRole('button', { name: 'Find' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Open rina' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'rina' }));
  await opened.user.click(await drawer.findByRole('button', { name: 'Show limits' }));
  return { ...opened, drawer };
}

describe('a member’s limits', () => {
  it('show what holds, what counts, and who changed it', async () => {
    const { drawer } = await openLimits();

    expect(await drawer.findByText('used: ৳120.00')).toBeVisible();
    expect(drawer.getByText('No limit → ৳500.00')).toBeVisible();
    expect(drawer.getByRole('row', { name: /mira.* · asked for on the telephone/ })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('are tightened with a reason', async () => {
    const { user, drawer, gateway } = await openLimits((each) =>
      each.answer(`PUT ${PATH}`, { ...limits, limits: [{ ...limits.limits[0], value: '20000' }] }),
    );
    await user.click(await drawer.findByRole('button', { name: 'Tighten: Losses, 7 days' }));
    const dialog = within(screen.getByRole('dialog', { name: /^Tighten Losses/ }));
    await user.type(dialog.getByLabelText(/New limit/), '200');
    await user.type(dialog.getByLabelText(/^Reason/), 'they asked by telephone');
    await user.click(dialog.getByRole('button', { name: 'Tighten' }));

    await waitFor(() =>
      expect(gateway.bodiesOf(`PUT ${PATH}`)).toEqual([
        { kind: 'loss', period: 'week', value: '20000', reason: 'they asked by telephone' },
      ]),
    );
    expect(await drawer.findByText('৳200.00')).toBeVisible();
  });

  it('are not loosened: the refusal is shown, and the dialog stays', async () => {
    const { user, drawer, gateway } = await openLimits();
    await user.click(await drawer.findByRole('button', { name: 'Tighten: Losses, 7 days' }));
    const dialog = within(screen.getByRole('dialog', { name: /^Tighten Losses/ }));
    await user.type(dialog.getByLabelText(/New limit/), '900');
    await user.type(dialog.getByLabelText(/^Reason/), 'they asked by telephone');
    await user.click(dialog.getByRole('button', { name: 'Tighten' }));

    expect(await dialog.findByText('Staff can only make a limit tighter.')).toBeVisible();
    expect(dialog.getByLabelText(/New limit/)).toHaveAccessibleDescription('Enter an amount below the current limit.');
    expect(gateway.bodiesOf(`PUT ${PATH}`)).toEqual([]);
  });

  it('are only looked at by who may only look', async () => {
    const { drawer } = await openLimits(undefined, 'viewer');

    expect(await drawer.findByRole('button', { name: 'Tighten: Losses, 7 days' })).toBeDisabled();
  });
});

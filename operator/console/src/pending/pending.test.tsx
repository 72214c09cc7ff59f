import type { PendingChange } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { heading, openConsole } from '../testing/open-console';
import { aBoard, aSession } from '../testing/samples';
import { Refusal, type FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const waiting: PendingChange = {
  id: 'r1',
  brand: 'pavilion',
  state: 'waiting',
  lines: [{ en: 'Wallet is switched off.', bn: 'ওয়ালেট বন্ধ হবে।' }],
  changes: [{ kind: 'mode', remote: 'wallet', mode: 'off' }],
  who: 'rafi',
  reason: 'counting stock',
  askedAt: '2026-11-21T09:00:00Z',
  at: null,
  obstacle: null,
  approvals: [],
  needed: 1,
};
const scheduled: PendingChange = { ...waiting, id: 'r2', state: 'scheduled', who: 'asha', at: '2099-01-01T10:00:00Z' };

async function openPending(pending: PendingChange[], prepare: (gateway: FakeGateway) => unknown = () => {}, session = aSession()) {
  const opened = await openConsole(
    '/pending',
    (gateway) => {
      gateway.answer('GET /board', aBoard({ pending }));
      prepare(gateway);
    },
    session,
  );
  await heading('Pending changes');
  return opened;
}

async function decide({ user }: Awaited<ReturnType<typeof openPending>>, press: string, title: string) {
  await user.click(await screen.findByRole('button', { name: press }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await user.click(within(dialog).getByRole('button', { name: press }));
  expect(within(dialog).getByText('Enter a reason in a few words.')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'looked at it');
  await user.click(within(dialog).getByRole('button', { name: press }));
}

describe('pending changes', () => {
  it('are counted in the navigation, and approved with a reason', async () => {
    const opened = await openPending([waiting, scheduled], (gateway) =>
      gateway.answer('POST /brands/pavilion/pending/r1/approve', { brand: 'pavilion', outcome: 'done', seq: 42, request: null }),
    );
    expect(await screen.findByRole('link', { name: 'Pending 1 waiting for approval' })).toBeInTheDocument();
    expect(screen.getAllByText('Wallet is switched off.')).toHaveLength(2);
    expect(await violations()).toEqual([]);

    await decide(opened, 'Approve', 'Approve this change?');

    expect(await screen.findByText('Done (seq 42)')).toBeInTheDocument();
    expect(opened.gateway.bodiesOf('POST /brands/pavilion/pending/r1/approve')).toEqual([{ reason: 'looked at it' }]);
  });

  it('are rejected, and cancelled by whoever asked', async () => {
    const done = { brand: 'pavilion', outcome: 'waiting', seq: null, request: null };
    const opened = await openPending([waiting, scheduled], (gateway) =>
      gateway.answer('POST /brands/pavilion/pending/r1/reject', done).answer('POST /brands/pavilion/pending/r2/cancel', done),
    );
    await decide(opened, 'Reject', 'Reject this change?');
    expect(await screen.findByText('Rejected')).toBeInTheDocument();
    await decide(opened, 'Cancel the request', 'Cancel this request?');
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  });

  it('are not approved by whoever asked', async () => {
    await openPending([{ ...waiting, who: 'asha' }]);
    expect(await screen.findByText('You asked for it: somebody else has to agree.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('say why a scheduled one was not done, and that somebody else was quicker', async () => {
    const obstacle = { en: 'The brand has moved on.', bn: 'ব্র্যান্ড বদলে গেছে।' };
    const opened = await openPending([{ ...waiting, obstacle }], (gateway) =>
      gateway.answer('POST /brands/pavilion/pending/r1/approve', new Refusal(409, 'registry.request_closed')),
    );
    expect(await screen.findByText(/The brand has moved on/)).toBeInTheDocument();

    await decide(opened, 'Approve', 'Approve this change?');

    await waitFor(() => expect(screen.getByText('This request was already decided.')).toBeInTheDocument());
  });

  it('say what they are for while there are none', async () => {
    await openPending([]);
    expect(await screen.findByText('Nothing is pending')).toBeInTheDocument();
  });
});

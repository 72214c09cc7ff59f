import type { OperatorLine } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { heading, openConsole } from '../testing/open-console';
import { asha, aSession } from '../testing/samples';
import { Refusal, type FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const confirmed = { mail: null, enrolment: null, sponsors: [], mayRelease: false, mayConfirm: false };
const rafi: OperatorLine = {
  ...asha,
  ...confirmed,
  id: '2',
  name: 'rafi',
  displayName: 'Rafi Karim',
  roles: { pavilion: 'operator' },
  lastSeenAt: null,
};
const enrolment = { address: 'http://localhost:4001/enrol/abc', until: '2026-11-22T10:00:00Z' };

async function openOperators(prepare: (gateway: FakeGateway) => unknown = () => {}) {
  const opened = await openConsole('/operators', (gateway) => {
    gateway.answer('GET /operators', [{ ...asha, ...confirmed }, rafi]);
    prepare(gateway);
  });
  await heading('Operators');
  return opened;
}

describe('operators', () => {
  it('are listed with their roles', async () => {
    await openOperators();
    const row = await screen.findByRole('row', { name: /Rafi Karim/ });
    expect(row).toHaveTextContent('pavilion: operator');
    expect(row).toHaveTextContent('never');
    expect(await violations()).toEqual([]);
  });

  it('are invited with roles by brand, and whoever invites is not shown the one-time address', async () => {
    const { user, gateway } = await openOperators((gateway) =>
      gateway.answer('POST /operators', new Refusal(409, 'operators.name_taken', 'This name is taken.')),
    );
    await user.click(screen.getByRole('button', { name: 'Invite an operator' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite an operator' });
    await user.type(within(dialog).getByLabelText(/^User name/), 'Nila');
    await user.type(within(dialog).getByLabelText(/^Display name/), 'Nila Das');
    await user.selectOptions(await within(dialog).findByLabelText('Lagoon'), 'approver');
    await user.type(within(dialog).getByLabelText(/^Reason/), 'new in the team');
    expect(await violations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Invite' }));
    await waitFor(() => expect(within(dialog).getByLabelText(/^User name/)).toBeInvalid());

    gateway.answer('POST /operators', { operator: { ...rafi, name: 'nila', displayName: 'Nila Das' }, enrolment: 'mailed' });
    await user.type(within(dialog).getByLabelText(/^Email address/), 'nila@pavilion.example');
    await user.click(within(dialog).getByRole('button', { name: 'Invite' }));

    expect(await screen.findByText('The link was emailed')).toBeInTheDocument();
    expect(gateway.bodiesOf('POST /operators').at(-1)).toEqual({
      name: 'nila',
      displayName: 'Nila Das',
      mail: 'nila@pavilion.example',
      roles: { lagoon: 'approver' },
      reason: 'new in the team',
    });
  });

  it('are locked, given another role and a new start: only what differs is sent', async () => {
    const { user, gateway } = await openOperators((gateway) =>
      gateway.answer('PATCH /operators/2', { operator: { ...rafi, state: 'locked' }, enrolment: 'waiting' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Change rafi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change rafi' });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await user.type(within(dialog).getByLabelText(/^Reason/), 'lost the phone');
    expect(save).toBeDisabled();

    await user.selectOptions(within(dialog).getByLabelText('Pavilion'), '');
    await user.selectOptions(within(dialog).getByLabelText('every brand'), 'viewer');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Reset access' }));
    await user.click(save);

    expect(await screen.findByText('Another admin hands out the link')).toBeInTheDocument();
    expect(gateway.bodiesOf('PATCH /operators/2')).toEqual([{ roles: { '*': 'viewer' }, recover: true, reason: 'lost the phone' }]);
  });

  it('that another admin invited are handed their link by this one, who sees it once', async () => {
    const sponsors = [{ name: 'mina', cause: 'invited' as const, at: '2026-11-21T10:00:00Z' }];
    const invited: OperatorLine = { ...rafi, state: 'invited', enrolment: 'waiting', sponsors, mayRelease: true };
    const { user, gateway } = await openOperators((gateway) =>
      gateway.answer('GET /operators', [invited]).answer('POST /operators/2/release', { operator: invited, enrolment }),
    );
    expect(await screen.findByText('Invited by mina, not confirmed')).toBeInTheDocument();
    expect(screen.getByText('One account waits for you')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hand out the link of Rafi Karim' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hand out the link of Rafi Karim?' });
    await user.type(within(dialog).getByLabelText(/^Reason/), 'met at the office');
    await user.click(within(dialog).getByRole('button', { name: 'Hand out link' }));

    const handed = await screen.findByRole('dialog', { name: 'One-time link for Rafi Karim' });
    expect(within(handed).getByLabelText('Link')).toHaveValue(enrolment.address);
    expect(gateway.bodiesOf('POST /operators/2/release')).toEqual([{ reason: 'met at the office' }]);
  });

  it('are confirmed as people of their own, with a reason', async () => {
    const sponsors = [{ name: null, cause: 'invited' as const, at: '2026-11-21T10:00:00Z' }];
    const { user, gateway } = await openOperators((gateway) =>
      gateway
        .answer('GET /operators', [{ ...rafi, mail: 'rafi@pavilion.example', sponsors, mayConfirm: true }])
        .answer('POST /operators/2/confirmation', rafi),
    );
    expect(await screen.findByText('Invited by the command line, not confirmed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm Rafi Karim' }));
    const dialog = await screen.findByRole('dialog', { name: 'Is Rafi Karim a person of their own?' });
    expect(dialog).toHaveTextContent('rafi@pavilion.example');
    expect(await violations(dialog)).toEqual([]);
    await user.type(within(dialog).getByLabelText(/^Reason/), 'we spoke');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('Rafi Karim confirmed')).toBeInTheDocument();
    expect(gateway.bodiesOf('POST /operators/2/confirmation')).toEqual([{ reason: 'we spoke' }]);
  });

  it('cannot lock themselves', async () => {
    const { user } = await openOperators();
    await user.click(await screen.findByRole('button', { name: 'Change asha' }));
    expect(await screen.findByRole('checkbox', { name: 'Locked' })).toBeDisabled();
  });

  it('are looked after by admins only', async () => {
    await openConsole(
      '/operators',
      (gateway) => gateway.answer('GET /operators', new Refusal(403, 'auth.forbidden')),
      aSession({ roles: { '*': 'operator' } }),
    );
    expect(await screen.findByText('Only admins manage operators')).toBeInTheDocument();
  });
});

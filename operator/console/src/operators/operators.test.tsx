import type { OperatorView } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { heading, openConsole } from '../testing/open-console';
import { asha, aSession } from '../testing/samples';
import { Refusal, type FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const rafi: OperatorView = {
  ...asha,
  id: '2',
  name: 'rafi',
  displayName: 'Rafi Karim',
  roles: { pavilion: 'operator' },
  lastSeenAt: null,
};
const enrolment = { address: 'http://localhost:4001/enrol/abc', until: '2026-11-22T10:00:00Z' };

async function openOperators(prepare: (gateway: FakeGateway) => unknown = () => {}) {
  const opened = await openConsole('/operators', (gateway) => {
    gateway.answer('GET /operators', [asha, rafi]);
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

  it('are invited with roles by brand, and the one-time address is shown once', async () => {
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

    gateway.answer('POST /operators', { operator: { ...rafi, name: 'nila', displayName: 'Nila Das' }, enrolment });
    await user.click(within(dialog).getByRole('button', { name: 'Invite' }));

    const handed = await screen.findByRole('dialog', { name: 'One-time link for Nila Das' });
    expect(within(handed).getByLabelText('Link')).toHaveValue(enrolment.address);
    expect(gateway.bodiesOf('POST /operators').at(-1)).toEqual({
      name: 'nila',
      displayName: 'Nila Das',
      roles: { lagoon: 'approver' },
      reason: 'new in the team',
    });
  });

  it('are locked, given another role and a new start: only what differs is sent', async () => {
    const { user, gateway } = await openOperators((gateway) =>
      gateway.answer('PATCH /operators/2', { operator: { ...rafi, state: 'locked' }, enrolment }),
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

    expect(await screen.findByRole('dialog', { name: 'One-time link for Rafi Karim' })).toBeInTheDocument();
    expect(gateway.bodiesOf('PATCH /operators/2')).toEqual([{ roles: { '*': 'viewer' }, recover: true, reason: 'lost the phone' }]);
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

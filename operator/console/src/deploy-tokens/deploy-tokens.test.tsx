import type { DeployToken } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { Refusal } from '../testing/fake-gateway';
import { heading, openConsole } from '../testing/open-console';
import { violations } from '../testing/violations';

const token: DeployToken = {
  id: '6f0c1c1e-0000-4000-8000-000000000001',
  remote: 'wallet',
  holder: 'ci-wallet',
  kind: 'pipeline',
  createdAt: '2026-11-01T10:00:00Z',
  createdBy: 'asha',
  expiresAt: '2027-01-30T10:00:00Z',
  lastUsedAt: null,
  state: 'active',
  revokedAt: null,
  revokedBy: null,
};

async function openTokens(
  listed: DeployToken[] | Refusal = [token, { ...token, id: '2', holder: 'rina', kind: 'person', state: 'revoked' }],
) {
  const opened = await openConsole('/deploy-tokens', (gateway) => gateway.answer('GET /deploy-tokens', listed));
  await heading('Deploy tokens');
  return opened;
}

describe('deploy tokens', () => {
  it('are listed with holder, state and last use, and one is revoked with a reason', async () => {
    const { user, gateway } = await openTokens();
    const row = await screen.findByRole('row', { name: /ci-wallet/ });
    expect(row).toHaveTextContent('Pipeline');
    expect(row).toHaveTextContent('never');
    expect(within(screen.getByRole('row', { name: /rina/ })).queryByRole('button')).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
    gateway.answer(`POST /deploy-tokens/${token.id}/revoke`, {});

    await user.click(within(row).getByRole('button', { name: 'Revoke the token of ci-wallet for wallet' }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke the token of ci-wallet for wallet' });
    await user.type(within(dialog).getByLabelText(/^Reason/), 'it leaked');
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));

    expect(await screen.findByText('The token is revoked')).toBeInTheDocument();
    expect(gateway.bodiesOf(`POST /deploy-tokens/${token.id}/revoke`)).toEqual([{ reason: 'it leaked' }]);
  });

  it('are given to one person or pipeline for one remote, and shown once', async () => {
    const { user, gateway } = await openTokens([]);
    expect(await screen.findByText('No token yet')).toBeInTheDocument();
    gateway.answer('POST /deploy-tokens', { id: '3', token: 'pvd_secret', expiresAt: '2027-01-30T10:00:00Z' });

    await user.click(screen.getByRole('button', { name: 'New deploy token' }));
    const dialog = await screen.findByRole('dialog', { name: 'New deploy token' });
    await user.type(within(dialog).getByLabelText(/^Remote/), 'mf-wallet');
    await user.selectOptions(within(dialog).getByLabelText(/^Kind/), 'pipeline');
    await user.type(within(dialog).getByLabelText(/^Holder/), 'ci-wallet');
    await user.type(within(dialog).getByLabelText(/^Reason/), 'releases at night');
    expect(await violations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Give the token' }));

    expect(await screen.findByDisplayValue('pvd_secret')).toBeInTheDocument();
    await waitFor(() =>
      expect(gateway.bodiesOf('POST /deploy-tokens')).toEqual([
        { remote: 'wallet', holder: 'ci-wallet', kind: 'pipeline', days: 90, reason: 'releases at night' },
      ]),
    );
  });

  it('are for admins', async () => {
    await openTokens(new Refusal(403, 'auth.forbidden', 'Not allowed.'));

    expect(await screen.findByText('Only admins can see this')).toBeInTheDocument();
  });
});

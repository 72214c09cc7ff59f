import type { OwnAccount } from '@pavilion/api/staff';
import { screen, within } from '@testing-library/react';
import { heading, openConsole } from '../testing/open-console';
import { Refusal, type FakeGateway } from '../testing/fake-gateway';
import { aSession } from '../testing/samples';
import { violations } from '../testing/violations';

const moments = { startedAt: '2026-11-21T09:00:00Z', seenAt: '2026-11-21T10:00:00Z' };
const account: OwnAccount = {
  mail: null,
  sessions: [
    { id: '7', network: '10.1.2', device: 'Chrome on Windows', current: true, ...moments },
    { id: '6', network: '203.0.113', device: 'Firefox on Linux', current: false, ...moments },
  ],
};

async function openAccount(prepare: (gateway: FakeGateway) => unknown) {
  const opened = await openConsole('/account', (gateway) => {
    gateway.answer('GET /account', account);
    prepare(gateway);
  });
  await heading('Your account');
  return opened;
}

describe('an operator’s own account', () => {
  it('lists sessions, and ends one that is not theirs', async () => {
    const { user, gateway } = await openAccount((gateway) => gateway.answer('DELETE /account/sessions/6', {}));
    const row = await screen.findByRole('row', { name: /Chrome on Windows/ });
    expect(row).toHaveTextContent('this one');
    expect(await violations()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'End the session on Firefox on Linux' }));

    expect(await screen.findByText('Ended')).toBeInTheDocument();
    expect(gateway.bodiesOf('DELETE /account/sessions/6')).toHaveLength(1);
  });

  it('gets another password with the present one and a code', async () => {
    const { user, gateway } = await openAccount((gateway) =>
      gateway.answer('PUT /account/password', new Refusal(422, 'password.wrong')),
    );
    const form = within(await screen.findByRole('form', { name: 'Password' }));
    await user.type(form.getByLabelText(/^New password/), 'two lamps at the pier');
    await user.type(form.getByLabelText(/^Current password/), 'Lantern#2026');
    await user.type(form.getByLabelText(/^Code/), '১২৩৪৫৬');
    await user.click(form.getByRole('button', { name: 'Change the password' }));
    expect(await form.findByText('The current password is wrong.')).toBeInTheDocument();

    gateway.answer('PUT /account/password', aSession());
    await user.click(form.getByRole('button', { name: 'Change the password' }));

    expect(await screen.findByText('Password changed; other sessions ended')).toBeInTheDocument();
    expect(gateway.bodiesOf('PUT /account/password').at(-1)).toEqual({
      password: 'Lantern#2026',
      code: '123456',
      newPassword: 'two lamps at the pier',
    });
  });

  it('moves to another authenticator, which shows its first code', async () => {
    const otpauth = 'otpauth://totp/Pavilion:asha?issuer=Pavilion&secret=ABCDEFGHIJKLMNOPABCDEFGHIJKLMNOP';
    const { user, gateway } = await openAccount((gateway) =>
      gateway
        .answer('POST /account/authenticator', { otpauth, until: '2026-11-22T10:00:00Z' })
        .answer('PUT /account/authenticator', aSession()),
    );
    const form = within(await screen.findByRole('form', { name: 'Authenticator' }));
    await user.type(form.getByLabelText(/^Current password/), 'Lantern#2026');
    await user.type(form.getByLabelText(/^Code/), '123456');
    await user.click(form.getByRole('button', { name: 'Set up another authenticator' }));
    expect(await screen.findByText('ABCD EFGH IJKL MNOP ABCD EFGH IJKL MNOP')).toBeInTheDocument();

    await user.type(screen.getByLabelText(/^Code of the new authenticator/), '654321');
    await user.click(screen.getByRole('button', { name: 'Use the new authenticator' }));

    expect(await screen.findByText('Authenticator changed; other sessions ended')).toBeInTheDocument();
    expect(gateway.bodiesOf('PUT /account/authenticator')).toEqual([{ code: '654321' }]);
  });
});

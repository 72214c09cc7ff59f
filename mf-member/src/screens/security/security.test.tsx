import { authenticatorState, changePassword, endOtherSessions, liveSessions, registrationRules } from '@pavilion/api/calls/auth';
import { patterns } from '@pavilion/api/patterns';
import { CallError } from '@pavilion/host/http';
import { aMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../messages/en.json';
import { SecurityScreen } from './SecurityScreen';

const here = {
  id: 'a'.repeat(32),
  current: true,
  device: 'Chrome · Android',
  address: '103.4.145.2',
  signedInAt: '2026-03-02T08:12:00Z',
  seenAt: '2026-03-02T09:40:00Z',
};
const elsewhere = {
  id: 'b'.repeat(32),
  current: false,
  device: '',
  address: '103.4.145.77',
  signedInAt: '2026-02-27T18:03:00Z',
  seenAt: '2026-02-28T01:22:00Z',
};
const rule = {
  field: 'password',
  patternId: 'any',
  acceptedPattern: patterns.any,
  enabled: true,
  required: true,
  minLength: 8,
  maxLength: 128,
} as const;

function open({ list = [here, elsewhere], confirms = true } = {}) {
  const http = new FakeGateway()
    .answer(liveSessions, { list })
    .answer(registrationRules, { rules: [rule], adultAge: 18 })
    .answer(changePassword, {})
    .answer(authenticatorState, { enrolled: false, recoveryCodesLeft: 0 })
    .answer(endOtherSessions, {});
  return { http, ...renderWithHost(<SecurityScreen />, { http, member: aMember(), messages, confirms }) };
}

const type = async (user: ReturnType<typeof open>['user'], old: string, next: string, again = next) => {
  await user.type(screen.getByLabelText(/^Current password/, { selector: 'input' }), old);
  await user.type(screen.getByLabelText(/^New password/, { selector: 'input' }), next);
  await user.type(screen.getByLabelText(/^Confirm new password/, { selector: 'input' }), again);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
};

describe('a member who changes their password', () => {
  it('is told that every other device is logged out, and the fields are empty again', async () => {
    const { http, user, host } = open();
    await screen.findByText('8 to 128 characters. Longer is stronger.');

    await type(user, 'Lantern 42 river', 'Paddle 77 moon');

    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'positive', text: messages['password.changed'] }]));
    expect(http.inputsOf(changePassword)).toEqual([
      { oldPassword: 'Lantern 42 river', newPassword: 'Paddle 77 moon', confirmNewPassword: 'Paddle 77 moon' },
    ]);
    expect(screen.getByLabelText(/^Current password/, { selector: 'input' })).toHaveValue('');
  });

  it('is stopped before anything is sent when the new one is too short or typed differently', async () => {
    const { http, user } = open();
    await screen.findByText('8 to 128 characters. Longer is stronger.');

    await type(user, 'Lantern 42 river', 'short', 'other');

    expect(await screen.findByText('This password does not meet the rules. Choose another.')).toBeInTheDocument();
    expect(screen.getByText('The two passwords are inconsistent.')).toBeInTheDocument();
    expect(http.inputsOf(changePassword)).toHaveLength(0);
  });

  it('is told under the old one when that was wrong', async () => {
    const { http, user } = open();
    http.answer(changePassword, new CallError('password.wrong', '', { oldPassword: 'password.wrong' }));

    await type(user, 'not this one', 'Paddle 77 moon');

    expect(await screen.findByText('The current password is wrong.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Current password/, { selector: 'input' })).toHaveValue('not this one');
  });
});

describe('a member who looks where they are logged in', () => {
  it('sees each device, and which of them is this one', async () => {
    open();

    const [first, second] = await screen.findAllByRole('listitem');

    expect(within(first as HTMLElement).getByText('This device')).toBeInTheDocument();
    expect(first).toHaveTextContent('Chrome · Android');
    expect(second).toHaveTextContent('Unknown device');
    expect(second).toHaveTextContent('from 103.4.145.77');
  });

  it('logs all others out after being asked', async () => {
    const { http, user, host } = open();
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));

    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'positive', text: 'All other devices are logged out.' }]));
    expect(host.questions).toEqual(['Log out all other devices?']);
    expect(http.inputsOf(endOtherSessions)).toHaveLength(1);
  });

  it('leaves them alone when they think better of it', async () => {
    const { http, user, host } = open({ confirms: false });
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));

    await waitFor(() => expect(host.questions).toHaveLength(1));
    expect(http.inputsOf(endOtherSessions)).toHaveLength(0);
  });

  it('is offered nothing to end when this is the only device', async () => {
    open({ list: [here] });
    await screen.findByText('This device');

    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).not.toBeInTheDocument();
  });
});

import {
  authenticatorState,
  disableAuthenticator,
  endSession,
  confirmAuthenticator,
  liveSessions,
  registrationRules,
  enrolAuthenticator,
} from '@pavilion/api/calls/auth';
import { CallError } from '@pavilion/host/http';
import { aMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import messages from '../../messages/en.json';
import { SecurityScreen } from './SecurityScreen';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const CODES = Array.from({ length: 10 }, (_, n) => `K7QRM-2XWP${'ABCDEFGHJK'[n]}`);
const session = (id: string, current: boolean, device: string) => ({
  id: id.repeat(32),
  current,
  device,
  address: '103.4.145.2',
  signedInAt: '2026-03-02T08:12:00Z',
  seenAt: '2026-03-02T09:40:00Z',
});

function open({ enrolled = false, recoveryCodesLeft = 0, confirms = true } = {}) {
  let state = { enrolled, recoveryCodesLeft };
  const http = new FakeGateway()
    .answer(liveSessions, { list: [session('a', true, 'Chrome · Android'), session('b', false, 'Firefox · Windows')] })
    .answer(registrationRules, { rules: [], adultAge: 18 })
    .answer(endSession('b'.repeat(32)), {})
    .answer(authenticatorState, () => state)
    .answer(enrolAuthenticator, {
      secret: SECRET,
      otpauth: `otpauth://totp/Pavilion:rahima?issuer=Pavilion&secret=${SECRET}`,
      expires: '2026-03-02T10:00:00Z',
    })
    .answer(confirmAuthenticator, () => {
      state = { enrolled: true, recoveryCodesLeft: 10 };
      return { recoveryCodes: CODES };
    })
    .answer(disableAuthenticator, () => {
      state = { enrolled: false, recoveryCodesLeft: 0 };
      return {};
    });
  return { http, ...renderWithHost(<SecurityScreen />, { http, member: aMember(), messages, confirms }) };
}
const panel = () => within(screen.getByRole('region', { name: 'Authenticator' }));
const typePassword = async (user: ReturnType<typeof open>['user'], text: string) => {
  await user.type(panel().getByLabelText(/^Current password/, { selector: 'input' }), text);
};
const scan = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await panel().findByRole('button', { name: 'Set up an authenticator' }));
  await typePassword(user, 'Lantern 42 river');
  await user.click(panel().getByRole('button', { name: 'Continue' }));
  await panel().findByRole('img', { name: 'QR code for your authenticator' });
};
const turnOn = async (user: ReturnType<typeof open>['user'], code = '123 456') => {
  await user.type(panel().getByLabelText(/^Code from the authenticator/), code);
  await user.click(panel().getByRole('button', { name: 'Turn on' }));
};

describe('a member who sets an authenticator up', () => {
  it('gives the password, scans or types the key, proves a code, and keeps the recovery codes before going on', async () => {
    const { http, user } = open();
    await scan(user);
    expect(panel().getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeInTheDocument();

    await turnOn(user);

    expect(await panel().findByRole('status')).toHaveTextContent('shown only now');
    expect(CODES.every((code) => panel().getByText(code))).toBe(true);
    expect(http.inputsOf(enrolAuthenticator)).toEqual([{ password: 'Lantern 42 river' }]);
    expect(http.inputsOf(confirmAuthenticator)).toEqual([{ code: '123 456' }]);
    const done = panel().getByRole('button', { name: 'Done' });
    expect(done).toBeDisabled();
    await user.click(panel().getByRole('checkbox', { name: 'I have saved the codes.' }));
    await user.click(done);

    expect(await panel().findByText('10 recovery codes left.')).toBeInTheDocument();
    expect(panel().getByText('Active')).toBeInTheDocument();
    expect(panel().queryByText(CODES[0] as string)).not.toBeInTheDocument();
  });

  it('is told under the field when password or code was wrong, and goes on from there', async () => {
    const { http, user } = open();
    http.answer(enrolAuthenticator, new CallError('password.wrong', '', { password: 'password.wrong' }));
    await user.click(await panel().findByRole('button', { name: 'Set up an authenticator' }));
    expect(panel().getByLabelText(/^Current password/, { selector: 'input' })).toHaveFocus();
    await typePassword(user, 'not this one');
    await user.click(panel().getByRole('button', { name: 'Continue' }));
    expect(await panel().findByText('The current password is wrong.')).toBeInTheDocument();

    http.answer(enrolAuthenticator, { secret: SECRET, otpauth: 'otpauth://totp/x', expires: '' });
    await user.click(panel().getByRole('button', { name: 'Continue' }));
    http.answer(confirmAuthenticator, new CallError('authenticator.code_wrong', '', { code: 'authenticator.code_wrong' }));
    await panel().findByRole('img');
    await turnOn(user, '12345');
    expect(await panel().findByText('The code has six digits.')).toBeInTheDocument();
    expect(http.inputsOf(confirmAuthenticator)).toHaveLength(0);
    await user.type(panel().getByLabelText(/^Code from the authenticator/), '6');
    await user.click(panel().getByRole('button', { name: 'Turn on' }));
    expect(await panel().findByText(/This code is wrong or was already used/)).toBeInTheDocument();
  });

  it('copies the recovery codes under the name of brand and account', async () => {
    const { user, host } = open();
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await scan(user);
    await turnOn(user);
    await user.click(await panel().findByRole('button', { name: 'Copy' }));

    expect(written).toHaveBeenCalledWith([`Pavilion: recovery codes of ${aMember().account}`, ...CODES].join('\n'));
    expect(host.toasts).toEqual([{ tone: 'positive', text: 'Copied' }]);
  });

  it('downloads them as a text file, and prints them', async () => {
    const saved: { name: string; text: Promise<string> }[] = [];
    let content = new Blob();
    URL.createObjectURL = (blob) => {
      content = blob as Blob;
      return 'blob:codes';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: content.text() });
    });
    const print = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const { user } = open();
    await scan(user);
    await turnOn(user);

    await user.click(await panel().findByRole('button', { name: 'Download' }));
    await user.click(panel().getByRole('button', { name: 'Print' }));

    expect(saved[0]?.name).toBe('pavilion-recovery-codes.txt');
    expect(content.size).toBeGreaterThan(10 * CODES[0]!.length);
    expect(print).toHaveBeenCalledTimes(1);
    click.mockRestore();
    print.mockRestore();
  });
});

describe('a member with an authenticator', () => {
  it('ends it with password and a code', async () => {
    const { http, user, host } = open({ enrolled: true, recoveryCodesLeft: 3 });
    await user.click(await panel().findByRole('button', { name: 'Turn off the authenticator' }));
    await typePassword(user, 'Lantern 42 river');
    await user.type(panel().getByLabelText(/^Code/), 'K7QRM-2XWPA');
    await user.click(panel().getByRole('button', { name: 'Turn off the authenticator' }));

    expect(await panel().findByRole('button', { name: 'Set up an authenticator' })).toBeInTheDocument();
    expect(http.inputsOf(disableAuthenticator)).toEqual([{ password: 'Lantern 42 river', code: 'K7QRM-2XWPA' }]);
    expect(host.toasts).toEqual([{ tone: 'positive', text: messages['authenticator.turnOff.done'] }]);
  });

  it('puts the focus into the password at once, and never takes it back from the next field', async () => {
    open({ enrolled: true, recoveryCodesLeft: 3 });
    fireEvent.click(await panel().findByRole('button', { name: 'Turn off the authenticator' }));
    expect(panel().getByLabelText(/^Current password/)).toHaveFocus();
    panel().getByLabelText(/^Code/).focus();
    await new Promise((later) => setTimeout(later, 20));
    expect(panel().getByLabelText(/^Code/)).toHaveFocus();
  });

  it('is told what to do when no recovery code is left', async () => {
    open({ enrolled: true });

    expect(await panel().findByText(/No recovery codes left/)).toBeInTheDocument();
  });
});

describe('a member who does not know a device', () => {
  it('logs that one out after being asked', async () => {
    const { http, user, host } = open();
    await user.click(await screen.findByRole('button', { name: 'Log out Firefox · Windows' }));

    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'positive', text: 'The device is logged out.' }]));
    expect(host.questions).toEqual(['Log out this device?']);
    expect(http.inputsOf(endSession('b'.repeat(32)))).toHaveLength(1);
  });

  it('is offered no such button for the device in their hands', async () => {
    open();
    await screen.findByRole('button', { name: 'Log out Firefox · Windows' });

    expect(screen.queryByRole('button', { name: 'Log out Chrome · Android' })).not.toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { heading, openConsole, press } from '../testing/open-console';
import { aPlan, aSession } from '../testing/samples';
import { Refusal } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

type Body = Record<string, string>;

/** Password first, then the code `123456`. */
function answerSignIn({ body }: { body: unknown }) {
  const { password, code } = body as Body;
  if (password !== 'Lantern#2026') return new Refusal(401, 'auth.wrong_credentials');
  if (code === undefined) return new Refusal(401, 'staff.code_required');
  return code === '123456' ? aSession() : new Refusal(401, 'staff.code_wrong');
}

const open = () => openConsole('/', (gateway) => gateway.answer('POST /session', answerSignIn), null);

async function typePassword(user: Awaited<ReturnType<typeof open>>['user'], password: string) {
  await user.type(await screen.findByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Next' }));
}

describe('an operator who signs in', () => {
  it('gives name and password, then the code, and sees the board', async () => {
    const { user, gateway } = await open();
    await user.type(await screen.findByLabelText(/^User name/), 'asha');
    expect(await violations()).toEqual([]);
    await typePassword(user, 'Lantern#2026');
    const code = await screen.findByLabelText(/^Code/);
    expect(code).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();

    await user.type(code, '১২৩456');
    await user.click(screen.getByRole('button', { name: 'Log in' }));

    await heading('Board');
    expect(gateway.bodiesOf('POST /session').at(-1)).toEqual({ name: 'asha', password: 'Lantern#2026', code: '123456' });
  });

  it('is told of a wrong password and of a wrong code, and does not start over for the code', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText(/^User name/), 'asha');
    await typePassword(user, 'wrong');
    expect(await screen.findByText('The user name or password is wrong.')).toBeInTheDocument();

    await user.clear(screen.getByLabelText(/^Password/));
    await typePassword(user, 'Lantern#2026');
    await user.type(await screen.findByLabelText(/^Code/), '000000');
    await user.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(screen.getByLabelText(/^Code/)).toHaveValue('');
  });
});

it('lets an operator out, and leaves nothing of the board behind', async () => {
  const { user, gateway } = await openConsole('/board', (gateway) => gateway.answer('DELETE /session', {}));
  await user.click(await screen.findByRole('button', { name: /Asha Rahman/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));

  expect(await heading('Log in')).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(gateway.bodiesOf('DELETE /session')).toHaveLength(1);
});

it('tells an operator who could not be signed out that the session goes on', async () => {
  const { user } = await openConsole('/board', (gateway) =>
    gateway.answer('DELETE /session', new Refusal(503, 'service.unavailable')),
  );
  await user.click(await screen.findByRole('button', { name: /Asha Rahman/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));

  expect(await screen.findByText('You are still logged in')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Asha Rahman/ })).toBeInTheDocument();
});

describe('an operator whose session ends', () => {
  it('signs in again over what was being typed, and loses nothing', async () => {
    const { user, gateway } = await openConsole('/board/pavilion/wallet', (gateway) =>
      gateway
        .answer('POST /brands/pavilion/plan', aPlan())
        .answer('POST /brands/pavilion/changes', new Refusal(401, 'auth.required'))
        .answer('POST /session', answerSignIn),
    );
    await user.click(await screen.findByRole('button', { name: 'Off' }));
    await user.type(await screen.findByLabelText(/^Reason/), 'stock is being counted');
    await press(user, 'Apply now');

    const ended = await screen.findByRole('dialog', { name: 'Your session has ended' });
    await user.type(within(ended).getByLabelText(/^Password/), 'Lantern#2026');
    await user.click(within(ended).getByRole('button', { name: 'Next' }));
    await user.type(await within(ended).findByLabelText(/^Code/), '123456');
    gateway.answer('POST /brands/pavilion/changes', { brand: 'pavilion', outcome: 'done', seq: 42, request: null });
    await user.click(within(ended).getByRole('button', { name: 'Log in' }));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('stock is being counted');
    await press(user, 'Apply now');
    expect(await screen.findByText('Done (seq 42)')).toBeInTheDocument();
  });
});

describe('somebody who was invited', () => {
  const token = 't'.repeat(43);
  const invited = {
    name: 'rafi',
    displayName: 'Rafi Karim',
    otpauth: 'otpauth://totp/Pavilion:rafi?secret=JBSWY3DPEHPK3PXP&issuer=Pavilion',
    until: '2026-11-22T10:00:00Z',
  };

  it('sets password and authenticator and is in', async () => {
    const { user, gateway } = await openConsole(
      `/enrol/${token}`,
      (gateway) =>
        gateway
          .answer(`GET /enrolment/${token}`, invited)
          .answer(`PUT /enrolment/${token}`, aSession({ name: 'rafi', displayName: 'Rafi Karim' })),
      null,
    );
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    const finish = screen.getByRole('button', { name: 'Finish and log in' });

    await user.type(screen.getByLabelText(/^New password/), 'short');
    expect(finish).toBeDisabled();
    await user.type(screen.getByLabelText(/^New password/), ' but longer now');
    await user.type(screen.getByLabelText(/^Code/), '654321');
    await user.click(finish);

    await heading('Board');
    expect(gateway.bodiesOf(`PUT /enrolment/${token}`)).toEqual([{ password: 'short but longer now', code: '654321' }]);
  });

  it('is told when the address was used or is over', async () => {
    await openConsole(
      `/enrol/${token}`,
      (gateway) => gateway.answer(`GET /enrolment/${token}`, new Refusal(404, 'staff.enrolment_expired')),
      null,
    );
    expect(await screen.findByText('This link cannot be used')).toBeInTheDocument();
    expect(screen.getByText('staff.enrolment_expired')).toBeInTheDocument();
  });

  it('is told to copy the whole link when only a part of it arrives', async () => {
    await openConsole(
      '/enrol/cut-off',
      (gateway) => gateway.answer('GET /enrolment/cut-off', new Refusal(400, 'request.invalid')),
      null,
    );
    expect(await screen.findByText(/^It is not complete/)).toBeInTheDocument();
  });
});

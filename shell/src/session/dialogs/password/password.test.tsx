import { verifyChallenge, signOut } from '@pavilion/api/calls/auth';
import { requestPasswordResetMail, resetPasswordByMobile, resetPassword, sendCode } from '@pavilion/api/calls/verification';
import { CallError } from '@pavilion/host/http';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { button, field, resetVisit, SIGNED_IN, renderSession } from '../../../testing/render-session';

beforeAll(() => import('../SessionDialog'));
beforeEach(resetVisit);

const NEW = 'Paddle 77 moon';

describe('somebody who has lost their password', () => {
  const open = async (flags = {}) => {
    const opened = renderSession({ flags });
    act(() => opened.session.popups.open({ name: 'sign-in' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { name: 'Choose a new password' });
    return opened;
  };

  it('asks for a mail, and is told the same whether or not there is such a member', async () => {
    const { user, http } = await open();
    http.answer(requestPasswordResetMail, {});
    await user.type(await field(/^User name/), ' nadia ');
    await user.type(await field(/^Email/), 'nadia@example.com ');

    await user.click(button('Send me the link'));

    expect(await screen.findByText(/If the name and the address match/)).toBeInTheDocument();
    expect(http.inputsOf(requestPasswordResetMail)).toEqual([{ username: 'nadia', email: 'nadia@example.com' }]);
    await user.click(button('OK'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is told what an address looks like before anything is sent', async () => {
    const { user, http } = await open();
    await user.type(await field(/^User name/), 'nadia');
    await user.type(await field(/^Email/), 'nadia');

    await user.click(button('Send me the link'));

    expect(await field(/^Email/)).toHaveAccessibleDescription('An email address such as name@example.com.');
    expect(http.inputsOf(requestPasswordResetMail)).toHaveLength(0);
  });

  it('is told that a name which no account can have does not exist, and nobody is asked', async () => {
    const { user, http } = await open();
    await user.type(await field(/^User name/), 'two words');
    await user.type(await field(/^Email/), 'nadia@example.com');

    await user.click(button('Send me the link'));

    expect(await field(/^User name/)).toHaveAccessibleDescription('Username/Email does not exist.');
    expect(http.inputsOf(requestPasswordResetMail)).toHaveLength(0);
  });

  it('sets a new one by a code on their mobile, and is in, in the lobby', async () => {
    const { user, http, session, address } = await open({ MOBILERECOVERY: true });
    http.answer(sendCode, { expiredMinutes: 1 }).answer(resetPasswordByMobile, SIGNED_IN);
    await user.click(screen.getByRole('tab', { name: 'By mobile' }));
    await user.type(await field(/^Mobile number/), '01812345678');
    await user.click(button('Send code'));
    await user.type(await field(/^Verification code/), '123456');
    await user.type(await field(/^New password/), NEW);
    await user.type(await field(/^Confirm new password/), NEW);

    await user.click(button('Save and log in'));

    await waitFor(() => expect(session.source.current()).toMatchObject({ state: 'signed-in' }));
    const sent = { mobileNum: '01812345678', countryDialingCode: '880', verificationCode: '123456', newPassword: NEW };
    expect(http.inputsOf(resetPasswordByMobile)).toEqual([sent]);
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('shows a code of their authenticator as well, if they have one', async () => {
    const { user, http, session, address } = await open({ MOBILERECOVERY: true });
    const details = { challenge: 'challenge-1', ways: [{ way: 'authenticator', target: '' }] };
    http.answer(sendCode, { expiredMinutes: 1 }).answer(verifyChallenge, SIGNED_IN);
    http.answer(
      resetPasswordByMobile,
      new CallError('auth.challenge_required', 'Please complete verification first.', {}, details),
    );
    await user.click(screen.getByRole('tab', { name: 'By mobile' }));
    await user.type(await field(/^Mobile number/), '01812345678');
    await user.type(await field(/^Verification code/), '123456');
    await user.type(await field(/^New password/), NEW);
    await user.type(await field(/^Confirm new password/), NEW);
    await user.click(button('Save and log in'));
    expect(await screen.findByText(/^This account is protected by an authenticator app/)).toBeInTheDocument();

    await user.type(await field(/^Code of your authenticator/), '654321');
    await user.click(button('Continue'));

    await waitFor(() => expect(session.source.current()).toMatchObject({ state: 'signed-in' }));
    expect(http.inputsOf(verifyChallenge)).toEqual([{ challenge: 'challenge-1', way: 'authenticator', answer: '654321' }]);
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('has no mobile way where the brand has it off, and finds nothing that axe complains of', async () => {
    const { baseElement } = await open();

    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect((await axe(baseElement, { resultTypes: ['violations'] })).violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('the link of a mail', () => {
  const code = 'reset-0123456789abcdef';
  const arrive = () => {
    globalThis.history.replaceState(null, '', `/login?reset=${code}`);
    return renderSession();
  };
  const fill = async ({ user }: ReturnType<typeof renderSession>) => {
    await user.type(await field(/^New password/), NEW);
    await user.type(await field(/^Confirm new password/), NEW);
    await user.click(button('Save and log in'));
  };

  it('opens the form, leaves the address at once, and signs in with the new password', async () => {
    const opened = arrive();
    expect(location.search).toBe('');
    opened.http.answer(resetPassword, SIGNED_IN);

    await fill(opened);

    await waitFor(() => expect(opened.session.source.current()).toMatchObject({ state: 'signed-in' }));
    expect(opened.http.inputsOf(resetPassword)).toEqual([{ code, newPassword: NEW, confirmNewPassword: NEW }]);
  });

  it('that is too old leads to the next one', async () => {
    const opened = arrive();
    opened.http.answer(resetPassword, new CallError('password.link_expired', 'This link is too old.'));
    await fill(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is too old.');

    await opened.user.click(button('Request a new link'));

    expect(await field(/^Email/)).toBeInTheDocument();
  });
});

describe('a password that must be changed', () => {
  it('lets nothing else over the page, and cannot be passed by Escape', async () => {
    const { session, user } = renderSession();
    act(() => session.onCallRefused({ code: 'auth.password_change_required', details: { passwordFault: 'weak' } }, 'GET'));
    expect(await screen.findByText(/too easy to guess/)).toBeInTheDocument();

    act(() => session.popups.open({ name: 'sign-in' }));
    await user.keyboard('{Escape}');

    expect(await field(/^Current password/)).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Choose a new password');
  });

  it('can be left only by logging out', async () => {
    const { session, http, user } = renderSession();
    await act(async () => void (await session.signIn({ username: 'nadia', password: 'old one here' })));
    act(() => session.onCallRefused({ code: 'auth.password_change_required' }, 'GET'));
    await field(/^Current password/);

    await user.click(button('Log out instead'));

    await waitFor(() => expect(http.inputsOf(signOut)).toHaveLength(1));
    expect(session.source.current()).toEqual({ state: 'visitor' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

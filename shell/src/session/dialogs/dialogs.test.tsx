import { changePassword, checkAffiliate, register, signIn } from '@pavilion/api/calls/auth';
import { CallError } from '@pavilion/host/http';
import { act, screen, waitFor, within } from '@testing-library/react';
import { field, resetVisit, SIGNED_IN, renderSession as page, rule, RULES } from '../../testing/render-session';

const press = (name: string) => within(screen.getByRole('tabpanel')).getByRole('button', { name });

// The forms come with the first popup; fetched before, no test waits for them.
beforeAll(() => import('./SessionDialog'));
beforeEach(resetVisit);

describe('somebody signing in', () => {
  it('types name and password and is in', async () => {
    const { session, user, http } = page();
    act(() => void session.source.signIn());
    await user.type(await field(/^User name/), ' nadia ');
    await user.type(await field(/^Password/), 'Lantern 42 river');

    await user.click(press('Log in'));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(http.inputsOf(signIn)).toEqual([{ type: 'username', username: 'nadia', password: 'Lantern 42 river' }]);
    expect(session.source.current()).toMatchObject({ state: 'signed-in' });
  });

  it('is on the page itself when they are in, as the way in is gone', async () => {
    const { session, user } = page();
    const content = document.createElement('main');
    content.id = 'content';
    content.tabIndex = -1;
    document.body.append(content);
    act(() => void session.source.signIn());
    await user.type(await field(/^User name/), 'nadia');
    await user.type(await field(/^Password/), 'Lantern 42 river');

    await user.click(press('Log in'));

    await waitFor(() => expect(content).toHaveFocus());
    content.remove();
  });

  it('is shown which field is empty before anything is sent', async () => {
    const { session, user, http } = page();
    act(() => session.popups.open({ name: 'sign-in' }));
    await field(/^User name/);

    await user.click(press('Log in'));

    expect(await screen.findAllByText('This is required.')).toHaveLength(2);
    expect(await field(/^User name/)).toHaveFocus();
    expect(http.inputsOf(signIn)).toHaveLength(0);
  });

  it('reads a captcha once the gateway wants one, a new one for every try', async () => {
    const { session, user, http } = page();
    http.answer(signIn, new CallError('auth.wrong_credentials', 'The user name or password is wrong.', {}, { captcha: true }));
    act(() => session.popups.open({ name: 'sign-in' }));
    await user.type(await field(/^User name/), 'nadia');
    await user.type(await field(/^Password/), 'wrong guess');
    await user.click(press('Log in'));

    expect(await screen.findByRole('alert')).toHaveTextContent('The user name or password is wrong.');
    expect(await screen.findByAltText('Captcha picture: five letters and digits')).toBeInTheDocument();
    http.answer(signIn, SIGNED_IN);
    await user.type(await field(/^Captcha/), 'abc23');
    await user.click(press('Log in'));

    await waitFor(() => expect(session.source.current()).toMatchObject({ state: 'signed-in' }));
    expect(http.inputsOf(signIn)[1]).toMatchObject({ captcha: 'abc23', captchaId: 'picture-1.0' });
  });

  it('finds their name again, never their password, when they asked for that', async () => {
    const { session, user, unmount } = page();
    act(() => session.popups.open({ name: 'sign-in' }));
    await user.type(await field(/^User name/), 'nadia');
    await user.type(await field(/^Password/), 'Lantern 42 river');
    await user.click(await screen.findByLabelText('Remember my user name for a day'));
    await user.click(press('Log in'));
    await waitFor(() => expect(document.cookie).toContain('remembered=nadia'));
    expect(document.cookie).not.toContain('Lantern');
    unmount();
    await session.source.signOut().catch(() => undefined);

    const again = page();
    act(() => again.session.popups.open({ name: 'sign-in' }));

    expect(await field(/^User name/)).toHaveValue('nadia');
    expect(await field(/^Password/)).toHaveValue('');
  });

  it('may play for free instead, where the brand offers it', async () => {
    const { session, user } = page();
    act(() => session.popups.open({ name: 'sign-in' }));

    await user.click(await screen.findByRole('button', { name: 'Free play' }));

    await waitFor(() => expect(session.source.current()).toMatchObject({ state: 'signed-in' }));
  });

  it('is not offered free play where there is none', async () => {
    const { session } = page({ flags: { FREEPLAY: false } });
    act(() => session.popups.open({ name: 'sign-in' }));
    await field(/^User name/);

    expect(screen.queryByRole('button', { name: 'Free play' })).not.toBeInTheDocument();
  });

  it('must choose another password when theirs has expired', async () => {
    const { session, user, http } = page();
    http.answer(signIn, { ...SIGNED_IN, passwordExpired: true }).answer(changePassword, {});
    await act(() => session.signIn({ username: 'nadia', password: 'old one here' }));
    await user.type(await field(/^New password/), 'Paddle 77 moon');
    await user.type(await field(/^Confirm new password/), 'Paddle 77 moon');

    await user.click(screen.getByRole('button', { name: 'Change password' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(http.inputsOf(changePassword)).toEqual([
      { oldPassword: 'old one here', newPassword: 'Paddle 77 moon', confirmNewPassword: 'Paddle 77 moon' },
    ]);
  });
});

describe('somebody registering', () => {
  const fill = async (
    user: ReturnType<typeof page>['user'],
    typed: Partial<Record<'name' | 'password' | 'again', string>> = {},
  ) => {
    const { name = 'nadia12', password = 'Lantern 42 river', again = password } = typed;
    await user.type(await field(/^User name/), name);
    await user.type(await field(/^Password/), password);
    await user.type(await field(/^Confirm password/), again);
  };
  const agree = async (user: ReturnType<typeof page>['user']) => {
    await user.click(screen.getByRole('checkbox', { name: 'I am 18 or older.' }));
    await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
  };

  it('fills what the brand asks for, agrees, and is in', async () => {
    const { session, user, http } = page();
    act(() => session.source.register());
    await fill(user);
    await agree(user);

    await user.click(press('Register'));

    await waitFor(() => expect(session.source.current()).toMatchObject({ state: 'signed-in' }));
    expect(http.inputsOf(register)[0]).toEqual({
      username: 'nadia12',
      password: 'Lantern 42 river',
      confirmPassword: 'Lantern 42 river',
      termsAccepted: true,
      adultConfirmed: true,
      login: true,
      registerUrl: 'http://localhost/',
      domain: 'localhost',
      registerMethod: 'WEB',
    });
  });

  it('is told under each field what the server wants of it', async () => {
    const { session, user, http } = page();
    act(() => session.source.register());
    await fill(user, { name: '1na', password: 'short', again: 'other' });

    await user.click(press('Register'));

    const nameField = await field(/^User name/);
    expect(nameField).toHaveAccessibleDescription('4 to 15 letters and digits, beginning with a letter.');
    expect(nameField).toBeInvalid();
    expect(await field(/^Password/)).toHaveAccessibleDescription('8 to 128 characters.');
    expect(await field(/^Confirm password/)).toHaveAccessibleDescription('The two passwords are inconsistent.');
    expect(screen.getAllByText('Not empty? Tick to continue.')).toHaveLength(2);
    expect(http.inputsOf(register)).toHaveLength(0);
  });

  it('is told that fields with a star are required, and what a real name looks like', async () => {
    const { session, user } = page({ rules: [...RULES, rule('payeeName', 'letters_spaces', 2, 40)] });
    act(() => session.source.register());
    const name = await field(/^Account holder/);

    await user.type(name, '12345 !!');
    await user.tab();

    expect(screen.getByText('Fields marked * are required.')).toBeVisible();
    expect(name).toHaveAccessibleDescription('Real name format incorrect: 2 to 40 letters and spaces.');
  });

  it('is led to the name that is taken', async () => {
    const { session, user, http } = page();
    http.answer(register, new CallError('register.username_taken', '', { username: 'register.username_taken' }));
    act(() => session.source.register());
    await fill(user);
    await agree(user);

    await user.click(press('Register'));

    expect(await screen.findByText('This user name is taken. Choose another.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^User name/, { selector: 'input' })).toHaveFocus());
  });

  it('brings the invitation they arrived with', async () => {
    globalThis.history.replaceState(null, '', '/?referralCode=FRIEND42');
    const { session, user, http } = page();
    globalThis.history.replaceState(null, '', '/register');
    act(() => session.source.register());
    await fill(user);
    await agree(user);
    expect(await field('Invitation code')).toHaveValue('FRIEND42');

    await user.click(press('Register'));

    await waitFor(() => expect(http.inputsOf(register)[0]).toMatchObject({ referralCode: 'FRIEND42' }));
  });

  it('with a good agent’s code is not asked for it again, but sends it', async () => {
    globalThis.history.replaceState(null, '', '/?affiliateCode=AGENT42');
    const { session, user, http } = page({ rules: [...RULES, rule('affiliateCode', 'alphanumeric', 4, 40, false)] });
    http.answer(checkAffiliate, {});
    act(() => session.source.register());
    await fill(user);
    await agree(user);
    await waitFor(() => expect(screen.queryByLabelText('Agent code')).not.toBeInTheDocument());

    await user.click(press('Register'));

    await waitFor(() => expect(http.inputsOf(register)[0]).toMatchObject({ affiliateCode: 'AGENT42' }));
  });

  it('with a bad agent’s code is asked what to do', async () => {
    globalThis.history.replaceState(null, '', '/?affiliateCode=NOBODY42');
    const { session, http, host } = page({ rules: [...RULES, rule('affiliateCode', 'alphanumeric', 4, 40, false)] });
    http.answer(checkAffiliate, new CallError('register.referral_unknown', 'Invalid invitation code.'));
    act(() => session.source.register());

    await waitFor(() => expect(host.questions).toEqual(['Invitation code not valid']));
    expect(await field('Agent code')).toHaveValue('');
  });

  it('in Bengali is asked in Bengali', async () => {
    const { session } = page({ locale: 'bn' });
    act(() => session.source.register());

    expect(await field(/^ইউজারনেম/)).toHaveAccessibleDescription('ইংরেজি অক্ষর দিয়ে শুরু, ৪ থেকে ১৫টি ইংরেজি অক্ষর ও সংখ্যা।');
  });
});

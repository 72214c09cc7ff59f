import { verifyChallenge, sendChallengeCode, signIn, socialProviders } from '@pavilion/api/calls/auth';
import { sendCode } from '@pavilion/api/calls/verification';
import { CallError } from '@pavilion/host/http';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { button, field, resetVisit, SIGNED_IN, renderSession } from '../../../testing/render-session';

beforeAll(() => import('../SessionDialog'));
beforeEach(resetVisit);

const violationsIn = async (element: Element) =>
  (await axe(element, { resultTypes: ['violations'] })).violations.map(({ id }) => id);

describe('somebody signing in by mobile', () => {
  const open = async () => {
    const opened = renderSession({ flags: { MOBILELOGIN: true, FREEPLAY: false } });
    opened.http.answer(sendCode, { expiredMinutes: 1 });
    act(() => opened.session.popups.open({ name: 'sign-in' }));
    await opened.user.click(await screen.findByRole('tab', { name: 'Mobile number' }));
    return opened;
  };

  it('has a code sent, waits before the next, and is in', async () => {
    const { user, http, session } = await open();
    await user.type(await field(/^Mobile number/), '০১৮১২-৩৪৫৬৭৮');

    await user.click(button('Send code'));

    expect(await screen.findByRole('button', { name: '60 s' })).toBeDisabled();
    expect(await field(/^Verification code/)).toHaveFocus();
    expect(http.inputsOf(sendCode)).toEqual([{ mobileNum: '01812345678', countryDialingCode: '880', purpose: 'login' }]);
    await user.type(await field(/^Verification code/), '123 456');
    await user.click(button('Log in'));

    await waitFor(() => expect(session.source.current()).toMatchObject({ state: 'signed-in' }));
    expect(http.inputsOf(signIn)).toEqual([
      { type: 'sms', mobileNum: '01812345678', countryDialingCode: '880', verificationCode: '123456' },
    ]);
  });

  it.each(['', '1812', '018123456789', 'rahima'])('is told what a number looks like before %p costs a message', async (typed) => {
    const { user, http } = await open();
    if (typed) await user.type(await field(/^Mobile number/), typed);

    await user.click(button('Send code'));

    expect(await field(/^Mobile number/)).toBeInvalid();
    if (typed) expect(screen.getByText('Enter a mobile number with 11 digits, such as 01812-345678.')).toBeInTheDocument();
    expect(http.inputsOf(sendCode)).toHaveLength(0);
  });

  it('is told in a dialog why no code was sent, and may send one when the server says so', async () => {
    const { user, http, host } = await open();
    http.answer(sendCode, new CallError('request.too_many', 'Too many requests.', {}, { seconds: 42 }));
    await user.type(await field(/^Mobile number/), '01812345678');

    await user.click(button('Send code'));

    await waitFor(() => expect(host.questions).toEqual(['The code was not sent']));
    // On a busy machine some of them have passed.
    expect(screen.getByRole('button', { name: /^(42|41|40|3\d) s$/ })).toBeDisabled();
  });

  it('is not offered it where the brand has it off', async () => {
    const { session } = renderSession();
    act(() => session.popups.open({ name: 'sign-in' }));
    await field(/^User name/);

    expect(screen.queryByRole('tab', { name: 'Mobile number' })).not.toBeInTheDocument();
  });
});

describe('somebody who signs in from a new place', () => {
  const ways = [
    { way: 'sms', target: '+880•••78' },
    { way: 'payment-password', target: '' },
  ];
  const stopped = async (listed = ways) => {
    const opened = renderSession();
    const details = { challenge: 'challenge-1', ways: listed };
    opened.http.answer(signIn, new CallError('auth.challenge_required', 'Please complete verification first.', {}, details));
    act(() => opened.session.popups.open({ name: 'sign-in' }));
    await opened.user.type(await field(/^User name/), 'nadia');
    await opened.user.type(await field(/^Password/), 'Lantern 42 river');
    await opened.user.click(button('Log in'));
    await screen.findByRole('heading', { name: 'Verify it’s you' });
    return opened;
  };

  it('chooses a way, shows who they are, and is in', async () => {
    const { user, http, session } = await stopped();
    http.answer(sendChallengeCode, { expiredMinutes: 1 }).answer(verifyChallenge, SIGNED_IN);
    await user.click(screen.getByRole('radio', { name: /Code by SMS/ }));
    await user.click(button('Send code'));
    await user.type(await field(/^Verification code/), '123456');

    await user.click(button('Continue'));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(http.inputsOf(sendChallengeCode)).toEqual([{ challenge: 'challenge-1', way: 'sms' }]);
    expect(http.inputsOf(verifyChallenge)).toEqual([{ challenge: 'challenge-1', way: 'sms', answer: '123456' }]);
    expect(session.source.current()).toMatchObject({ state: 'signed-in' });
  });

  it('may try again after a wrong answer, and begins anew when the check is over', async () => {
    const { user, http, host } = await stopped([{ way: 'payment-password', target: '' }]);
    http.answer(verifyChallenge, new CallError('auth.challenge_wrong', 'That is not correct. Please try again.'));
    await user.type(await field(/^Withdrawal password/), '111222');
    await user.click(button('Continue'));
    expect(await screen.findByText('That is not correct. Please try again.')).toBeInTheDocument();

    http.answer(verifyChallenge, new CallError('auth.challenge_expired', 'This verification has expired. Please log in again.'));
    await user.type(await field(/^Withdrawal password/), '333444');
    await user.click(button('Continue'));

    expect(await field(/^User name/)).toBeInTheDocument();
    expect(host.toasts).toEqual([{ tone: 'negative', text: 'This verification has expired. Please log in again.' }]);
  });

  it('who came by a form of a remote is told there that it was needed when they give up', async () => {
    const { http, session, user } = renderSession();
    const details = { challenge: 'challenge-1', ways };
    http.answer(signIn, new CallError('auth.challenge_required', 'Please complete verification first.', {}, details));
    const asked = session.source.signInWith({ username: 'karim', password: 'Lantern 42', area: 'agent' });
    await screen.findByRole('heading', { name: 'Verify it’s you' });

    const refused = asked.catch((reason: unknown) => reason);

    await user.click(button('Close'));

    expect(await refused).toMatchObject({ code: 'auth.challenge_required' });
  });

  it('meets nothing that axe complains of', async () => {
    const { baseElement } = await stopped();

    expect(await violationsIn(baseElement)).toEqual([]);
  });
});

it('somebody who registered with their number logs in with it and a password, typed in their own digits', async () => {
  const { user, http, session } = renderSession({ flags: { MOBILENUMREG3: true } });
  act(() => session.popups.open({ name: 'sign-in' }));
  const name = await field(/^User name/);
  expect(name).toHaveAccessibleDescription('Or the mobile number you registered with.');
  await user.type(name, '০১৮১২-৩৪৫৬৭৮');
  await user.type(await field(/^Password/), 'Lantern 42 river');

  await user.click(button('Log in'));

  await waitFor(() =>
    expect(http.inputsOf(signIn)).toEqual([{ type: 'username', username: '01812345678', password: 'Lantern 42 river' }]),
  );
});

it('who has an account elsewhere is led there and back', async () => {
  const { http, session } = renderSession({ flags: { SOCIALLOGIN: true } });
  http.answer(socialProviders, { providers: [{ id: 'harbour', name: 'Harbour' }] });
  act(() => session.popups.open({ name: 'sign-in' }));

  const link = await screen.findByRole('link', { name: 'Continue with Harbour' });

  expect(link).toHaveAttribute('href', '/wps/session/social/harbour/start');
});

it('who comes back from elsewhere to an account that is there already joins it with its password', async () => {
  globalThis.history.replaceState(null, '', '/login?join=joining-0123456789abcdef');
  const { http, session, user } = renderSession();
  act(() => session.popups.open({ name: 'sign-in' }));
  expect(await screen.findByText(/This email address already has an account/)).toBeInTheDocument();
  expect(location.search).toBe('');
  await user.type(await field(/^User name/), 'nadia');
  await user.type(await field(/^Password/), 'Lantern 42 river');

  await user.click(button('Log in'));

  await waitFor(() => expect(http.inputsOf(signIn)).toEqual([expect.objectContaining({ join: 'joining-0123456789abcdef' })]));
});

it('who was refused elsewhere is told why', async () => {
  globalThis.history.replaceState(null, '', '/login?error=auth.social_refused');
  const { session } = renderSession();
  act(() => session.popups.open({ name: 'sign-in' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('The other site did not confirm who you are.');
});

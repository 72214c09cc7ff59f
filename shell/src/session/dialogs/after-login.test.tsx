import { memberInfo } from '@pavilion/api/calls/members';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { button, MEMBER_INFO, renderSession, resetVisit } from '../../testing/render-session';

beforeAll(() => import('./SessionDialog'));
beforeEach(resetVisit);

describe('somebody who was here before', () => {
  const previousSignIn = { at: '2026-11-20T20:15:00Z', device: 'Firefox on Android', address: '203.0.113.7' };
  const logIn = async (locale: 'bn' | 'en' = 'en') => {
    const opened = renderSession({ locale });
    opened.http.answer(memberInfo, { ...MEMBER_INFO, previousSignIn });
    act(() => opened.session.popups.open({ name: 'sign-in' }));
    await act(() => opened.session.signIn({ type: 'username', username: 'nadia', password: 'Lantern 42 river' }));
    return opened;
  };

  it('sees after logging in when, with what and from where they last did, and goes on', async () => {
    const { user } = await logIn();
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back, nadia' });
    expect(dialog).toHaveTextContent('Firefox on Android');
    expect(dialog).toHaveTextContent('203.0.113.7');
    expect(dialog).toHaveTextContent(/2[01] Nov 2026/);
    expect((await axe(dialog)).violations).toEqual([]);

    await user.click(button('Continue'));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('reads it in Bengali', async () => {
    await logIn('bn');
    expect(await screen.findByRole('dialog', { name: 'আবার স্বাগতম, nadia' })).toHaveTextContent('শেষ লগইন');
  });
});

import { markLimitOfferSeen } from '@pavilion/api/calls/protection';
import { act, screen } from '@testing-library/react';
import { resetVisit, renderSession } from '../../testing/render-session';

beforeAll(() => import('./SessionDialog'));
beforeEach(resetVisit);

async function open(locale: 'bn' | 'en' = 'en') {
  const opened = renderSession({ locale });
  opened.http.answer(markLimitOfferSeen, {});
  await act(() => opened.session.signIn({ username: 'nadia', password: 'secret' } as never));
  act(() => opened.session.popups.open({ name: 'limits' }));
  return opened;
}

describe('limits for somebody who just registered', () => {
  it('are offered beside the page, and not now is as easy as setting some', async () => {
    const { http, user } = await open();
    const [set, later] = [
      await screen.findByRole('button', { name: 'Set limits' }),
      screen.getByRole('button', { name: 'Not now' }),
    ];
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(later.className).toBe(set.className);

    await user.click(later);

    expect(screen.queryByRole('region', { name: 'Would you like to set limits?' })).toBeNull();
    expect(http.inputsOf(markLimitOfferSeen)).toEqual([{ place: 'registration' }]);
  });

  it('are offered in Bengali', async () => {
    await open('bn');

    expect(await screen.findByRole('button', { name: 'এখন নয়' })).toBeVisible();
  });
});

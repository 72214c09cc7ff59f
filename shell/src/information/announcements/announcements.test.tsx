import type { AnnouncementContent } from '@pavilion/api/announcements';
import { announcementContent, announcements } from '@pavilion/api/calls/announcements';
import type { MemberInfo } from '@pavilion/api/members';
import type { HttpClient } from '@pavilion/host/http';
import { useBusy } from '@pavilion/host/router';
import { aMember } from '@pavilion/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { type ReactNode, useState } from 'react';
import { announcing, asFirstVisits, games, idle, item, lobby, openInformation, visits } from '../../testing/open-information';
import { aManifest, aPage, aRemote } from '../../testing/render-shell';

const news = () => screen.findByRole('dialog', { name: 'News' });

asFirstVisits();

describe('popups that open by themselves', () => {
  it('show a visitor titles on one side and what the chosen one says on the other', async () => {
    const http = announcing([item('1'), item('2')]);
    const { user } = await openInformation(http);
    await news();
    expect(http.inputsOf(announcementContent)).toEqual([
      { types: 'PU', execution: 'B', platform: 'W', pageNo: '1', language: 'en' },
    ]);
    expect(await screen.findByText('What 1 says')).toBeInTheDocument();

    await user.click(within(screen.getByRole('navigation', { name: 'Titles' })).getByRole('button', { name: /Title 2/ }));

    expect(screen.getByText('What 2 says')).toBeInTheDocument();
    const { violations } = await axe(screen.getByRole('dialog'));
    expect(violations).toEqual([]);
  });

  it('come back neither with the next page nor in the same visit once they were closed, but do for who signs in', async () => {
    const http = announcing([item('1')]);
    const { user, signInAs } = await openInformation(http);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(sessionStorage.getItem('pavilion.popups-closed-visitor')).not.toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    signInAs(aMember());

    expect(await news()).toBeInTheDocument();
    expect(sessionStorage.getItem('pavilion.popups-closed-player')).toBeNull();
  });

  it.each([
    [undefined, 'F,A'],
    [{ at: '2026-11-20T08:00:00Z', device: 'Chrome', address: '203.0.113.7' }, 'A'],
  ])('are those of the moment: with %p before, %s', async (previousSignIn, execution) => {
    visits.info = { ...({ previousSignIn } as MemberInfo) };
    const http = announcing([item('1')]);
    await openInformation(http, { member: aMember() });

    await waitFor(() => expect(http.inputsOf(announcementContent)[0]).toMatchObject({ execution }));
  });

  it('wait while another popup or a game is open', async () => {
    const { popups } = await openInformation(announcing([item('1')]), { address: '/play/7' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    act(() => popups.open({ name: 'sign-in' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('wait until nobody does anything any more', async () => {
    idle.ms = 0;
    const http = announcing([item('1')]);
    await openInformation(http);
    await waitFor(() => expect(http.inputsOf(announcements)).not.toHaveLength(0));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    idle.ms = 60_000;

    expect(await news()).toBeInTheDocument();
  });

  it('wait while somebody is in a field, or has a menu open', async () => {
    const content = (
      <>
        <input aria-label="Amount" />
        <button aria-haspopup="menu" aria-expanded="true">
          Its own menu
        </button>
      </>
    );
    const http = announcing([item('1')]);
    await openInformation(http, { content });
    await waitFor(() => expect(http.inputsOf(announcements)).not.toHaveLength(0));
    const closed = screen.getByRole('button', { name: 'Its own menu' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    act(() => screen.getByRole('textbox', { name: 'Amount' }).focus());
    closed.setAttribute('aria-expanded', 'false');
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_200)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => screen.getByRole('textbox', { name: 'Amount' }).blur());

    expect(await news()).toBeInTheDocument();
  });

  it('do not open when there are none', async () => {
    const http = announcing([]);
    await openInformation(http, { member: aMember() });
    await waitFor(() => expect(http.inputsOf(announcements)).not.toHaveLength(0));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('what is announced while the page is open', () => {
  it('opens when it is a popup that was not closed before, and shows that one', async () => {
    const { user, emit, http } = await withClosed();
    http.answerWith([item('1'), item('2')]);

    emit('announcements.changed', {});

    await news();
    expect(await screen.findByText('What 2 says')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    emit('announcements.changed', {});
    await waitFor(() => expect(http.now.inputsOf(announcements)).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not open again what was only taken back or written anew', async () => {
    const { emit, http } = await withClosed();
    http.answerWith([item('1', { title: 'Corrected' })]);

    emit('announcements.changed', {});

    await waitFor(() => expect(http.now.inputsOf(announcements)).not.toHaveLength(0));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('waits until the dialog is closed that somebody has before them', async () => {
    const { emit, http, information, user } = await withClosed();
    act(() => information.open({ name: 'help' }));
    await screen.findByRole('dialog');
    http.answerWith([item('1'), item('2')]);

    emit('announcements.changed', {});
    expect(screen.queryByRole('dialog', { name: 'News' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));

    expect(await news()).toBeInTheDocument();
  });

  it('waits for a dialog of a remote as well, and for a form that is half filled', async () => {
    const { emit, http, user } = await withClosed(<RemoteDialog />);
    http.answerWith([item('1'), item('2')]);

    emit('announcements.changed', {});
    await waitFor(() => expect(http.now.inputsOf(announcements)).not.toHaveLength(0));
    expect(screen.queryByRole('dialog', { name: 'News' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'This one' }));

    expect(await screen.findByRole('dialog', { name: 'News' }, { timeout: 3_000 })).toBeInTheDocument();
  });

  it('marks the bell when it is a notice', async () => {
    const http = answering([item('1', { type: 'PL' })]);
    const { information, emit } = await openInformation(http.client, { member: aMember() });
    act(() => information.open({ name: 'notices' }));
    await screen.findByText('What 1 says');
    act(() => information.close());
    expect(information.unread()).toBe(false);
    http.answerWith([item('1', { type: 'PL' }), item('2', { type: 'PL', from: '2026-11-20T12:00:00Z' })]);

    emit('announcements.changed', {});

    await waitFor(() => expect(information.unread()).toBe(true));
  });

  /** Somebody who closed what there was. */
  async function withClosed(content?: ReactNode) {
    const http = answering([item('1')]);
    const opened = await openInformation(http.client, { content });
    if (content) act(() => sessionStorage.setItem('pavilion.popups-closed-visitor', '1'));
    else await opened.user.click(await screen.findByRole('button', { name: 'Close' }));
    return { ...opened, http };
  }
});

function RemoteDialog() {
  const [open, setOpen] = useState(true);
  useBusy(open);
  return (
    open && (
      <dialog open>
        <button onClick={() => setOpen(false)}>This one</button>
      </dialog>
    )
  );
}

/** A gateway that answers otherwise from some moment on. */
function answering(list: readonly AnnouncementContent[]) {
  const answers = { now: announcing(list) };
  return {
    client: { call: (...asked) => answers.now.call(...asked) } as HttpClient,
    get now() {
      return answers.now;
    },
    answerWith: (next: readonly AnnouncementContent[]) => void (answers.now = announcing(next)),
  };
}

describe('an announcement', () => {
  const read = async (more: Partial<AnnouncementContent>) => {
    const opened = await openInformation(announcing([item('1', { type: 'PL', ...more })]), { member: aMember() });
    act(() => opened.information.open({ name: 'notices' }));
    await screen.findByText('What 1 says');
    return opened;
  };

  it('with a page leads there and closes', async () => {
    const { user } = await read({ url: '/promotions', linkageType: 'PAGE' });

    await user.click(screen.getByRole('link', { name: 'View' }));

    expect(location.pathname).toBe('/promotions');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('with a promotion leads to the reward centre and closes, and to its own page where there is none', async () => {
    const { user, apply } = await read({ url: '/promotions', linkageType: 'PAGE', promotionType: 'DEPOSIT' });
    const way = () => screen.getByRole('link', { name: 'Go to the promotion' });
    expect(way()).toHaveAttribute('href', '/promotions');

    apply(aManifest({ lobby, games, rewards: aRemote('rewards', [aPage('rewards.home', '/rewardCenter', { area: 'member' })]) }));
    expect(way()).toHaveAttribute('href', '/member/rewardCenter');
    await user.click(way());

    expect(location.pathname).toBe('/member/rewardCenter');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('about a game leads to it', async () => {
    await read({ url: '100007', linkageType: 'GAME' });

    expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/play/100007');
  });

  it.each(['/gone', '//evil.example', 'https://evil.example/', 'javascript:alert(1)'])('leads nowhere by %s', async (url) => {
    await read({ url, linkageType: 'PAGE' });

    expect(within(screen.getByRole('dialog')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('cannot bring a script along', async () => {
    await read({ content: '<p>What 1 says</p><img src="/x" onerror="alert(1)"><script>alert(1)</script>' });

    expect(document.querySelector('dialog script, dialog [onerror]')).toBeNull();
  });
});

it('nine to a page, with the next page behind a number', async () => {
  const http = announcing([item('1', { type: 'PL' })], 2);
  const { user, information } = await openInformation(http, { member: aMember() });
  act(() => information.open({ name: 'notices' }));

  await user.click(await screen.findByRole('button', { name: 'Page 2' }));

  await waitFor(() => expect(http.inputsOf(announcementContent).at(-1)).toMatchObject({ types: 'PL', pageNo: '2' }));
});

it('a notice that was not seen on this device is marked until it is looked at', async () => {
  const { information } = await openInformation(announcing([item('1', { type: 'PL' })]), { member: aMember() });
  await waitFor(() => expect(information.unread()).toBe(true));

  act(() => information.open({ name: 'notices' }));

  await waitFor(() => expect(information.unread()).toBe(false));
  expect(localStorage.getItem('pavilion.notices-seen')).toBe('2026-11-01T00:00:00Z');
});

it('a notice at an address of its own is the one that is shown, over the lobby', async () => {
  const http = announcing([item('1', { type: 'PL' }), item('7', { type: 'H' })]);
  const { user } = await openInformation(http, { address: '/help#notice-7' });

  expect(await screen.findByText('What 7 says')).toBeInTheDocument();
  expect(screen.getByText('page lobby.home')).toBeInTheDocument();
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

  await waitFor(() => expect(location.pathname).toBe('/'));
});

it('customer service is told who is asking', async () => {
  const { serviceAt } = await openInformation(announcing([]), { member: aMember() });

  await waitFor(() => expect(serviceAt).toEqual(['/service?who=sealed']));
});

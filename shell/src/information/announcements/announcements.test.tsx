import type { AnnouncementContent, PopupItem } from '@pavilion/api/announcements';
import { announcementContent, announcements } from '@pavilion/api/calls/announcements';
import { permission } from '@pavilion/api/calls/system';
import type { HttpClient } from '@pavilion/host/http';
import { useBusy } from '@pavilion/host/router';
import type { MemberInfo } from '@pavilion/api/members';
import { aMember, FakeGateway } from '@pavilion/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { type ReactNode, useState } from 'react';
import { createPopups } from '../../session/popups';
import { aManifest, aPage, aRemote, renderShell } from '../../testing/render-shell';
import { PopupsAndNotices } from './PopupsAndNotices';

const lobby = aRemote('lobby', [aPage('lobby.home', '/'), aPage('lobby.promotions', '/promotions')]);
const games = aRemote('games', [aPage('games.play', '/play/:nodeId', { area: 'bare' })]);
const manifest = aManifest({ lobby, games });

const item = (id: string, more: Partial<AnnouncementContent> = {}): AnnouncementContent => ({
  id,
  type: 'PU',
  title: `Title ${id}`,
  content: `<p>What ${id} says</p>`,
  execution: 'B',
  promotionType: null,
  url: null,
  linkageType: null,
  from: '2026-11-01T00:00:00Z',
  until: null,
  ...more,
});
const popup = (full: AnnouncementContent) => ({ ...full, content: undefined }) as unknown as PopupItem;

function gateway(list: readonly AnnouncementContent[], pages = 1) {
  return new FakeGateway()
    .answer(announcements, {
      banners: [],
      promotion: [],
      popup: list.filter(({ type }) => type === 'PU').map(popup),
      playerNotice: list.filter(({ type }) => type === 'PL').map(popup),
    })
    .answer(announcementContent, ({ pageNo = '1' }) => ({
      list: list.map((each) => ({ ...each, id: `${each.id}${pageNo === '1' ? '' : `-${pageNo}`}` })),
      pageNum: Number(pageNo),
      totalPages: pages,
    }))
    .answer(permission, {
      info: { resources: [], customerService: { path: '/service?who=sealed' } },
    } as never);
}

const visits: { info: MemberInfo | undefined } = { info: undefined };

async function open(http: HttpClient, options: Parameters<typeof renderShell>[1] = {}) {
  const popups = createPopups(() => undefined);
  const serviceAt: string[] = [];
  const session = { popups, info: () => visits.info };
  const dialogs = { setServiceAddress: (address: string) => void serviceAt.push(address) };
  const rendered = await renderShell(manifest, {
    http,
    over: () => <PopupsAndNotices session={session} dialogs={dialogs} />,
    ...options,
  });
  return { ...rendered, popups, serviceAt };
}

const news = () => screen.findByRole('dialog', { name: 'News' });

beforeAll(() => import('../InformationSheet'));
beforeEach(() => {
  localStorage.setItem('pavilion.lang', 'en');
  sessionStorage.clear();
  visits.info = undefined;
  window.scrollTo = () => undefined;
});
afterEach(() => localStorage.clear());

describe('popups that open by themselves', () => {
  it('show a visitor titles on one side and what the chosen one says on the other', async () => {
    const http = gateway([item('1'), item('2')]);
    const { user } = await open(http);
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
    const http = gateway([item('1')]);
    const { user, signInAs } = await open(http);
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
    const http = gateway([item('1')]);
    await open(http, { member: aMember() });

    await waitFor(() => expect(http.inputsOf(announcementContent)[0]).toMatchObject({ execution }));
  });

  it('wait while another popup or a game is open', async () => {
    const { popups } = await open(gateway([item('1')]), { address: '/play/7' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    act(() => popups.open({ name: 'sign-in' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('do not open when there are none', async () => {
    const http = gateway([]);
    await open(http, { member: aMember() });
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
    const { information, emit } = await open(http.client, { member: aMember() });
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
    const opened = await open(http.client, { content });
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
  const answers = { now: gateway(list) };
  return {
    client: { call: (...asked) => answers.now.call(...asked) } as HttpClient,
    get now() {
      return answers.now;
    },
    answerWith: (next: readonly AnnouncementContent[]) => void (answers.now = gateway(next)),
  };
}

describe('an announcement', () => {
  const read = async (more: Partial<AnnouncementContent>) => {
    const opened = await open(gateway([item('1', { type: 'PL', ...more })]), { member: aMember() });
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
  const http = gateway([item('1', { type: 'PL' })], 2);
  const { user, information } = await open(http, { member: aMember() });
  act(() => information.open({ name: 'notices' }));

  await user.click(await screen.findByRole('button', { name: 'Page 2' }));

  await waitFor(() => expect(http.inputsOf(announcementContent).at(-1)).toMatchObject({ types: 'PL', pageNo: '2' }));
});

it('a notice that was not seen on this device is marked until it is looked at', async () => {
  const { information } = await open(gateway([item('1', { type: 'PL' })]), { member: aMember() });
  await waitFor(() => expect(information.unread()).toBe(true));

  act(() => information.open({ name: 'notices' }));

  await waitFor(() => expect(information.unread()).toBe(false));
  expect(localStorage.getItem('pavilion.notices-seen')).toBe('2026-11-01T00:00:00Z');
});

it('a notice at an address of its own is the one that is shown, over the lobby', async () => {
  const http = gateway([item('1', { type: 'PL' }), item('7', { type: 'H' })]);
  const { user } = await open(http, { address: '/help#notice-7' });

  expect(await screen.findByText('What 7 says')).toBeInTheDocument();
  expect(screen.getByText('page lobby.home')).toBeInTheDocument();
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

  await waitFor(() => expect(location.pathname).toBe('/'));
});

it('customer service is told who is asking', async () => {
  const { serviceAt } = await open(gateway([]), { member: aMember() });

  await waitFor(() => expect(serviceAt).toEqual(['/service?who=sealed']));
});

import { socialProviders } from '@pavilion/api/calls/auth';
import { type BrandManifest, CONTRACT_VERSION } from '@pavilion/contract';
import { useBusy } from '@pavilion/host/router';
import { aMember, FakeGateway } from '@pavilion/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SocialButtons } from '../session/dialogs/sign-in/SocialButtons';
import { aManifest, aPage, aRemote, renderShell } from '../testing/render-shell';

const lobby = aRemote('lobby', [aPage('lobby.home', '/', { menus: { side: 0 } })]);
const points = aRemote('points', [aPage('points.mall', '/pointMall', { menus: { side: 5 } })]);
const games = aRemote('games', [aPage('games.play', '/play/:nodeId', { area: 'bare' })]);
const member = aRemote('member', [aPage('member.home', '/home', { area: 'member', audience: 'member' })], { layouts: ['member'] });
const wallet = aRemote('wallet', [aPage('wallet.deposit', '/deposit', { area: 'member', audience: 'member' })]);
const remotes = { lobby, points, games, member, wallet };
const manifest = aManifest(remotes);
let seq = 1;
const withRemotes = (more: Partial<typeof remotes>, rest: Partial<BrandManifest> = {}) =>
  aManifest({ ...remotes, ...more }, { seq: (seq += 1), ...rest });

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
const sideMenu = () => within(screen.getByRole('navigation', { name: 'প্রধান মেনু' }));
const text = { bn: 'খাতা মিলিয়ে দেখছি।', en: 'We are balancing the books.' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});

describe('a site under maintenance', () => {
  it('says why and until when, and gives back what was typed once it is over', async () => {
    const { apply, user } = await renderShell(manifest, { content: <input aria-label="note" /> });
    await settled();
    await user.type(screen.getByLabelText('note'), 'half a sentence');

    apply({ ...manifest, seq: 2, maintenance: { on: true, until: new Date(Date.now() + 3_600_000).toISOString(), text } });
    expect(screen.getByRole('heading', { name: 'রক্ষণাবেক্ষণের কাজ চলছে' })).toBeVisible();
    expect(screen.getByText(/খাতা মিলিয়ে দেখছি।/)).toHaveTextContent(/আনুমানিক .+ পর্যন্ত চলবে।/);
    expect(screen.getByLabelText('note')).not.toBeVisible();

    apply({ ...manifest, seq: 3 });
    await settled();
    expect(screen.getByLabelText('note')).toBeVisible();
    expect(screen.getByLabelText('note')).toHaveValue('half a sentence');
  });

  it('promises no time that is over', async () => {
    await renderShell({ ...manifest, maintenance: { on: true, until: '2020-01-01T00:00:00Z' } });

    expect(screen.queryByText(/আনুমানিক/)).not.toBeInTheDocument();
  });
});

describe('a site that closes for good', () => {
  it('is loaded anew once, for the page that says so', async () => {
    const reload = jest.fn();
    const { apply } = await renderShell({ ...manifest, maintenance: { on: true } }, { reload });
    expect(reload).not.toHaveBeenCalled();

    apply({ ...manifest, seq: 2, maintenance: { on: true }, retired: true });
    apply({ ...manifest, seq: 3, maintenance: { on: true }, retired: true });

    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a remote', () => {
  it('under maintenance says so in its place and keeps its entry in the menu', async () => {
    const { apply } = await renderShell(manifest, { address: '/pointMall' });
    await settled();

    apply(withRemotes({ points: { ...points, maintenance: { on: true, text } } }));

    expect(screen.getByRole('heading', { name: 'এই অংশে রক্ষণাবেক্ষণের কাজ চলছে' })).toBeVisible();
    expect(screen.getByText(text.bn)).toBeVisible();
    expect(sideMenu().getByRole('link', { name: 'points.mall বাংলা' })).toBeVisible();
  });

  it('that is drained leaves the menu and opens no more, which its place in the frame says', async () => {
    await renderShell(withRemotes({ points: { ...points, mode: 'draining' } }), { address: '/pointMall' });
    await settled();

    expect(screen.getByRole('heading', { name: 'এই অংশটি এখন বন্ধ আছে' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(sideMenu().queryByRole('link', { name: 'points.mall বাংলা' })).not.toBeInTheDocument();
  });

  it('whose page has no frame of its own gets one to be refused in, with a way home', async () => {
    const { apply } = await renderShell(manifest, { address: '/play/7' });
    await settled();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();

    apply(withRemotes({ games: { ...games, mode: 'killed', enabled: false } }));

    expect(screen.getByRole('banner')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', '/');
  });

  it('that is drained lets a payer who comes back from the payment company sign in, and finish', async () => {
    const resuming = aRemote(
      'wallet',
      [aPage('wallet.deposit', '/deposit', { area: 'member', audience: 'member', resumes: 'deposit' })],
      { mode: 'draining' },
    );
    await renderShell(withRemotes({ wallet: resuming }), { address: '/member/deposit?deposit=d-1', signsInAs: aMember() });
    await settled();

    expect(screen.getByText('page wallet.deposit')).toBeVisible();
  });

  it('that is off asks nobody to sign in to be told so', async () => {
    await renderShell(withRemotes({ wallet: { ...wallet, mode: 'off', enabled: false } }), { address: '/member/deposit' });
    await settled();

    expect(window.location.pathname).toBe('/member/deposit');
    expect(screen.getByRole('heading', { name: 'এই অংশটি এখন বন্ধ আছে' })).toBeVisible();
  });
});

it('what was typed on a page outlives the layout around it', async () => {
  const { apply, user } = await renderShell(manifest, {
    address: '/member/deposit',
    member: aMember(),
    content: <input aria-label="amount" />,
  });
  await settled();
  expect(screen.getByRole('group', { name: 'layout member' })).toContainElement(screen.getByLabelText('amount'));
  await user.type(screen.getByLabelText('amount'), '500');

  apply(withRemotes({ member: { ...member, mode: 'killed', enabled: false } }));

  expect(screen.queryByRole('group', { name: 'layout member' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('amount')).toHaveValue('500');
  expect(screen.getByLabelText('amount')).toHaveFocus();
});

describe('a page that is older than the platform supports', () => {
  const newer = { ...manifest, seq: 2, shell: { contract: CONTRACT_VERSION, minimum: '1.0.1' } };
  const hide = (hidden: boolean) =>
    act(() => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  afterEach(() => jest.restoreAllMocks());

  it('says so calmly, with a button', async () => {
    const reload = jest.fn();
    const { apply, user } = await renderShell(manifest, { reload });
    apply(newer);
    expect(reload).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'আবার লোড করুন' }));

    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('loads anew by itself once, when nobody looks', async () => {
    const reload = jest.fn();
    await renderShell(newer, { reload });

    hide(true);
    hide(false);
    hide(true);

    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not while something is under way', async () => {
    const reload = jest.fn();
    await renderShell(newer, { reload, content: <UnderWay /> });
    await settled();

    hide(true);

    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['1.0.0', '0.9.9', '1.0.0-abc'])('is not, with a minimum of %s', async (minimum) => {
    await renderShell({ ...manifest, shell: { contract: CONTRACT_VERSION, minimum } });

    expect(screen.queryByText('সাইটের নতুন সংস্করণ এসেছে।')).not.toBeInTheDocument();
  });
});

function UnderWay() {
  useBusy(true);
  return null;
}

describe('a preview', () => {
  it('says on every page that it is one, and how to leave it', async () => {
    const { container } = await renderShell(
      { ...manifest, preview: { label: 'wallet 2.0.0', until: '2026-11-21T12:00:00Z' } },
      { address: '/pointMall?tab=1' },
    );
    await settled();

    const badge = within(await screen.findByRole('complementary', { name: 'প্রিভিউ' }));
    expect(badge.getByText(/wallet 2\.0\.0/)).toBeVisible();
    expect(badge.getByRole('link', { name: 'আসল সাইট দেখুন' })).toHaveAttribute('href', '/pointMall?preview=off');
    const { violations } = await axe(container.querySelector('aside')!);
    expect(violations).toEqual([]);
  });

  it('is nothing that players see', async () => {
    await renderShell(manifest);
    await settled();

    expect(screen.queryByRole('complementary', { name: 'প্রিভিউ' })).not.toBeInTheDocument();
  });
});

it('a flag takes effect while the page is open', async () => {
  const flagged = aRemote('points', [aPage('points.mall', '/pointMall', { menus: { side: 5 }, flag: 'POINTS' })]);
  const { apply } = await renderShell(withRemotes({ points: flagged }));
  await settled();
  expect(sideMenu().queryByRole('link', { name: 'points.mall বাংলা' })).not.toBeInTheDocument();

  apply(withRemotes({ points: flagged }, { flags: { POINTS: true } }));

  expect(sideMenu().getByRole('link', { name: 'points.mall বাংলা' })).toBeVisible();
});

it('what signing in asks the gateway for is asked for again once a flag is switched', async () => {
  let providers: { id: string; name: string }[] = [];
  const http = new FakeGateway().answer(socialProviders, () => ({ providers }));
  const { apply } = await renderShell(manifest, { http, content: <SocialButtons /> });
  await settled();
  const google = () => screen.queryAllByRole('link').find((link) => link.getAttribute('href')?.includes('/social/google/'));
  expect(google()).toBeUndefined();

  providers = [{ id: 'google', name: 'Google' }];
  apply(withRemotes({}, { flags: { SOCIALLOGIN: true } }));

  await waitFor(() => expect(google()).toBeVisible());
});

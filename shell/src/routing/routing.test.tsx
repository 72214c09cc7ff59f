import { aMember } from '@pavilion/testing';
import { usePageTitle } from '@pavilion/host/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aManifest, aPage, aRemote, renderShell } from '../testing/render-shell';

const lobby = aRemote('lobby', [aPage('lobby.home', '/', { menus: { side: 0, bottom: 0 } })]);
const points = aRemote('points', [aPage('points.mall', '/pointMall', { menus: { side: 5 } })]);
const wallet = aRemote('wallet', [aPage('wallet.deposit', '/deposit', { area: 'member', audience: 'member', menus: { side: 2 } })]);
const member = aRemote('member', [aPage('member.home', '/home', { area: 'member', audience: 'member', menus: { area: 1 } })], {
  layouts: ['member'],
});
const agent = aRemote(
  'agent',
  [aPage('agent.landing', '/agent', { area: 'bare' }), aPage('agent.overview', '/overview', { area: 'agent', audience: 'agent' })],
  { layouts: ['agent'] },
);
const everything = aManifest({ lobby, points, wallet, member, agent });

beforeEach(() => {
  window.scrollTo = () => undefined;
});

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const sideMenu = () => within(screen.getByRole('navigation', { name: 'প্রধান মেনু' }));

it.each(['/', '/index', '/index.html', '/home', '/help'])('shows the lobby at %s', async (address) => {
  await renderShell(everything, { address });
  await settled();

  expect(screen.getByText('page lobby.home')).toBeInTheDocument();
});

it('shows a page at the address its descriptor names, under its area', async () => {
  await renderShell(everything, { address: '/member/deposit', member: aMember() });
  await settled();

  const layout = screen.getByRole('group', { name: 'layout member' });
  expect(within(layout).getByText('page wallet.deposit')).toBeInTheDocument();
});

it('says so at an address that the brand does not have', async () => {
  await renderShell(everything, { address: '/no-such-page' });
  await settled();

  expect(screen.getByRole('heading', { name: 'এই পাতাটি নেই' })).toBeInTheDocument();
});

it('takes menu entry and page away while somebody looks, when the remote is switched off, and brings them back', async () => {
  const { apply } = await renderShell(everything, { address: '/pointMall' });
  await settled();
  expect(screen.getByText('page points.mall')).toBeInTheDocument();

  apply(aManifest({ ...everything.remotes, points: { ...points, enabled: false, mode: 'off' } }, { seq: 2 }));

  expect(screen.queryByText('page points.mall')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'এই অংশটি এখন বন্ধ আছে' })).toBeInTheDocument();
  expect(sideMenu().queryByRole('link', { name: 'points.mall বাংলা' })).not.toBeInTheDocument();

  apply({ ...everything, seq: 3 });

  expect(screen.getByText('page points.mall')).toBeInTheDocument();
  expect(sideMenu().getByRole('link', { name: 'points.mall বাংলা' })).toBeInTheDocument();
});

it('opens a page in the plain frame when the owner of its area’s layout is off', async () => {
  await renderShell(aManifest({ ...everything.remotes, member: { ...member, mode: 'off' } }), {
    address: '/member/deposit',
    member: aMember(),
  });
  await settled();

  expect(screen.queryByRole('group', { name: 'layout member' })).not.toBeInTheDocument();
  expect(screen.getByText('page wallet.deposit')).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

it('asks a visitor to sign in and then goes where they wanted to go', async () => {
  await renderShell(everything, { address: '/member/deposit', signsInAs: aMember() });
  await settled();

  expect(window.location.pathname).toBe('/member/deposit');
  expect(screen.getByText('page wallet.deposit')).toBeInTheDocument();
});

it('leaves a visitor who closes the popup in the lobby', async () => {
  await renderShell(everything, { address: '/member/deposit', signsInAs: null });
  await settled();

  expect(window.location.pathname).toBe('/');
  expect(screen.getByText('page lobby.home')).toBeInTheDocument();
});

it('asks a trial player to use a real account instead of opening the member centre, with the way there in the message', async () => {
  const { registrations, user } = await renderShell(everything, {
    address: '/member/home',
    member: aMember({ type: 4, trial: true }),
  });
  await settled();

  expect(window.location.pathname).toBe('/');
  expect(screen.getByText(/আসল অ্যাকাউন্ট/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'নিবন্ধন' }));

  expect(registrations()).toBe(1);
  expect(screen.queryByText(/এটির জন্য আসল অ্যাকাউন্ট/)).not.toBeInTheDocument();
});

it.each([undefined, aMember()])('sends who is no agent from the agent centre to its entrance', async (who) => {
  await renderShell(everything, { address: '/agentHome/overview', ...(who && { member: who }) });
  await settled();

  expect(window.location.pathname).toBe('/agent');
  expect(screen.getByText('page agent.landing')).toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

it('opens the first page of an area at its root', async () => {
  await renderShell(everything, { address: '/member', member: aMember() });
  await settled();

  expect(window.location.pathname).toBe('/member/home');
});

it('keeps `//evil` on this site after signing in', async () => {
  window.history.replaceState({ usr: { wanted: '//evil.example/' } }, '', '/login');
  await renderShell(everything, { address: '/login', signsInAs: aMember() });
  await settled();

  expect(window.location.pathname).toBe('/');
});

it('shows nothing but the maintenance page during maintenance, and the site again after it', async () => {
  const { apply } = await renderShell(aManifest(everything.remotes, { maintenance: { on: true } }));
  expect(screen.getByRole('heading', { name: 'রক্ষণাবেক্ষণের কাজ চলছে' })).toBeInTheDocument();
  expect(screen.queryByText('page lobby.home')).not.toBeInTheDocument();

  apply(everything);
  await settled();

  expect(screen.getByText('page lobby.home')).toBeInTheDocument();
});

function Named() {
  usePageTitle('River Coin');
  return <h1>River Coin</h1>;
}

it('calls a page what its screen calls it, for as long as that is there', async () => {
  const { user } = await renderShell(everything, { content: ({ page }) => (page === 'points.mall' ? <Named /> : null) });
  await settled();
  await user.click(sideMenu().getByRole('link', { name: 'points.mall বাংলা' }));
  await waitFor(() => expect(document.title).toBe('River Coin · Pavilion'));
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('River Coin'));

  await user.click(sideMenu().getAllByRole('link')[0] as HTMLElement);
  await waitFor(() => expect(document.title).not.toContain('River Coin'));
});

it('tells where somebody arrived: title, focus and a spoken word', async () => {
  const { user } = await renderShell(everything);
  await settled();

  await user.click(sideMenu().getByRole('link', { name: 'points.mall বাংলা' }));

  expect(document.title).toBe('points.mall বাংলা · Pavilion');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('points.mall বাংলা');
});

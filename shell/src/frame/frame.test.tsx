import { aMember, aTrialMember } from '@pavilion/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aManifest, aPage, aRemote, renderShell } from '../testing/render-shell';

const lobby = aRemote('lobby', [
  aPage('lobby.home', '/', { label: { bn: 'লবি', en: 'Lobby' }, menus: { side: 0, bottom: 0 } }),
  aPage('lobby.recent', '/recent', { label: { bn: 'সাম্প্রতিক', en: 'Recent' }, audience: 'player', menus: { side: 9, account: 2 } }),
]);
const agent = aRemote('agent', [
  aPage('agent.overview', '/', { area: 'agent', audience: 'agent', label: { bn: 'এজেন্ট', en: 'Agents' }, menus: { account: 1 } }),
]);
const manifest = aManifest({ lobby, agent });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = ((query: string) => ({
    matches: query.includes('1200'),
    addEventListener() {},
    removeEventListener() {},
  })) as never;
});

it('speaks Bengali by default, English when chosen, and remembers it', async () => {
  const first = await renderShell(manifest);
  await settled();
  expect(document.documentElement).toHaveAttribute('lang', 'bn');

  await first.user.click(screen.getByRole('button', { name: /^ভাষা/ }));
  await first.user.click(screen.getByRole('menuitemradio', { name: /English/ }));

  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
  first.unmount();

  await renderShell(manifest);
  await settled();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
});

it.each(['dark', 'light'])('looks as the device asks until somebody chooses: %s', async (asked) => {
  const silent = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...silent, media, matches: media.includes(asked) }));
  await renderShell(manifest);

  expect(document.documentElement).toHaveAttribute('data-theme', asked);
  jest.mocked(window.matchMedia).mockRestore();
});

it('tells the server which language was chosen', async () => {
  localStorage.setItem('pavilion.lang', 'en');
  await renderShell(manifest);

  expect(document.cookie).toContain('pavilion-lang=en');
});

it('looks as the brand does where the device says nothing, and remembers a choice', async () => {
  const first = await renderShell(manifest);
  await settled();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');

  await first.user.click(screen.getByRole('button', { name: 'থিম' }));
  await first.user.click(screen.getByRole('menuitemradio', { name: 'হালকা' }));

  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  first.unmount();
  await renderShell(manifest);
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

it('believes nothing else that stands in local storage', async () => {
  localStorage.setItem('pavilion.theme', 'neon');
  localStorage.setItem('pavilion.lang', '"><script>');

  await renderShell(manifest);

  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.documentElement).toHaveAttribute('lang', 'bn');
});

it('folds the side menu to a rail and keeps it so', async () => {
  const { user } = await renderShell(manifest);
  await settled();

  await user.click(screen.getByRole('button', { name: 'মেনু' }));

  expect(document.documentElement).toHaveAttribute('data-side', 'rail');
  expect(localStorage.getItem('pavilion.side')).toBe('rail');
  expect(screen.getByRole('button', { name: 'মেনু' })).toHaveAttribute('aria-expanded', 'false');
});

const slotsShown = () => screen.getAllByText(/^slot /).map(({ textContent }) => textContent);

it('offers a visitor the two entrances and a member their menu', async () => {
  const { signInAs, user } = await renderShell(manifest);
  await settled();
  expect(screen.getByRole('button', { name: 'নিবন্ধন' })).toBeInTheDocument();
  expect(slotsShown()).toEqual(['slot header.visitor', 'slot footer.section']);

  signInAs(aMember({ account: 'rahim', nickname: 'Rahim' }));

  expect(screen.queryByRole('button', { name: 'নিবন্ধন' })).not.toBeInTheDocument();
  expect(slotsShown()).toEqual(expect.arrayContaining(['slot header.member', 'slot header.balance', 'slot account.member']));
  expect(slotsShown()).not.toContain('slot header.visitor');
  await user.click(screen.getByRole('button', { name: 'Rahim-এর অ্যাকাউন্ট' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['সাম্প্রতিক', 'ইউজার আইডি কপি করুন', 'গ্রাহক সেবা', 'লগআউট']),
  );
  expect(screen.queryByRole('menuitem', { name: 'এজেন্ট' })).not.toBeInTheDocument();
});

const wallet = aRemote('wallet', [
  aPage('wallet.deposit', '/depositv2', {
    area: 'member',
    audience: 'member',
    label: { bn: 'জমা', en: 'Deposit' },
    menus: { account: 30 },
  }),
  aPage('wallet.withdraw', '/withdraw', {
    area: 'member',
    audience: 'member',
    label: { bn: 'উত্তোলন', en: 'Withdraw' },
    menus: { account: 35 },
  }),
]);

it('has in its footer the mark of each way to pay beside its name', async () => {
  await renderShell(manifest);
  const method = within(screen.getByRole('list', { name: 'পেমেন্ট পদ্ধতি' })).getByRole('listitem');

  expect(method).toHaveTextContent(/^রিভার পে$/);
  await waitFor(() => expect(within(method).getByRole('presentation')).toHaveAttribute('src', '/river-pay.svg'));
});

it('has the ways to pay in and out in the header, for members only', async () => {
  const { signInAs } = await renderShell(aManifest({ lobby, wallet }));
  await settled();
  const header = within(screen.getByRole('banner'));
  expect(header.queryByRole('link', { name: 'জমা' })).not.toBeInTheDocument();

  signInAs(aMember());

  expect(header.getByRole('link', { name: 'জমা' })).toHaveAttribute('href', '/member/depositv2');
  expect(header.getByRole('link', { name: 'উত্তোলন' })).toHaveAttribute('href', '/member/withdraw');
  signInAs(aTrialMember());
  expect(header.queryByRole('link', { name: 'জমা' })).not.toBeInTheDocument();
});

it('keeps the ways to pay in and out and the bell in their places while the gateway is asked who came back', async () => {
  const { signInAs, session } = await renderShell(aManifest({ lobby, wallet }), { returning: true });
  await settled();
  const header = within(screen.getByRole('banner'));
  const places = () =>
    [...screen.getByRole('banner').querySelectorAll('a, button')].map((each) => each.textContent || each.ariaLabel);
  expect(session.current().state).toBe('visitor');
  expect(header.getByRole('link', { name: 'জমা' })).toHaveAttribute('href', '/member/depositv2');
  expect(header.getByRole('button', { name: 'ইনবক্স' })).toBeInTheDocument();
  const before = places();

  signInAs(aMember());

  expect(places()).toEqual(expect.arrayContaining(before));
});

it('has the brand’s help and its pages elsewhere at once, in the side menu and in the footer', async () => {
  await renderShell(manifest);

  for (const part of [screen.getByRole('complementary'), screen.getByRole('contentinfo')]) {
    expect(within(part).getByRole('button', { name: 'সহায়তা কেন্দ্র' })).toBeInTheDocument();
    expect(within(part).getByRole('link', { name: 'টেলিগ্রাম' })).toHaveAttribute('href', 'https://t.me/pavilion');
  }
});

it('says at the end of the page who answers for it, how it is paid, whose games it has, and how to stay within one’s means', async () => {
  const { user, information } = await renderShell(manifest);
  const footer = within(screen.getByRole('contentinfo'));

  expect(footer.getByText('আমাদের অনুসরণ করুন')).toBeInTheDocument();
  expect(footer.getByRole('list', { name: 'পেমেন্ট পদ্ধতি' })).toHaveTextContent('রিভার পে');
  expect(within(footer.getByRole('list', { name: 'গেম প্রোভাইডার' })).getAllByRole('img', { name: 'PG' })).not.toHaveLength(0);
  expect(footer.getByText('18+')).toBeInTheDocument();
  expect(footer.getByText(/PAV-2026-0117/)).toBeInTheDocument();
  for (const [name, sheet] of [
    ['দায়িত্ব নিয়ে খেলা', { name: 'help', anchor: 'responsible' }],
    ['শর্তাবলি', { name: 'help', anchor: 'term' }],
    ['লাইসেন্স', { name: 'help', anchor: 'legal' }],
    ['বিজ্ঞপ্তি', { name: 'notices' }],
  ] as const) {
    await user.click(footer.getByRole('button', { name }));
    expect(information.current()).toEqual(sheet);
    act(() => information.close());
  }

  await user.click(footer.getByRole('button', { name: 'English' }));
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(footer.getByText('Follow us')).toBeInTheDocument();
});

it('offers somebody who plays for free only what they can use in the menu of their account', async () => {
  const { user } = await renderShell(aManifest({ lobby, wallet }), { member: aTrialMember() });
  await settled();

  await user.click(screen.getByRole('button', { name: /-এর অ্যাকাউন্ট$/ }));

  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'সাম্প্রতিক',
    'ইউজার আইডি কপি করুন',
    'গ্রাহক সেবা',
    'লগআউট',
  ]);
});

it('signs out only after asking', async () => {
  const { user, session } = await renderShell(manifest, { member: aMember({ nickname: 'Rahim' }) });
  await settled();

  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Rahim-এর অ্যাকাউন্ট' }));
    await user.click(screen.getByRole('menuitem', { name: 'লগআউট' }));
    return within(screen.getByRole('dialog', { name: 'লগআউট করবেন?' }));
  };

  await user.click((await ask()).getAllByRole('button', { name: 'থাকুন' })[0]!);
  expect(session.current().state).toBe('signed-in');

  await user.click((await ask()).getByRole('button', { name: 'লগআউট' }));
  expect(session.current().state).toBe('visitor');
});

it('has nothing for axe to complain about', async () => {
  const { container } = await renderShell(manifest, { member: aMember() });
  await settled();

  expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
});

import { permission } from '@pavilion/api/calls/system';
import { FakeGateway } from '@pavilion/testing';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aManifest, aPage, aRemote, renderShell } from '../testing/render-shell';

const remotes = { lobby: aRemote('lobby', [aPage('lobby.home', '/')]) };
const place = { ip: '203.0.113.7', country: 'FR' };
const http = () => new FakeGateway().answer(permission, { location: place, info: { resources: [] } } as never);

beforeAll(() => import('./RegionPage'));
beforeEach(() => localStorage.setItem('pavilion.lang', 'en'));
afterEach(() => localStorage.clear());

it('says to somebody whom the brand does not serve where they are seen, without asking, and who can help', async () => {
  const { container } = await renderShell(aManifest(remotes), { blocked: place });

  expect(await screen.findByRole('heading', { name: 'We are not open where you are' })).toBeVisible();
  expect(await screen.findByText('Your address: 203.0.113.7 (France)')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Customer service' })).toBeVisible();
  expect(screen.queryByText('page lobby.home')).not.toBeInTheDocument();
  expect(screen.getByRole('banner')).toHaveTextContent('Pavilion');
  expect((await axe(container, { resultTypes: ['violations'] })).violations.map(({ id }) => id)).toEqual([]);
});

it('says it in the language that somebody chooses there', async () => {
  const { user } = await renderShell(aManifest(remotes), { blocked: place });
  await user.click(await screen.findByRole('button', { name: 'Language' }));

  await user.click(screen.getByRole('menuitemradio', { name: 'বাংলা' }));

  expect(await screen.findByRole('heading', { name: 'আপনি যেখানে আছেন সেখানে আমরা চালু নেই' })).toBeVisible();
});

it('stands behind maintenance', async () => {
  await renderShell(aManifest(remotes, { maintenance: { on: true } }), { http: http(), blocked: place });

  expect(screen.getByRole('heading', { name: 'We are doing maintenance' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'We are not open where you are' })).not.toBeInTheDocument();
});

it('takes the page away when the brand stops serving a place while somebody looks', async () => {
  const { region } = await renderShell(aManifest(remotes), { http: http() });
  expect(screen.getByText('page lobby.home')).toBeVisible();

  act(() => region.block());

  expect(await screen.findByRole('heading', { name: 'We are not open where you are' })).toBeVisible();
  expect(await screen.findByText('Your address: 203.0.113.7 (France)')).toBeVisible();
  expect(screen.getByText('page lobby.home')).not.toBeVisible();
});

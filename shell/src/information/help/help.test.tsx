import { chatModels, helpCenter, permission } from '@pavilion/api/calls/system';
import { CallError } from '@pavilion/host/http';
import { FakeGateway } from '@pavilion/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aManifest, aPage, aRemote, renderShell } from '../../testing/render-shell';

const article = (anchor: string, title: string, content = `<p>About ${title}</p>`) => ({ id: anchor, anchor, title, content });
const HELP = {
  sections: [
    {
      id: '1',
      anchor: 'account',
      title: 'Account',
      articles: [article('forgot', 'A lost password'), article('name', 'Your name')],
    },
    { id: '2', anchor: 'term', title: 'Terms', articles: [article('terms', 'Terms and conditions', '<p>Adults only.</p>')] },
  ],
  legal: { title: 'Licence and law', licence: 'PAV-2026-0117', content: '<p>Who answers for this site.</p>' },
};
const manifest = aManifest({ lobby: aRemote('lobby', [aPage('lobby.home', '/')]) });

async function open(address: string, http = new FakeGateway().answer(helpCenter, HELP)) {
  http.answer(chatModels, { list: [] }).answer(permission, { info: { resources: [] } } as never);
  return renderShell(manifest, { address, http });
}
const dialog = () => within(screen.getByRole('dialog'));

beforeAll(() => Promise.all([import('../InformationSheet'), import('../HelpRoute')]));
beforeEach(() => {
  localStorage.setItem('pavilion.lang', 'en');
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => localStorage.clear());

it('opens over the lobby at /help, and closing it leaves the lobby', async () => {
  const { user } = await open('/help');
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeInTheDocument();
  expect(screen.getByText('page lobby.home')).toBeInTheDocument();

  await user.click(dialog().getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows the terms at #term', async () => {
  await open('/help#term');

  expect(await screen.findByText('Adults only.')).toBeVisible();
});

it('shows one article at its own anchor', async () => {
  await open('/help#name');

  expect((await screen.findByText('About Your name')).closest('details')).toHaveAttribute('open');
  expect(screen.getByText('About A lost password').closest('details')).not.toHaveAttribute('open');
});

it('shows under which licence the brand plays at #legal', async () => {
  await open('/help#legal');

  expect(await screen.findByText('PAV-2026-0117')).toBeInTheDocument();
  expect(screen.getByText('Who answers for this site.')).toBeInTheDocument();
});

it.each(['/help#%E0%A4%A', '/help#nothing-here'])('begins with the first section at %s', async (address) => {
  await open(address);

  expect(await screen.findByRole('heading', { name: 'Account' })).toBeInTheDocument();
});

it('finds articles by their words, and says so when there are none', async () => {
  const { user } = await open('/help');
  await user.type(await screen.findByLabelText('Search the help'), 'PASSWORD lost');
  expect(dialog().getByRole('status')).toHaveTextContent('1 article');
  expect(dialog().getByText('A lost password')).toBeInTheDocument();

  await user.type(screen.getByLabelText('Search the help'), ' zebra');

  expect(dialog().getByText('No results')).toBeInTheDocument();
});

it('says what happened when it cannot be read, and reads it again', async () => {
  const http = new FakeGateway().answer(helpCenter, new CallError('auth.forbidden', 'Not for you.'));
  const { user } = await open('/help', http);
  expect(await screen.findByRole('alert')).toHaveTextContent('The help could not be loaded');
  http.answer(helpCenter, HELP);

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Account' })).toBeInTheDocument();
});

it('gives the focus back to where it was', async () => {
  const { user, information } = await open('/');
  const before = screen.getByRole('button', { name: 'Log in' });
  act(() => before.focus());
  act(() => information.open({ name: 'help' }));
  await screen.findByRole('heading', { name: 'Account' });

  await user.click(dialog().getByRole('button', { name: 'Close' }));

  expect(before).toHaveFocus();
});

it('has nothing that axe complains of, in Bengali either', async () => {
  localStorage.setItem('pavilion.lang', 'bn');
  await open('/help#legal');
  await screen.findByText('PAV-2026-0117');

  expect((await axe(screen.getByRole('dialog'))).violations.map(({ id }) => id)).toEqual([]);
});

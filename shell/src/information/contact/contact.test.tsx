import { issueCode } from '@pavilion/api/calls/auth';
import { apps, chatModels, launchChat, permission } from '@pavilion/api/calls/system';
import { CallError } from '@pavilion/host/http';
import { aMember, FakeGateway } from '@pavilion/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aManifest, aPage, aRemote, renderShell } from '../../testing/render-shell';

const manifest = aManifest({ lobby: aRemote('lobby', [aPage('lobby.home', '/')]) });
const offer = (platform: 'Android' | 'iOS', url: string) => ({
  platform,
  url,
  lite: false,
  qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  steps: ['Open the file.', 'Agree.'],
});

async function open(sheet: 'contact' | 'apps') {
  const http = new FakeGateway()
    .answer(chatModels, { list: [{ modelId: 'general', name: 'Questions of every kind' }] })
    .answer(launchChat, { chatUrl: 'https://chat.example/room/1' })
    .answer(issueCode, { code: 'one-time-code-000000001', seconds: 60 })
    .answer(apps, ({ code }) => ({
      list: [offer('Android', `https://pavilion.example/?code=${code ?? ''}`), offer('iOS', '/ios')],
    }))
    .answer(permission, {
      info: {
        resources: [
          { resourceType: 'SOCIAL', name: 'TELEGRAM', url: 'https://t.me/pavilion' },
          { resourceType: 'SOCIAL', name: 'ZALO', url: 'https://zalo.me/pavilion' },
        ],
      },
    } as never);
  const rendered = await renderShell(manifest, { http, member: aMember() });
  act(() => rendered.information.open({ name: sheet }));
  await screen.findByRole('dialog');
  return { ...rendered, http };
}

beforeAll(() => import('../InformationSheet'));
beforeEach(() => localStorage.setItem('pavilion.lang', 'en'));
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('the chat', () => {
  it('opens beside the site at its provider, which cannot reach back', async () => {
    const replace = jest.fn();
    const beside = { focus() {}, close() {}, opener: window, location: { replace } } as unknown as Window;
    const opening = jest.spyOn(window, 'open').mockReturnValue(beside);
    const { user } = await open('contact');

    await user.click(await screen.findByRole('button', { name: /Questions of every kind/ }));

    await waitFor(() => expect(replace).toHaveBeenCalledWith('https://chat.example/room/1'));
    expect(opening).toHaveBeenCalledWith('', 'pavilion-chat', expect.stringContaining('width=440,height=750'));
    expect(beside.opener).toBeNull();
  });

  it('waits behind a link when the browser lets no window open', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await open('contact');

    await user.click(await screen.findByRole('button', { name: /Questions of every kind/ }));

    expect(await screen.findByRole('link', { name: 'Open the chat here' })).toHaveAttribute('href', 'https://chat.example/room/1');
    expect(screen.getByText(/Your browser blocked/, { selector: '[role="status"]' })).toBeVisible();
  });

  it('that is off says so and leaves no empty window', async () => {
    const close = jest.fn();
    jest.spyOn(window, 'open').mockReturnValue({ focus() {}, close } as unknown as Window);
    const { user, http } = await open('contact');
    http.answer(launchChat, new CallError('chat.off', 'There is no chat here.'));

    await user.click(await screen.findByRole('button', { name: /Questions of every kind/ }));

    expect(await screen.findByText('There is no chat here.')).toBeInTheDocument();
    expect(close).toHaveBeenCalled();
  });
});

it('leads to the brand’s pages elsewhere', async () => {
  await open('contact');

  const dialog = within(screen.getByRole('dialog'));
  const link = dialog.getByRole('link', { name: 'Telegram' });

  expect(link).toHaveAttribute('href', 'https://t.me/pavilion');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(dialog.getByRole('link', { name: 'Zalo: reward up to 131K' })).toHaveAttribute('href', 'https://zalo.me/pavilion');
  expect((await axe(screen.getByRole('dialog'))).violations.map(({ id }) => id)).toEqual([]);
});

describe('the brand’s app', () => {
  it('has a code to point a camera at, and steps', async () => {
    await open('apps');

    const picture = await screen.findByRole('img', { name: 'QR code for Android' });

    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    expect(
      within(screen.getByRole('tabpanel'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Open the file.', 'Agree.']);
    expect((await axe(screen.getByRole('dialog'))).violations.map(({ id }) => id)).toEqual([]);
  });

  it('signs the phone in only when the member wants that', async () => {
    const { user, http } = await open('apps');
    await screen.findByRole('img', { name: 'QR code for Android' });
    expect(http.inputsOf(issueCode)).toHaveLength(0);

    await user.click(screen.getByRole('switch', { name: 'Log me in on the phone' }));

    await waitFor(() => expect(http.inputsOf(apps).at(-1)).toEqual({ language: 'en', code: 'one-time-code-000000001' }));
  });
});

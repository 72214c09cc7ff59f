import { MiniPlayerProvider } from '@pavilion/host/mini-player';
import { aMember, renderWithHost } from '@pavilion/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import en from '../../messages/en.json';
import { frame, prepareDialogs, says, started } from '../../testing/open-game';
import { sampleGateway } from '../../testing/sample-gateway';
import { PlayScreen } from './PlayScreen';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => sessionStorage.clear());
beforeAll(prepareDialogs);

describe('a game in the corner', () => {
  const corner = { minimized: true, expand: jest.fn(), close: jest.fn(), setKeepAlive: jest.fn() };
  const open = () =>
    renderWithHost(
      <MiniPlayerProvider value={corner}>
        <PlayScreen />
      </MiniPlayerProvider>,
      { messages: en, address: '/play/100000', path: '/play/:nodeId', member: aMember(), http: sampleGateway(), confirms: true },
    );

  it('asks to be kept as soon as it runs, with clock and net result beside it, out of reach of a slip of the finger', async () => {
    open();

    expect(await frame()).toBeInTheDocument();
    expect(corner.setKeepAlive).toHaveBeenLastCalledWith(true);
    expect(screen.getByRole('timer')).toBeVisible();
    expect((await frame()).closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('main')).toBeNull();
  });

  it('shows the game again once the browser knows where it stands', async () => {
    open();
    const stage = (await frame()).closest('[inert]');

    expect(stage).toHaveAttribute('data-settling');
    await waitFor(() => expect(stage).not.toHaveAttribute('data-settling'));
  });

  it('is made whole or closed with one press; in the middle of a round it asks first, and the page stays', async () => {
    const { user, host, address } = open();
    await frame();

    await user.click(screen.getByRole('button', { name: 'Back to Lantern Dice' }));
    expect(corner.expand).toHaveBeenCalledTimes(1);

    await says(started);
    await user.click(screen.getByRole('button', { name: 'Close Lantern Dice' }));
    await waitFor(() => expect(corner.close).toHaveBeenCalledTimes(1));
    expect(host.questions).toEqual(['Leave in the middle of a round?']);
    expect(address()).toBe('/play/100000');
  });
});

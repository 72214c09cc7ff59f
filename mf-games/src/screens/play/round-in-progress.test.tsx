import { position } from '@pavilion/api/calls/launch';
import { CallError } from '@pavilion/host/http';
import { isBusy } from '@pavilion/host/router';
import { act, configure, screen } from '@testing-library/react';
import { frame, heardByGame, openGame, prepareDialogs, ready, says, settled, started } from '../../testing/open-game';
import { samplePosition } from '../../testing/sample-catalogue';
import { sampleGateway } from '../../testing/sample-gateway';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => sessionStorage.clear());
beforeAll(prepareDialogs);

describe('a round in progress', () => {
  it('sees how long and how well they have played since they signed in, and each settled round counts', async () => {
    const gateway = sampleGateway().answer(position, samplePosition({ seconds: 3725, net: '-300' }));
    const { host } = openGame({ http: gateway });
    expect(await screen.findByText('−৳3.00')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^1:02:0\d$/);

    gateway.answer(position, samplePosition({ seconds: 3730, net: '9500' }));
    await says(started);
    await says(settled('19800000'));

    expect(await screen.findByText('+৳95.00')).toBeVisible();
    // Told of, and no more: while the gateway tells balances, nobody has to read them.
    expect(host.moneyMoves).toBe(2);
  });

  it('is told nothing of how a round ends before the game has shown it, whatever has the page look again meanwhile', async () => {
    const gateway = sampleGateway().answer(position, samplePosition({ net: '-100' }));
    const { host } = openGame({
      http: gateway,
      slots: (name, props) => (name === 'play.balance' ? <p>{JSON.stringify(props)}</p> : null),
    });
    const heard = await heardByGame();
    expect(await screen.findByText('−৳1.00')).toBeVisible();
    await says(started);
    const asked = gateway.inputsOf(position).length;
    gateway.answer(position, samplePosition({ net: '98700' }));

    for (const look of ['visibilitychange', 'focus', 'online']) act(() => void window.dispatchEvent(new Event(look)));
    act(() => host.tellBalance({ balance: '999999', currency: 'BDT', playMoney: false }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

    expect(gateway.inputsOf(position)).toHaveLength(asked);
    expect(screen.getByText('−৳1.00')).toBeVisible();
    expect(screen.getByText(/"settling":true/)).toBeInTheDocument();
    expect(heard).toEqual([]);

    await says(settled('19800000'));
    expect(await screen.findByText('+৳987.00')).toBeVisible();
  });

  it('sees what the game itself has told while the gateway cannot say how they stand', async () => {
    openGame({ http: sampleGateway().answer(position, new CallError('service.unavailable', 'Too busy just now.')) });
    await says(started);
    await says(settled('19800000'));

    expect(await screen.findByText('+৳98.00')).toBeVisible();
  });

  it('is not interrupted while a round is under way', async () => {
    const { host, user } = openGame({ confirms: false });
    await says(started);
    expect(isBusy()).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Close the game' }));
    expect(host.questions).toEqual(['Leave in the middle of a round?']);
    expect(await frame()).toBeInTheDocument();

    await says(settled('0'));
    expect(isBusy()).toBe(false);
  });

  it('is not interrupted in a round that the game took up again after it began anew, and is where it took up none', async () => {
    const { host, user } = openGame({ confirms: false });
    await says(started);
    await says(ready);
    expect(isBusy()).toBe(false);

    await says(started);
    expect(isBusy()).toBe(true);
    expect(screen.getByRole('button', { name: 'Free' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Close the game' }));
    expect(host.questions).toEqual(['Leave in the middle of a round?']);

    await says(ready);
    expect(isBusy()).toBe(false);
    expect(screen.getByRole('button', { name: 'Free' })).toBeEnabled();
  });

  it('can leave, and is told of limits, once a bet was refused', async () => {
    const { host, user, address } = openGame({ confirms: false });
    await says(started);
    await says({ ...settled('0'), state: 'refused' });
    expect(isBusy()).toBe(false);
    expect(screen.getByText('৳0.00')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Close the game' }));
    expect(host.questions).toEqual([]);
    expect(address()).toBe('/lobby/home');
  });
});

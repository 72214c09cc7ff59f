import { gameInfo } from '@pavilion/api/calls/games';
import { launchGame } from '@pavilion/api/calls/launch';
import { balance } from '@pavilion/api/calls/wallet';
import { CallError } from '@pavilion/host/http';
import { currentPageTitle, isBusy } from '@pavilion/host/router';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { frame, IN_HOST, openGame, prepareDialogs, says, settled, started, STUDIO } from '../../testing/open-game';
import { gameFacts } from '../../testing/sample-catalogue';
import { sampleGateway } from '../../testing/sample-gateway';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => sessionStorage.clear());
beforeAll(prepareDialogs);

it('tells what another team puts above the game which game it is', async () => {
  openGame({ slots: (name, props) => <p>{`${name} ${JSON.stringify(props)}`}</p> });

  expect(await screen.findByText(/^play\.tools \{"nodeId":"100000","vendor":"[^"]+","mode":"real"\}$/)).toBeInTheDocument();
});

describe('a game that is switched off while it is open', () => {
  it('says so over the game, which goes on, and is left with a press', async () => {
    const { gateway, host } = openGame();
    await frame();
    gateway.answer(gameInfo, gameFacts({ nodeId: '100000', inMaintenance: true }));
    act(() => host.events.emit('catalogue.changed', {}));

    expect(await screen.findByText(/takes no new bets for now/)).toBeVisible();
    expect(await frame()).toHaveAttribute('src', expect.stringContaining('session=1'));
    expect(gateway.inputsOf(launchGame)).toHaveLength(1);
  });
});

describe('a member who opens a game', () => {
  it('finds it in the theme of the site, which shows the session’s facts itself', async () => {
    document.documentElement.dataset['theme'] = 'light';
    openGame();

    expect(await frame()).toHaveAttribute('src', `${STUDIO}/play?session=1#theme=light${IN_HOST}`);
    delete document.documentElement.dataset['theme'];
  });

  it('plays it in a sandboxed frame, and everybody is told that it is open', async () => {
    const { gateway, host } = openGame();

    expect(await frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
    expect(await frame()).toHaveAttribute('src', `${STUDIO}/play?session=1#theme=dark${IN_HOST}`);
    expect(gateway.inputsOf(launchGame)).toEqual([
      { nodeId: '100000', mode: 'real', language: 'en', platform: 'desktop', backUrl: '/' },
    ]);
    expect(host.emitted).toContainEqual({ name: 'game.opened', payload: { nodeId: '100000' } });
    expect(screen.getByRole('timer')).toHaveTextContent(/^0:00:0\d$/);
  });

  it('is not fooled by another origin, another window or a message that is not whole', async () => {
    openGame();
    await says(started, { origin: 'https://studio.example.evil' });
    await says(started, { source: window });
    await says({ ...settled('1'), payout: '1e9' });
    await says(null);

    expect(isBusy()).toBe(false);
    expect(screen.getByText('৳0.00')).toBeVisible();
  });

  it('has the game told when the balance changes elsewhere, and not of its own rounds', async () => {
    const gateway = sampleGateway();
    const { host } = openGame({ http: gateway });
    const heard: unknown[] = [];
    const game = (await frame()).contentWindow as Window;
    game.postMessage = ((message: unknown, origin: string) => void heard.push([message, origin])) as never;
    const tell = (now: string) => {
      gateway.answer(balance, { balance: now, currency: 'BDT', playMoney: false });
      act(() => host.tellBalance({ balance: now, currency: 'BDT', playMoney: false }));
    };
    await waitFor(() => expect(host.balance.current().value?.balance).toBe('250000'));

    tell('999');
    expect(heard).toEqual([[{ type: 'host.balance-changed' }, STUDIO]]);

    // A round that takes 100.00 and gives 198.00 back.
    await says(started);
    tell('10799');
    await says(settled('19800000'));
    expect(heard).toHaveLength(1);

    await says(started);
    tell('70599');
    await says(settled('19800000'));
    expect(heard).toHaveLength(2);
  });

  it('leaves by the game’s own way out', async () => {
    const { address } = openGame();
    await says({ type: 'studio.exit' });

    await waitFor(() => expect(address()).toBe('/lobby/home'));
  });

  it('plays for free instead, and back, with a fresh game each time', async () => {
    const { user, gateway, address } = openGame();
    await frame();

    await user.click(screen.getByRole('button', { name: 'Free' }));
    await waitFor(() => expect(gateway.inputsOf(launchGame).at(-1)).toMatchObject({ mode: 'free' }));
    expect(address()).toBe('/play/100000?mode=free');
    expect(await screen.findByText('Play money')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Real' }));
    await waitFor(() => expect(gateway.inputsOf(launchGame)).toHaveLength(3));
  });

  it('goes back and leaves the game running, asking nothing', async () => {
    const { user, host, address } = openGame();
    await says(started);

    await user.click(screen.getByRole('button', { name: 'Back; the game continues in a small window' }));

    expect(address()).toBe('/lobby/home');
    expect(host.questions).toEqual([]);
  });

  it('reads rules and return to player with one press', async () => {
    const { user } = openGame();
    await frame();

    await user.click(screen.getByRole('button', { name: 'Rules and return to player' }));

    expect(await screen.findByText('99.00%')).toBeVisible();
    expect(screen.getByText('Roll the dice.')).toBeVisible();
  });

  it.each([
    ['games.maintenance', 'The game is under maintenance.', 'Try again'],
    ['vendor.unavailable', 'The vendor does not answer.', 'Try again'],
    ['games.no_free_play', 'No free play here.', 'Play for real money'],
  ] as const)('is told plainly of %s and what to do', async (code, message, action) => {
    const gateway = sampleGateway().answer(launchGame, new CallError(code, message));
    openGame({ http: gateway });

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: action })).toBeVisible();
    expect(screen.queryByTitle('Lantern Dice')).toBeNull();
  });

  it('is led to all games from one that this site does not offer, which no second try would open', async () => {
    const refused = new CallError('games.not_offered', 'This game is not offered on this site.');
    openGame({ http: sampleGateway().answer(launchGame, refused) });

    expect(await screen.findByRole('alert')).toHaveTextContent('This game is not offered on this site.');
    expect(screen.getByRole('link', { name: 'All games' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is led to where money is moved when the vendor’s wallet is empty', async () => {
    const empty = new CallError('wallet.vendor_empty', 'There is no money in it yet.', {}, { wallet: 'vendor:studio' });
    openGame({ http: sampleGateway().answer(launchGame, empty) });

    const way = await screen.findByRole('link', { name: 'Transfer money to this wallet' });
    expect(way).toHaveAttribute('href', expect.stringContaining('vendor%3Astudio'));
  });

  it('gets in on the second try when the vendor is back', async () => {
    const gateway = sampleGateway().answer(launchGame, new CallError('vendor.unavailable', 'The vendor does not answer.'));
    const { user } = openGame({ http: gateway });
    const retry = await screen.findByRole('button', { name: 'Try again' });

    gateway.answer(launchGame, { url: `${STUDIO}/play?session=2`, session: '2', mode: 'real', resumed: false });
    await user.click(retry);

    expect(await frame()).toHaveAttribute('src', `${STUDIO}/play?session=2#theme=dark${IN_HOST}`);
  });

  it('learns that there is no such game', async () => {
    openGame({
      http: sampleGateway().answer(gameInfo, new CallError('games.unknown', 'There is no such game.')),
      slots: (name) => <p>slot {name}</p>,
    });

    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such game.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Game$/);
    expect(currentPageTitle()).toBe('Game');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    // And what there is instead, so that the page is no dead end.
    expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games/all');
    expect(screen.getByText('slot missing.section')).toBeVisible();
    expect(screen.queryByText('slot play.balance')).toBeNull();
  });

  it('finds nothing that assistive technology would stumble over', async () => {
    const { container } = openGame();
    await frame();

    expect((await axe(container, { iframes: false, resultTypes: ['violations'] })).violations).toEqual([]);
  });
});

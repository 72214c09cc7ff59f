import { gameInfo } from '@pavilion/api/calls/games';
import { launchGame, position, setRealityCheck } from '@pavilion/api/calls/launch';
import { balance } from '@pavilion/api/calls/wallet';
import { CallError } from '@pavilion/host/http';
import { MiniPlayerProvider } from '@pavilion/host/mini-player';
import { currentPageTitle, isBusy } from '@pavilion/host/router';
import { aMember, aTrialMember, renderWithHost, type RenderWithHostOptions } from '@pavilion/testing';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import en from '../../messages/en.json';
import {
  frame,
  heardByGame,
  IN_HOST,
  openGame,
  prepareDialogs,
  ready,
  says,
  settled,
  started,
  STUDIO,
} from '../../testing/open-game';
import { gameFacts, samplePosition } from '../../testing/sample-catalogue';
import { sampleGateway } from '../../testing/sample-gateway';
import { PlayScreen } from './PlayScreen';

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

describe('a member who has played for their interval', () => {
  const HOUR = 3_600_000;
  let now: jest.SpyInstance;
  beforeEach(() => {
    sessionStorage.clear();
    now = jest.spyOn(Date, 'now');
  });
  afterEach(() => now.mockRestore());
  const atMinute = (minute: number) => {
    now.mockReturnValue(HOUR * 24 + minute * 60_000);
    return samplePosition({ seconds: minute * 60, stakes: '5000', payouts: '2000', net: '-3000' });
  };
  const dialog = () => screen.queryByRole('dialog', { name: 'Time for a break?' });

  async function openAt(minute: number, options: Partial<RenderWithHostOptions> = {}) {
    const gateway = sampleGateway().answer(position, atMinute(minute));
    const opened = openGame({ http: gateway, ...options });
    await frame();
    return { ...opened, gateway };
  }

  it('is told how long and how well, once, after the round and not within it', async () => {
    sessionStorage.setItem('pavilion.reality-checks', '2026-11-21T10:00:00Z 0');
    const { user, gateway } = await openAt(59);
    expect(dialog()).toBeNull();

    await says(started);
    gateway.answer(position, atMinute(60));
    expect(dialog()).toBeNull();
    await says(settled('0'));

    // Beside the clock at once, and in what interrupts as soon as that is there.
    expect((await screen.findAllByText('−৳30.00'))[0]).toBeVisible();
    await waitFor(() => expect(dialog()).toBeVisible(), { timeout: 15_000 });
    expect(screen.getByRole('combobox')).not.toHaveFocus();
    await user.click(screen.getAllByRole('button', { name: 'Keep playing' }).at(-1) as HTMLElement);
    expect(dialog()).toBeNull();
    expect(sessionStorage.getItem('pavilion.reality-checks')).toBe('2026-11-21T10:00:00Z 60');
  });

  it('can end the game there, and say how often they want to be told', async () => {
    sessionStorage.setItem('pavilion.reality-checks', '2026-11-21T10:00:00Z 0');
    const { user, gateway, address, host } = await openAt(61);
    await waitFor(() => expect(dialog()).toBeVisible());

    await user.selectOptions(screen.getByRole('combobox', { name: 'Remind me every' }), '15 minutes');
    expect(gateway.inputsOf(setRealityCheck)).toEqual([{ minutes: 15 }]);
    await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('We will remind you every 15 minutes.'));

    await user.click(screen.getByRole('button', { name: 'Stop playing' }));
    expect(address()).toBe('/lobby/home');
  });

  it('who opens the first game hours after signing in is not told at once', async () => {
    await openAt(240);

    await waitFor(() => expect(sessionStorage.getItem('pavilion.reality-checks')).toBe('2026-11-21T10:00:00Z 240'));
    expect(dialog()).toBeNull();
  });
});

describe('others', () => {
  it('a visitor meets the sign-in popup, and the game opens behind it', async () => {
    const { host } = renderVisitor(aMember());

    expect(await frame()).toBeInTheDocument();
    expect(host.signInRequests).toBe(1);
  });

  it('a member who loads the page again is not asked to sign in while the gateway says who it is', async () => {
    const { host } = openGame({ returning: true });

    expect(await screen.findByText('Opening Lantern Dice …')).toBeVisible();
    act(() => host.signInAs(aMember()));
    expect(await frame()).toBeInTheDocument();
    expect(host.signInRequests).toBe(0);
  });

  it('a visitor who closes the popup can still sign in, register or go back', async () => {
    const { gateway } = renderVisitor(null);

    expect(await screen.findByText('Log in to play Lantern Dice')).toBeVisible();
    for (const name of ['Log in', 'Register']) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(gateway.inputsOf(launchGame)).toEqual([]);
  });

  it('a visitor who closes the popup sees what the game is, and can ask for free play', async () => {
    const { user, host, container, address } = renderVisitor(null);
    expect((await screen.findAllByText('Lantern Works')).at(-1)).toBeVisible();
    for (const fact of ['99.00%', '৳1.00']) expect(screen.getByText(fact)).toBeVisible();
    expect(container.querySelector('section img')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Free play' }));

    expect(host.signInRequests).toBe(2);
    expect(address()).toBe('/play/100000?mode=free');
  });

  it('a trial player plays for free and is offered nothing else', async () => {
    const { gateway } = openGame({ member: aTrialMember() });
    await frame();

    expect(gateway.inputsOf(launchGame)).toEqual([expect.objectContaining({ mode: 'free' })]);
    expect(screen.queryByRole('group', { name: 'Play for' })).toBeNull();
  });

  it('nobody is offered free play of a game that has none', async () => {
    openGame({ http: sampleGateway().answer(gameInfo, gameFacts({ supportPlay: 1 })) });
    await frame();

    expect(screen.queryByRole('group', { name: 'Play for' })).toBeNull();
  });
});

function renderVisitor(signsInAs: ReturnType<typeof aMember> | null) {
  const gateway = sampleGateway();
  return {
    ...renderWithHost(<PlayScreen />, { messages: en, address: '/play/100000', path: '/play/:nodeId', http: gateway, signsInAs }),
    gateway,
  };
}

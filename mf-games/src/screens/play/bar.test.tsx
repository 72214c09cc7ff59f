import { addFavourite, favouriteIds, gameInfo, gameList } from '@pavilion/api/calls/games';
import type { ConnectionState } from '@pavilion/host/connection';
import { currentPageTitle } from '@pavilion/host/router';
import { MiniPlayerProvider } from '@pavilion/host/mini-player';
import { aGame, aMember, aTrialMember, renderWithHost } from '@pavilion/testing';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import en from '../../messages/en.json';
import { frame, heardByGame, openGame, prepareDialogs, ready, says, settled, started, STUDIO } from '../../testing/open-game';
import { gameFacts } from '../../testing/sample-catalogue';
import { sampleGateway } from '../../testing/sample-gateway';
import { PlayScreen } from './PlayScreen';

configure({ asyncUtilTimeout: 5000 });
beforeEach(() => sessionStorage.clear());
beforeAll(prepareDialogs);

const shown = {
  type: 'host.frame',
  shows: ['title', 'exit', 'balance', 'deposit', 'session', 'rules', 'connection'],
  theme: 'dark',
};
const press = (name: string) => screen.getByRole('button', { name });

describe('the bar above a game', () => {
  it('names the page as its heading does, which has the focus until the game is there', async () => {
    openGame();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Lantern Dice' });

    expect(heading).toHaveFocus();
    expect(currentPageTitle()).toBe('Lantern Dice');

    fireEvent.load(await frame());
    expect(await frame()).toHaveFocus();
  });

  it('leaves the focus to who has gone to something else before the game was there', async () => {
    const { user } = openGame();
    await frame();
    await user.click(press('Rules and return to player'));

    fireEvent.load(await frame());
    expect(await frame()).not.toHaveFocus();
  });

  it('tells the game that says it is ready what it need not show, and again when the theme changes', async () => {
    openGame();
    const heard = await heardByGame();

    await says(ready);
    expect(heard).toEqual([[{ ...shown, minimized: false }, STUDIO]]);

    document.documentElement.dataset['theme'] = 'light';
    await waitFor(() => expect(heard.at(-1)).toEqual([{ ...shown, theme: 'light', minimized: false }, STUDIO]));
    delete document.documentElement.dataset['theme'];
  });

  it('tells a game that runs on in a mini-player that it does', async () => {
    const miniPlayer = { minimized: true, expand: jest.fn(), close: jest.fn(), setKeepAlive: jest.fn() };
    renderWithHost(
      <MiniPlayerProvider value={miniPlayer}>
        <PlayScreen />
      </MiniPlayerProvider>,
      { messages: en, address: '/play/100000', path: '/play/:nodeId', member: aMember(), http: sampleGateway() },
    );
    const heard = await heardByGame();
    await says(ready);

    expect(heard).toEqual([[{ ...shown, minimized: true }, STUDIO]]);
    expect(currentPageTitle()).toBeUndefined();
  });

  it('shows the play money that only the game knows of', async () => {
    openGame({ member: aTrialMember() });
    await says({ type: 'studio.balance', balance: '98765000', currency: 'BDT' });

    expect(screen.getByText('987.65')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
  });

  it('tells who fills the balance that a round is settling, and when it has been shown', async () => {
    openGame({ slots: (name, props) => (name === 'play.balance' ? <p>{JSON.stringify(props)}</p> : null) });
    await frame();
    await says(started);
    expect(screen.getByText(/"settling":true/)).toBeInTheDocument();

    await says(settled('19800000'));
    expect(screen.getByText(/"settling":false/)).toBeInTheDocument();
  });

  it('keeps the game in its heart', async () => {
    const { user, gateway } = openGame();
    const heart = await screen.findByRole('button', { name: 'Add Lantern Dice to favourites' });
    gateway.answer(favouriteIds, { list: ['100000'] });
    await user.click(heart);

    expect(gateway.inputsOf(addFavourite)).toEqual([expect.objectContaining({ nodeId: '100000' })]);
    expect(await screen.findByRole('button', { name: 'Remove Lantern Dice from favourites' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('says over the game that its server is out of reach, what becomes of the round, and no longer than that', async () => {
    openGame();
    await says(started);
    await says({ type: 'studio.connection', state: 'lost' });
    expect(screen.getByText(/Your round is safe and will be settled/)).toBeVisible();

    await says({ type: 'studio.connection', state: 'ok' });
    expect(screen.queryByText(/cannot reach its server/)).toBeNull();
  });

  describe('shows how it is connected', () => {
    const WORDS = /^(Connected|Reconnecting|Offline)$/;
    const place = () => screen.getAllByRole('status').find(({ textContent }) => WORDS.test(textContent ?? ''));
    const spoken = () => screen.queryByText(WORDS, { ignore: '[aria-hidden="true"]' });
    type Host = ReturnType<typeof openGame>['host'];
    const becomes = (host: Host, state: ConnectionState) => act(() => host.connect(state));

    it.each([
      ['offline', 'Offline'],
      ['reconnecting', 'Reconnecting'],
    ] as const)('while it is %s, in a place that is there before, and no longer', async (state, word) => {
      const { host } = openGame();
      await frame();
      const before = place();
      expect(before).toHaveTextContent('Connected');
      becomes(host, state);
      expect(before).toHaveTextContent(word);
      expect(spoken()).toBeVisible();

      becomes(host, 'online');
      expect(before).toHaveTextContent('Connected');
    });

    it('before there is a game, too', async () => {
      const { host } = renderWithHost(<PlayScreen />, {
        messages: en,
        address: '/play/100000',
        path: '/play/:nodeId',
        http: sampleGateway(),
      });
      await screen.findByText('Connected');
      becomes(host, 'offline');

      expect(place()).toHaveTextContent('Offline');
    });

    it('by what the game says of its own server, which is read out from the notice alone', async () => {
      openGame();
      await says({ type: 'studio.connection', state: 'lost' });
      expect(place()).toHaveTextContent('Reconnecting');
      expect(spoken()).toBeNull();
      expect(screen.getByText('The game cannot reach its server. It tries again by itself.')).toBeVisible();

      await says({ type: 'studio.connection', state: 'ok' });
      expect(place()).toHaveTextContent('Connected');
    });

    it('as offline when both are gone', async () => {
      const { host } = openGame();
      await says({ type: 'studio.connection', state: 'lost' });
      becomes(host, 'offline');

      expect(spoken()).toHaveTextContent('Offline');
    });
  });

  it('has what a phone has no room for in a menu', async () => {
    const { user } = openGame();
    await frame();
    await user.click(press('More about this game'));

    const said = within(screen.getByRole('menu'))
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    expect(said).toEqual(['Rules and return to player', 'Add Lantern Dice to favourites', 'Close the game']);
    expect(screen.getByRole('menuitemradio', { name: 'Play for real money' })).toBeChecked();
  });
});

describe('paying in from a game', () => {
  const slots = (name: string) => (name === 'play.deposit' ? <p>the wallet’s form</p> : null);

  it('opens over the game, which goes on behind it', async () => {
    const { user, address } = openGame({ slots });
    await frame();
    await user.click(press('Deposit'));

    expect(screen.getByRole('dialog', { name: 'Deposit' })).toHaveTextContent('the wallet’s form');
    expect(screen.getByRole('link', { name: 'Open the deposit page' })).toHaveAttribute('href', '/wallet/deposit');
    expect(address()).toBe('/play/100000');
    expect(await frame()).toBeInTheDocument();
  });

  it('has the place of the form before it is loaded', async () => {
    const { user } = openGame({
      slots: (name, _, waiting) => name === 'play.deposit' && <section aria-label="the place">{waiting}</section>,
    });
    await frame();
    await user.click(press('Deposit'));

    expect(within(screen.getByRole('region', { name: 'the place' })).getByRole('generic', { busy: true })).toBeVisible();
  });

  it('opens when the game itself asks for it', async () => {
    openGame({ slots });
    await says({ type: 'studio.deposit' });

    expect(screen.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });

  it('is not offered where there is no wallet', async () => {
    openGame({ missingPages: ['wallet.deposit'] });
    await frame();

    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
  });
});

describe('what is known of a game', () => {
  const published = {
    maxBet: '5000000',
    maxWin: '100000000',
    hitRate: { from: '0.10', to: '97.99' },
    provablyFair: { verifyUrl: `${STUDIO}/verify` },
  } as const;

  async function openSheet(info: object = {}) {
    const http = sampleGateway()
      .answer(gameInfo, ({ nodeId }) => ({ ...gameFacts({ nodeId }), ...info }))
      .answer(gameList, {
        games: [
          aGame(),
          aGame({ nodeId: '2', gameName: 'Not yet', notConnected: true }),
          aGame({ nodeId: '3', gameName: 'River Coin' }),
        ],
        totalPages: 1,
        total: 3,
      });
    const opened = openGame({ http });
    await says(ready);
    await opened.user.click(press('Rules and return to player'));
    return { ...opened, sheet: screen.getByRole('dialog', { name: 'About this game' }) };
  }

  it('has return, chances, limits, fairness and similar games, first those that open', async () => {
    const { sheet } = await openSheet(published);

    for (const text of [
      '99.00%',
      '0.10% – 97.99%, depending on the bet',
      'You choose it with each bet',
      '৳50,000.00',
      '৳1,000,000.00',
    ])
      expect(sheet).toHaveTextContent(text);
    expect(within(sheet).getByRole('link', { name: 'Verify a round' })).toHaveAttribute('href', `${STUDIO}/verify`);
    const similar = await within(sheet).findByRole('list', { name: 'Similar games' });
    expect(
      within(similar)
        .getAllByRole('listitem')
        .map(({ textContent }) => /River Coin|Not yet/.exec(textContent ?? '')?.[0]),
    ).toEqual(['River Coin', 'Not yet']);
    expect((await axe(sheet, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('leaves out what its vendor does not publish', async () => {
    const { sheet } = await openSheet();

    for (const text of ['Volatility', 'Rounds that win', 'Largest', 'Provably fair']) expect(sheet).not.toHaveTextContent(text);
  });

  it('leads to the game’s own rules and to the proof of the player’s rounds', async () => {
    const { user, sheet } = await openSheet(published);
    const heard = await heardByGame();
    await user.click(within(sheet).getByRole('button', { name: 'Seeds and proof of your rounds' }));

    expect(heard).toEqual([[{ type: 'host.open', panel: 'fairness' }, STUDIO]]);
    expect(screen.queryByRole('dialog', { name: 'About this game' })).toBeNull();
    const game = await frame();
    await waitFor(() => expect(game).toHaveFocus());
  });
});

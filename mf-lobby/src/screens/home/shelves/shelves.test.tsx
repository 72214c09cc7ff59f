import { gameHighlights, gameMenus } from '@pavilion/api/calls/games';
import { renderWithHost, someGames } from '@pavilion/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import bn from '../../../messages/bn.json';
import en from '../../../messages/en.json';
import { sampleGateway } from '../../../testing/sample-gateway';
import { ComingSoon } from './ComingSoon';
import { NewGames } from './NewGames';
import { Shelf } from './Shelf';
import { TopShelf } from './TopShelf';

configure({ asyncUtilTimeout: 5000 });

const nothing = { top: [], fresh: [] };

describe('somebody who scrolls through the lobby', () => {
  it('sees one game large with its facts, plays it or tries it for free', async () => {
    const { user, address } = renderWithHost(<TopShelf />, { messages: en, http: sampleGateway() });
    const featured = within(await screen.findByRole('region', { name: 'Lantern Dice' }));
    expect(featured.getByText('Return to player 99.00%')).toBeVisible();
    expect(featured.getByText('Bets from ৳1.00')).toBeVisible();

    await user.click(featured.getByRole('button', { name: 'Free play' }));
    expect(address()).toBe('/games/play/100000/free');
    await user.click(featured.getByRole('button', { name: 'Play Lantern Dice' }));
    expect(address()).toBe('/games/play/100000');
  });

  it('sees ten games in the order in which they are played', async () => {
    renderWithHost(<TopShelf />, { messages: en, http: sampleGateway() });
    await screen.findByText('Game 10');

    const names = within(screen.getByRole('list', { name: 'Top 10 of the last 30 days' }))
      .getAllByRole('listitem')
      .map((tile) => tile.querySelector('.pv-tile-name')?.textContent);
    expect(names).toEqual(Array.from({ length: 10 }, (_, at) => `Game ${at + 1}`));
  });

  it('sees no top ten and no large game where nothing was played and nothing can be', async () => {
    const http = sampleGateway().answer(gameHighlights, nothing);
    const { container } = renderWithHost(<TopShelf />, { messages: en, http });

    await waitFor(() => expect(container.querySelector('.pv-skeleton')).toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it.each([
    ['New this week', en],
    ['এ সপ্তাহে নতুন', bn],
  ])('sees what is new this week under the name “%s”', async (name, messages) => {
    const http = sampleGateway().answer(gameHighlights, { ...nothing, fresh: someGames(5) });
    renderWithHost(<NewGames />, { messages, locale: messages === bn ? 'bn' : 'en', http });

    expect(await screen.findByText('Game 5')).toBeVisible();
    expect(screen.getByRole('list', { name })).toBeVisible();
  });

  it('sees no row of new games in a week without any', async () => {
    const http = sampleGateway().answer(gameHighlights, nothing);
    const { container } = renderWithHost(<NewGames />, { messages: en, http });

    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('finds each category of which nothing opens yet by a few covers, how many are announced, and the way to them', async () => {
    const http = sampleGateway().answer(gameMenus, {
      gameMenus: [
        { accountTypeName: 'RNG', gameType: 'RNG', total: 120, open: 1 },
        { accountTypeName: 'SPORTS', gameType: 'SPORTS', total: 40, open: 0 },
      ],
    });
    const { container } = renderWithHost(<ComingSoon />, { messages: en, http });
    const soon = within(await screen.findByRole('region', { name: 'Coming soon' }));

    expect(soon.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sports40 games announced']);
    expect(soon.getByRole('link')).toHaveAttribute('href', expect.stringContaining('sports'));
    await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(3));
  });

  it('finds the title of a game on a plate where its cover does not come', async () => {
    const http = sampleGateway().answer(gameMenus, {
      gameMenus: [{ accountTypeName: 'SPORTS', gameType: 'SPORTS', total: 40, open: 0 }],
    });
    const { container } = renderWithHost(<ComingSoon />, { messages: en, http });
    await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(3));
    expect(screen.queryByText(/^Any SPORTS/)).toBeNull();
    for (const cover of container.querySelectorAll('img')) fireEvent.error(cover);

    expect(screen.getAllByText(/^Any SPORTS \d+$/)).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Sports 40 games announced' })).toBeVisible();
  });

  it('has nothing asked for that is still far below', () => {
    window.IntersectionObserver = class {
      unobserve() {}
      observe() {}
      disconnect() {}
    } as never;
    const gateway = sampleGateway();
    renderWithHost(<Shelf of="top" />, { messages: en, http: gateway });

    expect(gateway.inputsOf(gameHighlights)).toEqual([]);
  });

  it('keeps the place of what is near until it is there, so that what is below is not drawn up and fetched too', async () => {
    window.IntersectionObserver = class {
      unobserve() {}
      constructor(private readonly told: (entries: unknown[]) => void) {}
      observe() {
        this.told([{ isIntersecting: true }]);
      }
      disconnect() {}
    } as never;
    const { container } = renderWithHost(<Shelf of="fresh" />, {
      messages: en,
      http: sampleGateway().answer(gameHighlights, { ...nothing, fresh: someGames(5) }),
    });
    const place = () => container.firstElementChild;

    expect(place()).toHaveClass('fresh');
    expect(place()).toBeEmptyDOMElement();

    expect(await screen.findByText('Game 5')).toBeVisible();
    expect(place()).not.toHaveClass('fresh');
  });
});

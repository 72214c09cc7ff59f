import { gameList, hotGames } from '@pavilion/api/calls/games';
import { currentPageTitle } from '@pavilion/host/router';
import { aGame, renderWithHost } from '@pavilion/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import en from '../../messages/en.json';
import { SuggestedGames } from '../../slots/SuggestedGames';
import { sampleGateway } from '../../testing/sample-gateway';
import { ProviderStrip } from '../home/ProviderStrip';
import { ProviderScreen } from './ProviderScreen';

configure({ asyncUtilTimeout: 5000 });

beforeAll(() => {
  window.IntersectionObserver = class {
    unobserve() {}
    observe() {}
    disconnect() {}
  } as never;
});

function openProvider(address: string) {
  const http = sampleGateway();
  return { ...renderWithHost(<ProviderScreen />, { messages: en, address, path: '/provider/:vassalage', http }), gateway: http };
}

describe('a visitor', () => {
  it('is led from the logos of the lobby to the page of each provider', async () => {
    renderWithHost(<ProviderStrip />, { messages: en, http: sampleGateway() });
    const providers = await screen.findByRole('list');

    const links = within(providers).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Pagoda Grove180 games', 'Port Tamarind180 games']);
    expect(links[0]).toHaveAttribute('href', expect.stringMatching(/provider.*PG/));
  });

  it('sees what a provider makes: what is hot of it, and a row for each category, first of all those at hand', async () => {
    const { gateway, container } = openProvider('/provider/PT');
    expect(await screen.findByRole('heading', { level: 1, name: 'Port Tamarind' })).toBeVisible();
    expect(currentPageTitle()).toBe('Port Tamarind');
    expect(screen.getByText('180 games to play')).toBeVisible();
    expect(await screen.findByText('PT RNG 100000')).toBeVisible();

    for (const name of ['Popular from Port Tamarind', 'Slots from Port Tamarind', 'Fishing from Port Tamarind'])
      expect(screen.getByRole('region', { name })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All of Slots from Port Tamarind' })).toHaveAttribute(
      'href',
      expect.stringContaining('PT'),
    );
    expect(gateway.inputsOf(hotGames)).toEqual([expect.objectContaining({ vassalage: 'PT' })]);
    expect(gateway.inputsOf(gameList).map(({ gameType, vassalage }) => [gameType, vassalage])).toEqual([
      ['RNG', 'PT'],
      ['LIVE', 'PT'],
    ]);
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('is told of nothing popular where nothing opens yet', async () => {
    const http = sampleGateway().answer(hotGames, { list: [aGame({ notConnected: true })] });
    renderWithHost(<ProviderScreen />, { messages: en, address: '/provider/PT', path: '/provider/:vassalage', http });

    expect(await screen.findByText('PT RNG 100000')).toBeVisible();
    await waitFor(() => expect(http.inputsOf(hotGames)).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryByRole('region', { name: 'Popular from Port Tamarind' })).toBeNull();
  });

  it('who asks for a provider that is not here is led to all games', async () => {
    openProvider('/provider/NOBODY');

    expect(await screen.findByText('There is no such provider here')).toBeVisible();
    expect(currentPageTitle()).toBe('There is no such provider here');
    expect(screen.getByRole('link', { name: 'Browse games' })).toBeVisible();
  });

  it('who came to a missing page finds games that open, and no others', async () => {
    const http = sampleGateway();
    renderWithHost(<SuggestedGames />, { messages: en, http });

    expect((await screen.findAllByText(/^Any RNG/))[0]).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Try one of these' })).getAllByRole('listitem')).toHaveLength(12);
    expect(http.inputsOf(gameList)).toEqual([expect.objectContaining({ stage: 'OPEN' })]);
  });
});

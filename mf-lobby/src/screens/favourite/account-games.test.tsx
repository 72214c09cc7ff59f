import { favourites, recentGames } from '@pavilion/api/calls/games';
import { CallError } from '@pavilion/host/http';
import { aMember, renderWithHost, someGames } from '@pavilion/testing';
import { configure, screen, within } from '@testing-library/react';
import bn from '../../messages/bn.json';
import en from '../../messages/en.json';
import { sampleGateway } from '../../testing/sample-gateway';
import { RecentScreen } from '../recent/RecentScreen';
import { FavouriteScreen } from './FavouriteScreen';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

const member = aMember();

describe('a member', () => {
  it('without favourites learns what the heart is for, and where the games are', async () => {
    renderWithHost(<FavouriteScreen />, { messages: en, member, http: sampleGateway() });

    expect(await screen.findByText(/Tap the heart/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse games' })).toBeVisible();
  });

  it('sees all favourites at once, asked for as the specification says', async () => {
    const gateway = sampleGateway().answer(favourites, { content: someGames(40), pageNum: 1, totalPages: 1 });
    renderWithHost(<FavouriteScreen />, { messages: en, member, http: gateway });

    expect(await screen.findByText('40')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Favourites' })).getAllByRole('listitem')).toHaveLength(40);
    expect(gateway.inputsOf(favourites)).toEqual([
      { clientType: '3', platform: 'flash', language: 'en', pageNo: '1', pageSize: '999' },
    ]);
  });

  it('reads how many there are in the digits of the page', async () => {
    const http = sampleGateway().answer(favourites, { content: someGames(12), pageNum: 1, totalPages: 1 });
    renderWithHost(<FavouriteScreen />, { messages: bn, locale: 'bn', member, http });

    expect(await screen.findByText('১২')).toBeVisible();
  });

  it('is told when the recent games do not come, and gets them on the second try', async () => {
    const gateway = sampleGateway().answer(recentGames, new CallError('network.abnormal', 'The network link is abnormal.'));
    const { user } = renderWithHost(<RecentScreen />, { messages: en, member, http: gateway });
    const retry = await screen.findByRole('button', { name: 'Try again' });

    gateway.answer(recentGames, { list: someGames(2), totalPages: 1 });
    await user.click(retry);

    expect(await screen.findByText('Game 2')).toBeVisible();
  });
});

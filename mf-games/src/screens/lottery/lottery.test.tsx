import { addFavourite, gameList } from '@pavilion/api/calls/games';
import { currentPageTitle } from '@pavilion/host/router';
import { aMember, renderWithHost } from '@pavilion/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import en from '../../messages/en.json';
import { sampleGateway } from '../../testing/sample-gateway';
import { LotteryScreen } from './LotteryScreen';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });
beforeEach(() => localStorage.clear());

function openLotteries(address: string, account = 'rahima') {
  const gateway = sampleGateway();
  const member = { ...aMember(), account };
  return { ...renderWithHost(<LotteryScreen />, { messages: en, address, member, http: gateway }), gateway };
}

const lotteries = () => within(screen.getByRole('list', { name: 'Lotteries' }));
const like = async (user: { click(element: Element): Promise<void> }) =>
  user.click((await screen.findAllByRole('button', { name: 'Add to favourites' }))[0] as HTMLElement);

describe('a member at the lotteries', () => {
  it.each([
    ['/lottery', 'LOTT', 'Lottery'],
    ['/seaLottery', 'LOTT', 'Lottery'],
    ['/vnLottery', 'ELOTT', 'E-lottery'],
  ])('sees at %s the games of %s, under a heading that the title repeats', async (address, gameType, name) => {
    const { gateway } = openLotteries(address);
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(currentPageTitle()).toBe(name);

    await waitFor(() => expect(lotteries().getAllByRole('listitem').length).toBeGreaterThan(17));
    expect(gateway.inputsOf(gameList)).toEqual([expect.objectContaining({ gameType, pageSize: '18' })]);
  });

  it('is led straight into the game that the address names, and by nonsense nowhere', async () => {
    const { address } = openLotteries('/lottery?gameCode=100007');
    await waitFor(() => expect(address()).toBe('/games/play/100007'));

    const nonsense = openLotteries('/lottery?gameCode=../evil');
    expect(nonsense.address()).toBe('/lottery?gameCode=../evil');
  });

  it('keeps what they like in the browser under their own name, and sends it nowhere', async () => {
    const { user, gateway, unmount } = openLotteries('/lottery');
    await like(user);
    expect(await screen.findByRole('button', { name: 'Remove from favourites' })).toHaveAttribute('aria-pressed', 'true');
    expect(gateway.inputsOf(addFavourite)).toEqual([]);
    unmount();

    const again = openLotteries('/lottery?show=FAV');
    await waitFor(() => expect(lotteries().getAllByRole('listitem')).toHaveLength(1));
    again.unmount();

    openLotteries('/lottery', 'karim');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Add to favourites' })).toHaveLength(18));
  });

  it('learns what the heart is for while nothing is liked', async () => {
    localStorage.setItem('pavilion.lottery-favourites', '{"rahima":"spoilt"}');
    const { user } = openLotteries('/lottery?show=FAV');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByText('No favourites here yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all games' }));
    expect(await screen.findAllByRole('button', { name: /^Play / })).toHaveLength(40);
  });
});

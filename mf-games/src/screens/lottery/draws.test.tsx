import { gameVendors } from '@pavilion/api/calls/games';
import { launchGame } from '@pavilion/api/calls/launch';
import { lotteryMenu, lotteryDraws, prizeModeOf } from '@pavilion/api/calls/lottery';
import { aMember, renderWithHost } from '@pavilion/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import en from '../../messages/en.json';
import { sampleDraw } from '../../testing/sample-draws';
import { sampleGateway } from '../../testing/sample-gateway';
import { LotteryScreen } from './LotteryScreen';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });
beforeEach(() => localStorage.clear());

function openDraws(address: string, gateway = sampleGateway()) {
  return { ...renderWithHost(<LotteryScreen />, { messages: en, address, member: aMember(), http: gateway }), gateway };
}

const cards = async () => within(await screen.findByRole('region', { name: 'Draws' }));

describe('a member at the draws', () => {
  it('sees what was drawn last, prize by prize, and when the next draw is', async () => {
    const { container, gateway } = openDraws('/lottery');
    const numbers = within((await screen.findAllByRole('table'))[0] as HTMLElement);

    expect(numbers.getByRole('rowheader', { name: 'Special' })).toBeVisible();
    expect(numbers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      sampleDraw.prizes.flatMap((prize) => prize.numbers),
    );
    expect((await cards()).getAllByText(/^Next draw: /)).toHaveLength(2);
    expect((await cards()).getByText('No draws yet.')).toBeVisible();
    expect(gateway.inputsOf(lotteryMenu)).toEqual([expect.objectContaining({ prizeMode: 'LOTT', device: 'WEB' })]);
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('asks for the lotteries of every few minutes where a maker of those has a card, and for South-East Asia’s at their own address', async () => {
    const card = { vassalage: 'STUDIO', displayName: 'Lantern Works', gameType: 'LOTT', isGame: 'VASSALAGE', total: 2 } as const;
    const lane = {
      gameCategory: 'LOTT',
      gameClassify: [],
      cards: [{ ...card, logo: { dark: '', light: '' } }],
      vendors: ['STUDIO'],
    } as const;
    const gateway = sampleGateway().answer(gameVendors, {
      data: { lanes: [{ ...lane, gameClassify: [], cards: [...lane.cards], vendors: ['STUDIO'] }] },
    });
    const { unmount } = openDraws('/vnLottery', gateway);
    await waitFor(() => expect(gateway.inputsOf(lotteryMenu)).toEqual([expect.objectContaining({ prizeMode: 'ELOTT' })]));
    unmount();

    const sea = openDraws('/seaLottery').gateway;
    await waitFor(() => expect(sea.inputsOf(lotteryMenu)).toEqual([expect.objectContaining({ prizeMode: 'SEA' })]));
    expect(prizeModeOf([])).toBe('LOTT');
  });

  it('reads earlier draws step by step, and one lottery alone by its address', async () => {
    const { user, gateway } = openDraws('/lottery?gameCode=lottery-south');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByRole('heading', { name: /^Draw 1 · / })).toBeVisible();
    expect(gateway.inputsOf(lotteryDraws).map(({ before }) => before)).toEqual(['3', '2']);
    expect(screen.queryByText('Lantern Lottery North')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Lottery games' })).not.toBeInTheDocument();
  });

  it('keeps a lottery under their own name, finds it again, and those they opened lately', async () => {
    const { user, unmount } = openDraws('/lottery');
    await user.click(await screen.findByRole('button', { name: 'Add Lantern Lottery South to favourites' }));
    unmount();

    const again = openDraws('/lottery?show=FAV');
    expect(await (await cards()).findByRole('heading', { name: 'Lantern Lottery South' })).toBeVisible();
    expect((await cards()).queryByRole('heading', { name: 'Lantern Lottery North' })).not.toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: 'Recent' }));
    expect(await (await cards()).findByRole('heading', { name: 'Lantern Lottery South' })).toBeVisible();
  });

  it('opens the maker’s own page in the site, as a lottery to look at', async () => {
    const { user, gateway } = openDraws('/lottery');
    await user.click((await screen.findAllByRole('button', { name: 'Results at Lantern Works' }))[0] as HTMLElement);

    expect(await screen.findByTitle('Lantern Lottery South')).toHaveAttribute(
      'sandbox',
      'allow-popups allow-top-navigation-by-user-activation',
    );
    expect(gateway.inputsOf(launchGame)).toEqual([
      expect.objectContaining({
        launchMode: 'LOTT',
        lottoArea: 'VN',
        lottoPrizeMode: 'LOTT',
        lottoGameCode: 'lottery-south',
        lottoView: 'lobby',
        device: 'WEB',
        backUrl: '/lottery',
        language: 'en',
      }),
    ]);
  });

  it('is told when their device cannot check a draw', async () => {
    const { user } = openDraws('/lottery');
    await user.click(await screen.findByText('Was it fair?'));
    await user.click(screen.getByRole('button', { name: 'Check it on this device' }));

    expect(await screen.findByText('This device cannot check it.')).toBeVisible();
  });
});

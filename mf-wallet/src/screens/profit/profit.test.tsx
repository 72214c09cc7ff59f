import { profit } from '@pavilion/api/calls/records';
import { aMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import messages from '../../messages/en.json';
import { layoutBars } from './layout-bars';
import { ProfitScreen } from './ProfitScreen';

const quiet = { deposits: '0', withdrawals: '0', stakes: '0', payouts: '0', bonuses: '0', adjustments: '0', net: '0' };
const lively = { ...quiet, deposits: '100000', stakes: '50000', payouts: '19600', net: '-30400' };

function open() {
  const http = new FakeGateway().answer(profit, {
    days: [
      { day: '2026-03-01', ...quiet },
      { day: '2026-03-02', ...lively },
    ],
    totals: lively,
    games: [
      { vendor: 'studio', vendorName: 'Studio', game: 'Lantern Dice', stakes: '50000', payouts: '19600', net: '-30400', bets: 12 },
    ],
  });
  return { http, ...renderWithHost(<ProfitScreen />, { http, messages, member: aMember() }) };
}

describe('personal profit', () => {
  it('says what playing cost, by day and by game, also as a table', async () => {
    const { user, container } = open();

    expect(await screen.findByRole('figure', { name: 'Payouts minus stakes, day by day' })).toBeInTheDocument();
    await user.click(screen.getByText('Day by day in figures', { selector: 'summary' }));
    const days = within(screen.getByRole('table', { name: 'Day by day in figures' }));
    expect(days.getByRole('rowheader', { name: /\b2 Mar 2026/ })).toBeInTheDocument();
    expect(days.queryByText(/\b1 Mar 2026/)).not.toBeInTheDocument();
    expect(within(screen.getByRole('table', { name: 'By game' })).getByText('−৳304.00')).toBeInTheDocument();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('keeps silent about what there was none of', async () => {
    open();

    expect(await screen.findAllByText('Deposits')).not.toHaveLength(0);
    expect(screen.queryByText('Adjustments')).not.toBeInTheDocument();
  });

  it('asks for as many days as were chosen', async () => {
    const { user, http } = open();
    await user.click(await screen.findByRole('button', { name: '30 days' }));

    const lengths = http.inputsOf(profit).map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
    expect(lengths).toEqual([7, 30]);
  });
});

describe('the bars of a chart', () => {
  it('go up and down from one line, each as long as its figure is large', () => {
    const { bars, zero } = layoutBars([30, -10, 0]);

    expect(zero).toBe(0.75);
    expect(bars.map(({ y, height, below }) => [y, height, below])).toEqual([
      [0, 0.75, false],
      [0.75, 0.25, true],
      [0.75, 0, false],
    ]);
  });

  it('are none where nothing happened', () => expect(layoutBars([0, 0]).bars.map(({ height }) => height)).toEqual([0, 0]));
});

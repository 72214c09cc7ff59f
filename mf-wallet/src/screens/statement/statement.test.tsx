import { createExport, heldWins, transactionById, transactionTotals } from '@pavilion/api/calls/records';
import { balance, statement } from '@pavilion/api/calls/wallet';
import type { HeldWin } from '@pavilion/api/records';
import type { StatementLine } from '@pavilion/api/wallet';
import { aMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { addDays, dayIn } from '@pavilion/time';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rangeOf } from '../../features/day-range/range';
import messages from '../../messages/en.json';
import { StatementScreen } from './StatementScreen';

const line = (id: string, facts: Partial<StatementLine>): StatementLine => ({
  id,
  at: '2026-03-02T08:15:00Z',
  kind: 'deposit',
  amount: '50000',
  balance: '50000',
  reference: `ref-${id}`,
  ...facts,
});
const bet = line('2', { kind: 'bet', amount: '-1000', balance: '49000', game: 'Lantern Dice' });

function open(wins: HeldWin[] = []) {
  const http = new FakeGateway()
    .answer(heldWins, { list: wins })
    .answer(statement, ({ cursor, kinds }) =>
      cursor
        ? { list: [line('1', { note: 'The slip was read wrong' })] }
        : { list: kinds ? [line('1', {})] : [bet], ...(!kinds && { nextCursor: '17.2' }) },
    )
    .answer(balance, {
      balance: '49000',
      currency: 'BDT',
      playMoney: false,
      wallets: [
        { wallet: 'main', balance: '49000', version: 4 },
        { wallet: 'bonus', balance: '12500', version: 1 },
      ],
    })
    .answer(transactionTotals, { in: '50000', out: '1000', count: 2 })
    .answer(transactionById('2'), {
      line: bet,
      group: 'games',
      before: '50000',
      wallet: 'main',
      origin: { what: 'round', vendor: 'studio', vendorName: 'Studio', round: 'round-7' },
      related: [{ id: '3', at: '2026-03-02T08:15:01Z', kind: 'win', amount: '1960' }],
    });
  return { http, ...renderWithHost(<StatementScreen />, { http, messages, member: aMember() }) };
}

describe('the statement', () => {
  it('shows each movement with the balance after it, and what they add up to', async () => {
    const { container } = open();

    expect(await screen.findByText('Lantern Dice')).toBeInTheDocument();
    expect(screen.getByText('−৳10.00')).toBeInTheDocument();
    expect(await screen.findByText('+৳490.00')).toBeInTheDocument();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('says that a large win is still checked, and in no balance', async () => {
    const win = { id: 'w', vendor: 'studio', round: 'round-7', game: 'Lantern Dice', amount: '90000000', state: 'held' } as const;
    const { container } = open([{ ...win, at: '2026-03-02T08:15:01Z' }]);

    const large = within(await screen.findByRole('region', { name: 'Large wins' }));
    expect(large.getByText('৳900,000.00')).toBeInTheDocument();
    expect(large.getByText('Being checked')).toBeInTheDocument();
    expect(large.getByText(/Until then they are not in your balance/)).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('goes on where the page ended', async () => {
    const { user, http } = open();

    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByText('ref-1')).toBeInTheDocument();
    expect(screen.getByText('The slip was read wrong')).toBeInTheDocument();
    expect(http.inputsOf(statement).map(({ cursor }) => cursor)).toEqual([undefined, '17.2']);
  });

  it('is of the wallet that is chosen, the list and what it adds up to', async () => {
    const { user, http } = open();
    await user.click(await screen.findByRole('button', { name: 'Bonus wallet' }));

    await waitFor(() => expect(http.inputsOf(statement).at(-1)).toMatchObject({ wallet: 'bonus' }));
    expect(http.inputsOf(transactionTotals).at(-1)).toMatchObject({ wallet: 'bonus' });
  });

  it('stands under its day, with a reference that can be read and copied', async () => {
    const { user } = open();

    expect(await screen.findByRole('rowgroup', { name: 'Monday, 2 March 2026' })).toBeInTheDocument();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy ref-2' }));

    expect(write).toHaveBeenCalledWith('ref-2');
  });

  it('narrows to days from a calendar, which comes when it is opened', async () => {
    const { user, http, container } = open();
    await screen.findByText('Lantern Dice');
    const today = dayIn('Asia/Dhaka');
    const [first, last] = [addDays(today, -1), today];
    const inWords = (day: string) => new Date(day).toLocaleDateString('en-IN', { timeZone: 'UTC', dateStyle: 'full' });

    await user.click(screen.getByRole('button', { name: /^Days: .+Choose others/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Choose days' }));
    await user.click(await dialog.findByRole('button', { name: new RegExp(`^${inWords(last)}`) }));
    expect(dialog.getByText('Choose the last day.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Show these days' })).toBeDisabled();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
    if (first.slice(0, 7) !== last.slice(0, 7)) await user.click(dialog.getByRole('button', { name: 'Month before' }));
    await user.click(dialog.getByRole('button', { name: new RegExp(`^${inWords(first)}`) }));
    await user.click(dialog.getByRole('button', { name: 'Show these days' }));

    await waitFor(() => expect(http.inputsOf(statement).at(-1)).toMatchObject({ from: first, to: last }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('narrows to groups and days, the list and what it adds up to', async () => {
    const { user, http } = open();
    await screen.findByText('Lantern Dice');

    await user.click(screen.getByRole('button', { name: 'Withdrawals' }));
    await user.click(screen.getByRole('button', { name: 'Today' }));

    const today = rangeOf('today', 'Asia/Dhaka');
    await waitFor(() =>
      expect(http.inputsOf(statement).at(-1)).toEqual({ ...today, wallet: 'main', kinds: 'withdrawal,withdrawal-return' }),
    );
    expect(http.inputsOf(transactionTotals).at(-1)).toEqual({ ...today, wallet: 'main', groups: 'withdrawals' });
  });

  it('opens a movement with everything about it, and says whom to ask', async () => {
    const { user, container } = open();

    await user.click(await screen.findByRole('button', { name: /Bet.*Lantern Dice/ }));

    const dialog = screen.getByRole('dialog', { name: 'Details' });
    expect(await within(dialog).findByText('round-7')).toBeInTheDocument();
    expect(within(dialog).getByText('Balance before').nextSibling).toHaveTextContent('৳500.00');
    expect(within(dialog).getByText('+৳19.60')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Customer service' })).toBeInTheDocument();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('gives what is chosen as a file, at an address without a token', async () => {
    const { user, http } = open();
    http.answer(createExport, { path: '/wps/v2/records/exports/abc', expiresAt: '2026-03-02T08:16:00Z' });
    const fetched: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      fetched.push(new URL(this.href).pathname);
    });
    await screen.findByText('Lantern Dice');

    await user.click(screen.getByRole('button', { name: 'Bonus wallet' }));
    await user.click(screen.getByRole('button', { name: 'Games' }));
    await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));

    await waitFor(() => expect(fetched).toEqual(['/wps/v2/records/exports/abc']));
    expect(http.inputsOf(createExport)).toEqual([
      { file: 'statement.csv', ...rangeOf('week', 'Asia/Dhaka'), wallet: 'bonus', groups: 'games' },
    ]);
    click.mockRestore();
  });
});

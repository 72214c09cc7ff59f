import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/violations';
import { DataTable, type DataColumn, type DataTableProps } from './DataTable';

interface Bet {
  id: string;
  game: string;
  stake: number;
}

const bets: Bet[] = [
  { id: 'b1', game: 'Dice', stake: 50 },
  { id: 'b2', game: 'Koi', stake: 70 },
];

const columns: DataColumn<Bet>[] = [
  { id: 'game', header: 'Game', cell: (bet) => bet.game, lead: true },
  { id: 'stake', header: 'Stake', cell: (bet) => bet.stake, align: 'end', sortable: true, total: 120 },
];

const table = (props: Partial<DataTableProps<Bet>> = {}) =>
  render(<DataTable caption="Bets" columns={columns} rows={bets} rowKey={(bet) => bet.id} totalLabel="Total" {...props} />);

it('is a table with named rows and a row of totals', () => {
  table();
  const rows = within(screen.getByRole('table', { name: 'Bets' })).getAllByRole('row');
  expect(rows).toHaveLength(4);
  expect(within(rows[1] as HTMLElement).getByRole('rowheader')).toHaveTextContent('Dice');
  expect(within(rows[3] as HTMLElement).getByRole('rowheader')).toHaveTextContent('Total');
  expect(within(rows[3] as HTMLElement).getByRole('cell')).toHaveTextContent('120');
});

it('asks for the largest first, then for the other way round', async () => {
  const user = userEvent.setup();
  const onSort = jest.fn();
  const { rerender } = table({ onSort });
  await user.click(screen.getByRole('button', { name: 'Stake' }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'stake', direction: 'descending' });

  rerender(
    <DataTable
      caption="Bets"
      columns={columns}
      rows={bets}
      rowKey={(bet) => bet.id}
      sort={{ column: 'stake', direction: 'descending' }}
      onSort={onSort}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Stake' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Stake' }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'stake', direction: 'ascending' });
});

it('says something else when there is nothing to list', () => {
  table({ rows: [], empty: <p>No bets yet</p> });
  expect(screen.getByText('No bets yet')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('shows the shape of rows that are on their way', () => {
  table({ rows: [], skeletonRows: 3, empty: <p>No bets yet</p> });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4);
  expect(screen.queryByText('No bets yet')).not.toBeInTheDocument();
});

it('has nothing for axe to complain of, wide or not', async () => {
  const { container } = render(
    <>
      <DataTable caption="Bets" columns={columns} rows={bets} rowKey={(bet) => bet.id} totalLabel="Total" onSort={() => {}} />
      <DataTable wide caption="All bets" columns={columns} rows={bets} rowKey={(bet) => bet.id} totalLabel="Total" />
    </>,
  );
  expect(await violations(container)).toEqual([]);
});

it('puts rows of one day under it, in their order, without losing a row or a name', async () => {
  const days = [...bets, { id: 'b3', game: 'Reef', stake: 20 }];
  const { container } = table({ rows: days, groupOf: ({ id }) => (id === 'b3' ? 'Monday' : 'Tuesday') });
  const gamesOf = (day: string) =>
    within(screen.getByRole('rowgroup', { name: day }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);

  expect([gamesOf('Tuesday'), gamesOf('Monday')]).toEqual([['Dice', 'Koi'], ['Reef']]);
  expect(screen.getByText('Tuesday')).toBeInTheDocument();
  expect(await violations(container)).toEqual([]);
});

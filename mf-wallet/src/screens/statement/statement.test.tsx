import { statement } from '@pavilion/api/calls/wallet';
import type { StatementLine } from '@pavilion/api/wallet';
import { aMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import messages from '../../messages/en.json';
import { rangeOf } from './range';
import { StatementScreen } from './StatementScreen';

const line = (id: string, facts: Partial<StatementLine>): StatementLine => ({
  ...{ id, at: '2026-03-02T08:15:00Z', kind: 'deposit', amount: '50000', balance: '50000', reference: `ref-${id}` },
  ...facts,
});

function open() {
  const http = new FakeGateway().answer(statement, ({ cursor, kinds }) =>
    cursor
      ? { list: [line('1', {})] }
      : {
          list:
            kinds === 'deposit'
              ? [line('1', {})]
              : [line('2', { kind: 'bet', amount: '-1000', balance: '49000', game: 'Lantern Dice' })],
          ...(kinds !== 'deposit' && { nextCursor: '17.2' }),
          totals: { in: '50000', out: '1000', count: 2 },
        },
  );
  return { http, ...renderWithHost(<StatementScreen />, { http, messages, member: aMember() }) };
}

describe('the statement', () => {
  it('shows each movement with the balance after it, and what they add up to', async () => {
    const { container } = open();

    expect(await screen.findByText('Lantern Dice')).toBeInTheDocument();
    expect(screen.getByText('−৳10.00')).toBeInTheDocument();
    expect(screen.getByText('+৳490.00')).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('goes on where the page ended', async () => {
    const { user, http } = open();

    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByText('ref-1')).toBeInTheDocument();
    expect(http.inputsOf(statement).map(({ cursor }) => cursor)).toEqual([undefined, '17.2']);
  });

  it('narrows to kinds and days', async () => {
    const { user, http } = open();
    await screen.findByText('Lantern Dice');

    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    await user.click(screen.getByRole('button', { name: 'Today' }));

    await waitFor(() => expect(http.inputsOf(statement).at(-1)).toEqual({ ...rangeOf('today'), kinds: 'deposit' }));
  });
});

describe('a range by name', () => {
  const now = new Date(2026, 2, 1, 23, 59);

  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['week', '2026-02-23', '2026-03-01'],
    ['month', '2026-03-01', '2026-03-01'],
  ] as const)('%s is from %s to %s', (preset, from, to) => expect(rangeOf(preset, now)).toEqual({ from, to }));
});

import { accountRecord } from '@pavilion/api/calls/records';
import type { AccountRecordEntry } from '@pavilion/api/records';
import { aMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import messages from '../../messages/en.json';
import { AccountRecordScreen } from './AccountRecordScreen';

const entry = (id: string, facts: Partial<AccountRecordEntry>): AccountRecordEntry => ({
  id,
  at: '2026-03-02T08:15:00Z',
  state: 'paid',
  method: 'River Pay',
  amount: '50000',
  change: '50000',
  moved: true,
  reference: `R-${id}`,
  ...facts,
});

function open() {
  const http = new FakeGateway().answer(accountRecord, ({ area }) =>
    area === 'deposits'
      ? {
          list: [
            entry('1', {}),
            entry('2', { state: 'rejected', change: '0', moved: false, reason: 'The slip is of another payment.' }),
          ],
          totals: { count: 2, moved: '50000', fees: '0' },
        }
      : { list: [], totals: { count: 0, moved: '0', fees: '0' } },
  );
  return { http, ...renderWithHost(<AccountRecordScreen />, { http, messages, member: aMember() }) };
}

describe('the account record', () => {
  it('shows what moved money and what did not, each with its state and the reason', async () => {
    const { container } = open();

    expect(await screen.findByText('Rejected')).toBeInTheDocument();
    expect(screen.getByText('The slip is of another payment.')).toBeInTheDocument();
    expect(screen.getAllByText('+৳500.00')).toHaveLength(2);
    expect(screen.getByText('৳500.00')).toBeInTheDocument();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('says of a payout that came back that it did, and counts nothing for it', async () => {
    const http = new FakeGateway().answer(accountRecord, () => ({
      list: [
        entry('1', { state: 'returned', amount: '-60000', change: '0', moved: false }),
        entry('2', { state: 'part-paid', amount: '-60000', change: '-20000' }),
      ],
      totals: { count: 2, moved: '-20000', fees: '0' },
    }));
    renderWithHost(<AccountRecordScreen />, { http, messages, member: aMember() });

    expect(await screen.findByText('Sent back')).toBeInTheDocument();
    expect(screen.getByText('Paid in part')).toBeInTheDocument();
    expect(screen.getAllByText('−৳200.00')).toHaveLength(2);
    expect(screen.queryByText('Paid')).not.toBeInTheDocument();
  });

  it('asks for another area and says when there is nothing', async () => {
    const { user, http } = open();

    await user.click(await screen.findByRole('button', { name: 'Bonuses' }));

    expect(await screen.findByText('Nothing in this period')).toBeInTheDocument();
    await waitFor(() => expect(http.inputsOf(accountRecord).at(-1)).toMatchObject({ area: 'bonuses' }));
  });
});

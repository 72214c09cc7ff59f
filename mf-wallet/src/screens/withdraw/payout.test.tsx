import { confirmWithdrawal, withdrawalById, withdrawals } from '@pavilion/api/calls/withdrawals';
import type { WithdrawalValue } from '@pavilion/api/withdrawals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open, review } from './withdraw-fixture';

describe('a payout', () => {
  const paid: WithdrawalValue = {
    ...review,
    state: 'paid',
    status: 'paid',
    paid: '99000',
    received: '99000',
    remaining: '0',
    confirmation: 'open',
    confirmUntil: '2026-03-05T08:12:00Z',
    endedAt: '2026-03-02T09:00:00Z',
  };
  const address = '/member/withdraw?withdrawal=w-1';

  it('is confirmed', async () => {
    const { user, http } = open({ now: paid, address });
    http.answer(confirmWithdrawal('w-1'), { ...paid, confirmation: 'received' });

    await user.click(await screen.findByRole('button', { name: 'Yes, fully paid' }));

    expect(await screen.findByText('You confirmed that it was fully paid.')).toBeVisible();
    expect(http.inputsOf(confirmWithdrawal('w-1'))).toEqual([{ outcome: 'fully-paid' }]);
  });

  it('is reported missing, with a picture', async () => {
    const { user, http } = open({ now: paid, address });
    http.answer(confirmWithdrawal('w-1'), { ...paid, confirmation: 'disputed' });
    await user.click(await screen.findByRole('button', { name: 'No, nothing was received' }));
    await user.upload(
      screen.getByLabelText(/^A picture of your account/),
      new File(['picture'], 'account.png', { type: 'image/png' }),
    );

    await user.click(screen.getByRole('button', { name: 'Report what is missing' }));

    expect(await screen.findByText(/You reported that not all of it arrived/)).toBeVisible();
    expect(http.inputsOf(confirmWithdrawal('w-1'))).toEqual([{ outcome: 'not-received', proof: btoa('picture') }]);
  });

  it('that came in part says how much, what remains, and asks again for an amount that cannot be', async () => {
    const { user, http, container } = open({ now: paid, address });
    const now = { ...paid, confirmation: 'disputed', received: '30050', remaining: '68950' } as const;
    http.answer(confirmWithdrawal('w-1'), now);
    await user.click(await screen.findByRole('button', { name: 'Only a part arrived' }));
    await user.type(screen.getByLabelText(/^Amount received/), '990');
    await user.click(screen.getByRole('button', { name: 'Report what is missing' }));
    expect(await screen.findByText(/more than nothing and less than ৳990\.00/)).toBeVisible();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);

    await user.clear(screen.getByLabelText(/^Amount received/));
    await user.type(screen.getByLabelText(/^Amount received/), '300.50');
    expect(screen.getByText('Remaining').nextSibling).toHaveTextContent('৳689.50');
    await user.click(screen.getByRole('button', { name: 'Report what is missing' }));

    expect(await screen.findByText(/You reported that not all of it arrived/)).toBeVisible();
    expect(http.inputsOf(confirmWithdrawal('w-1'))).toEqual([{ outcome: 'received', amount: '30050' }]);
    expect(screen.getByText('Remaining').nextSibling).toHaveTextContent('৳689.50');
  });

  it('with a wrong picture says whether it is its type or its size', async () => {
    const { user } = open({ now: paid, address });
    await user.click(await screen.findByRole('button', { name: 'No, nothing was received' }));
    const choose = (bytes: number, type: string) =>
      fireEvent.change(screen.getByLabelText(/^A picture of your account/), {
        target: { files: [new File([new Uint8Array(bytes)], 'account', { type })] },
      });

    choose(2_000, 'application/pdf');
    expect(await screen.findByText('Choose a png or jpg picture.')).toBeVisible();
    choose(6 * 1024 * 1024, 'image/png');
    expect(await screen.findByText(/This picture cannot be opened/)).toBeVisible();
  });

  it.each([
    ['the gateway says that it changed', 'withdrawal.changed', { id: 'w-1' }],
    ['something may have been missed', 'updates.missed', {}],
  ] as const)('that was reported missing says what became of it as soon as %s', async (_, event, payload) => {
    const { http, host } = open({ now: { ...paid, confirmation: 'disputed' }, address });
    expect(await screen.findByText(/You reported that not all of it arrived/)).toBeVisible();
    http.answer(withdrawalById('w-1'), {
      ...paid,
      confirmation: 'returned',
      status: 'returned',
      received: '0',
      returned: '99000',
    });

    act(() => host.events.emit(event, payload));

    expect(await screen.findByText('It did not all arrive. What was missing is back in your balance.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Came back to your balance' })).toBeVisible();
    expect(screen.getByText('Back in your balance').nextSibling).toHaveTextContent('৳990.00');
  });

  it('under way is not asked after by itself, nor when another one changed', async () => {
    jest.useFakeTimers();
    const { http, host } = open({ now: { ...review, state: 'sent' }, address });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    const before = http.inputsOf(withdrawalById('w-1')).length;

    act(() => host.events.emit('withdrawal.changed', { id: 'w-2' }));
    await act(() => jest.advanceTimersByTimeAsync(60_000));

    expect(before).toBe(1);
    expect(http.inputsOf(withdrawalById('w-1'))).toHaveLength(before);
    jest.useRealTimers();
  });

  it('that was asked for on another page stands in the list at once', async () => {
    const { http, host } = open();
    await waitFor(() => expect(http.inputsOf(withdrawals)).toHaveLength(1));
    http.answer(withdrawals, { list: [{ ...review, amount: '777700' }], next: null });

    act(() => host.events.emit('withdrawal.changed', { id: 'w-1' }));

    expect(await screen.findByText(/৳7,777\.00/)).toBeInTheDocument();
  });

  it('that comes in parts says what is still to come', async () => {
    open({ now: { ...review, state: 'sent', status: 'sent', paid: '40000', received: '40000', remaining: '59000' }, address });

    expect((await screen.findByText('Remaining')).nextSibling).toHaveTextContent('৳590.00');
    expect(screen.getByText('Received').nextSibling).toHaveTextContent('৳400.00');
    expect(screen.getByText('7K3MQ9XPAB')).toBeVisible();
  });

  it('that was rejected says why, and ends there', async () => {
    open({
      now: {
        ...review,
        state: 'rejected',
        status: 'rejected',
        reason: 'The account is not yours.',
        endedAt: '2026-03-02T09:00:00Z',
      },
      address,
    });

    expect(await screen.findByText('The account is not yours.')).toBeVisible();
    expect(screen.queryByText('Sent')).not.toBeInTheDocument();
  });
});

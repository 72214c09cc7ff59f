import { deposits } from '@pavilion/api/calls/wallet';
import { withdrawals } from '@pavilion/api/calls/withdrawals';
import { aMember, aTrialMember } from '@pavilion/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { announcing, asFirstVisits, games, item, lobby, openInformation } from '../../testing/open-information';
import { aManifest, aPage, aRemote } from '../../testing/render-shell';

const walletPages = aRemote('wallet', [
  aPage('wallet.deposit', '/depositv2', { area: 'member', audience: 'member' }),
  aPage('wallet.withdraw', '/withdraw', { area: 'member', audience: 'member' }),
]);

asFirstVisits();

describe('the inbox', () => {
  const deposit = (id: string, more: object = {}) => ({
    id,
    state: 'paid',
    amount: '50000',
    createdAt: '2026-11-20T10:00:00Z',
    ...more,
  });
  const payments = (paidIn: readonly object[], paidOut: readonly object[] = []) =>
    announcing([item('1', { type: 'PL' })])
      .answer(deposits, { list: paidIn, next: null } as never)
      .answer(withdrawals, { list: paidOut, next: null } as never);

  it('shows what became of the player’s own payments, newest first, each as the way to it', async () => {
    const http = payments(
      [
        deposit('d-1', { settledAt: '2026-11-20T10:01:00Z' }),
        deposit('d-2', { state: 'rejected', settledAt: '2026-11-18T10:01:00Z' }),
      ],
      [{ id: 'w-1', status: 'sent', amount: '70000', requestedAt: '2026-11-19T10:00:00Z' }],
    );
    const { user, apply } = await openInformation(http, { member: aMember() });
    apply(aManifest({ lobby, games, wallet: walletPages }));

    await user.click(screen.getByRole('button', { name: /^Inbox/ }));
    const inbox = within(await screen.findByRole('dialog', { name: 'Inbox' }));

    expect((await inbox.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Deposit of ৳500\.00Credited.*20/),
      expect.stringMatching(/^Withdrawal of ৳700\.00On its way.*19/),
      expect.stringMatching(/^Deposit of ৳500\.00Not found.*18/),
    ]);
    expect(inbox.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/member/depositv2?deposit=d-1',
      '/member/withdraw?withdrawal=w-1',
      '/member/depositv2?deposit=d-2',
    ]);
    expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  });

  it('tells the time in Bengali by the clock of twenty-four hours, as every other page does', async () => {
    localStorage.setItem('pavilion.lang', 'bn');
    const { user, apply } = await openInformation(payments([deposit('d-1')]), { member: aMember() });
    apply(aManifest({ lobby, games, wallet: walletPages }));

    await user.click(screen.getByRole('button', { name: /^ইনবক্স/ }));

    expect(await screen.findByText(/২০২৬, \S+$/)).toHaveTextContent(/^২০ নভে, ২০২৬, [০-৯]{2}:[০-৯]{2}$/u);
  });

  it('marks the bell when a payment has ended, until it is looked at, and follows what is told', async () => {
    const http = payments([deposit('d-1', { state: 'pending' })]);
    localStorage.setItem('pavilion.notices-seen', '2026-11-21T00:00:00Z');
    const { user, information, emit } = await openInformation(http, { member: aMember() });
    await waitFor(() => expect(http.inputsOf(withdrawals)).toHaveLength(1));
    expect(information.unread()).toBe(false);
    http.answer(deposits, { list: [deposit('d-1', { settledAt: '2026-11-20T10:01:00Z' })], next: null } as never);

    emit('deposit.changed', { id: 'd-1' } as never);
    await user.click(await screen.findByRole('button', { name: 'Inbox: something new' }));

    await waitFor(() => expect(information.unread()).toBe(false));
    expect(localStorage.getItem('pavilion.inbox-seen')).toBe('2026-11-20T10:01:00Z');
  });

  it('has the notices beside them, and shows somebody who plays for free those alone', async () => {
    const http = payments([]);
    const { user } = await openInformation(http, { member: aTrialMember() });

    await user.click(screen.getByRole('button', { name: /^Inbox/ }));
    const inbox = within(await screen.findByRole('dialog', { name: 'Inbox' }));
    expect(inbox.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Notices']);
    await user.click(await inbox.findByRole('button', { name: /Title 1/ }));

    expect(await screen.findByText('What 1 says')).toBeInTheDocument();
    expect(http.inputsOf(deposits)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: /^Inbox/ })).toHaveFocus();
  });
});

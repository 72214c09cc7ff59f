import { transferRecipients, transfers, transferTerms, transferToDownline } from '@pavilion/api/calls/transfers';
import type { Recipient, RecipientsQuery, TransferTerms, TransferValue } from '@pavilion/api/transfers';
import { CallError } from '@pavilion/host/http';
import { anAgent, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import messages from '../../messages/en.json';
import { TransferScreen } from './TransferScreen';
import { TransfersScreen } from './TransfersScreen';

const ready: TransferTerms = {
  balance: '100000',
  currency: 'BDT',
  upline: null,
  passwordSet: true,
  hold: null,
  turnover: { required: '9', done: '0' },
  min: '10000',
  max: '5000000',
  today: '90000',
};
const team: Recipient[] = [
  { id: 'm1', account: 'rahima', nickname: 'Rahima', agent: false },
  { id: 'm2', account: 'salma2', nickname: '', agent: true },
];
const sent: TransferValue = {
  id: '0b7f7a52-0000-4000-8000-000000000000',
  reference: '7K3MQ9XPAB',
  direction: 'down',
  sent: true,
  amount: '30000',
  currency: 'BDT',
  other: { account: 'rahima', nickname: 'Rahima' },
  at: '2026-03-02T08:12:00Z',
};

function open(terms: Partial<TransferTerms> = {}, earlier: TransferValue[] = [], whole = false) {
  const http = new FakeGateway()
    .answer(transferTerms, { ...ready, ...terms })
    .answer(transfers, { list: earlier, next: null })
    .answer(transferRecipients, ({ name = '' }: RecipientsQuery) => ({
      list: team.filter((each) => each.account.startsWith(name)),
    }))
    .answer(transferToDownline, sent);
  const page = whole ? <TransfersScreen /> : <TransferScreen />;
  return { http, ...renderWithHost(page, { http, messages, member: anAgent(), address: '/agentHome/transferDownline' }) };
}

async function review(user: ReturnType<typeof open>['user'], amount = '300') {
  await user.click(await screen.findByRole('radio', { name: /rahima/ }));
  await user.type(screen.getByLabelText('Amount'), amount);
  await user.click(screen.getByRole('button', { name: 'Review' }));
}

describe('an agent who sends to the team', () => {
  it('finds somebody, looks at it, enters the second password, and has a receipt', async () => {
    const { user, http, container } = open();
    await user.type(await screen.findByLabelText('Recipient'), 'rah');
    await screen.findByRole('radio', { name: /rahima/ });
    expect(screen.queryByRole('radio', { name: /salma2/ })).not.toBeInTheDocument();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
    await review(user, '৩০০');
    expect(screen.getByText('rahima · Rahima')).toBeVisible();
    await user.type(screen.getByLabelText(/^Withdrawal password/), '246810');
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send ৳300.00' }));

    expect(within(await screen.findByRole('region', { name: 'Sent' })).getByText('7K3MQ9XPAB')).toBeVisible();
    expect(http.inputsOf(transferToDownline)).toEqual([{ memberId: 'm1', amount: '30000', paymentPassword: '246810' }]);
  });

  it.each([
    ['', 'Enter an amount, such as 500.'],
    ['99.99', 'The amount must be between ৳100.00 and ৳50,000.00.'],
    ['1000.01', 'That is more than your balance.'],
    ['950', 'This is over your daily limit. Left: ৳900.00.'],
  ])('is told what is wrong with “%s”, and nothing is sent', async (typed, problem) => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /rahima/ }));
    const amount = screen.getByLabelText('Amount');
    if (typed) await user.type(amount, typed);
    await user.click(screen.getByRole('button', { name: 'Review' }));

    expect(amount).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect(amount).toHaveFocus();
  });

  it('has to choose somebody', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Amount'), '300');
    await user.click(screen.getByRole('button', { name: 'Review' }));

    expect(screen.getByLabelText('Recipient')).toHaveAccessibleDescription(expect.stringContaining('Choose a recipient.'));
    expect(screen.getByLabelText('Recipient')).toHaveFocus();
  });

  it('is told of a wrong password under it, and sends once with it right', async () => {
    const { user, http } = open();
    const wrong = { paymentPassword: 'withdrawals.password_wrong' };
    http.answer(transferToDownline, new CallError('withdrawals.password_wrong', 'That is not it.', wrong));
    await review(user);
    const secret = screen.getByLabelText(/^Withdrawal password/);
    await user.type(secret, '111111');
    await user.click(screen.getByRole('button', { name: 'Send ৳300.00' }));
    expect(await screen.findByText('That is not it.')).toBeVisible();
    expect(secret).toHaveAccessibleDescription(expect.stringContaining('That is not it.'));

    http.answer(transferToDownline, sent);
    await user.click(screen.getByRole('button', { name: 'Send ৳300.00' }));
    await screen.findByRole('region', { name: 'Sent' });

    const keys = http.sent.filter(({ path }) => path === transferToDownline.path).map(({ options }) => options.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('waits while a change holds it back', async () => {
    open({ hold: { until: '2026-03-03T08:00:00Z', what: 'password' } });
    expect(await screen.findByText(/Transfers are on hold until/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
  });

  it('sets a second password first', async () => {
    open({ passwordSet: false });
    expect(await screen.findByRole('link', { name: 'Go to the withdrawal page' })).toBeVisible();
  });
});

describe('the list of transfers', () => {
  it('says what went and what came, with the other’s name', async () => {
    const came = { ...sent, id: 't-2', direction: 'up', sent: false, amount: '5000' } as const;
    const { container } = open({}, [sent, came], true);
    const list = within(await screen.findByRole('region', { name: 'Earlier transfers' }));

    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/300\.00To rahima/),
      expect.stringMatching(/\+৳50\.00From rahima/),
    ]);
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('says that there is none', async () => {
    open({}, [], true);
    expect(await screen.findByText('No transfers yet')).toBeVisible();
  });
});

import { walletTransfer } from '@pavilion/api/calls/transfers';
import { balance, merchantWallet } from '@pavilion/api/calls/wallet';
import type { WalletTransferRequest } from '@pavilion/api/transfers';
import type { WalletBalance } from '@pavilion/api/wallet';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import messages from '../../messages/en.json';
import { TransferScreen } from './TransferScreen';

const three: WalletBalance[] = [
  { wallet: 'main', balance: '100000', version: 1 },
  { wallet: 'vendor:pagoda', name: 'Pagoda Grove', balance: '2500', version: 1 },
  { wallet: 'vendor:studio', name: 'Lantern Works', balance: '0', version: 0 },
];

beforeEach(() => sessionStorage.clear());

function open({ wallets = three, isSingle = false, address = '/member/transferFund', member = aMember() } = {}) {
  let held = wallets;
  const http = new FakeGateway()
    .answer(merchantWallet, { isSingle })
    .answer(balance, () => ({ balance: held[0]?.balance ?? '0', currency: 'BDT', playMoney: false, wallets: held }))
    .answer(walletTransfer, ({ from, to, amount = '2500' }: WalletTransferRequest) => {
      held = held.map((each) => {
        const by = each.wallet === to ? BigInt(amount) : each.wallet === from || from === 'all' ? -BigInt(amount) : 0n;
        return each.wallet.startsWith('vendor:studio') && from === 'all'
          ? each
          : { ...each, balance: String(BigInt(each.balance) + by) };
      });
      return { id: 't-1', from, to, amount, currency: 'BDT', at: '2026-03-02T08:12:00Z' };
    });
  return { http, ...renderWithHost(<TransferScreen />, { http, messages, member, address }) };
}

const keysOf = (http: FakeGateway) =>
  http.sent.filter(({ path }) => path === walletTransfer.path).map(({ options }) => options.idempotencyKey);

describe('somebody whose brand has a wallet for each vendor', () => {
  it('sees what lies where, and moves some of it into the one they came for', async () => {
    const { user, http, container, host } = open({ address: '/member/transferFund?to=vendor%3Astudio' });
    expect(await screen.findByLabelText('To')).toHaveValue('vendor:studio');
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);

    await user.type(screen.getByLabelText('Amount'), '৩০০');
    await user.click(screen.getByRole('button', { name: 'Transfer' }));

    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'positive', text: '৳300.00 is now in: Lantern Works.' }]));
    expect(http.inputsOf(walletTransfer)).toEqual([{ from: 'main', to: 'vendor:studio', amount: '30000' }]);
    await within(screen.getByLabelText('To')).findByRole('option', { name: 'Lantern Works · ৳300.00' });
    expect(screen.getByLabelText('Amount')).toHaveValue('');
  });

  it('moves all of a vendor’s back, the other side following by itself', async () => {
    const { user, http } = open();
    await user.selectOptions(await screen.findByLabelText('From'), 'vendor:pagoda');
    expect(screen.getByLabelText('To')).toHaveValue('main');
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('25');
    await user.click(screen.getByRole('button', { name: 'Transfer' }));

    await waitFor(() => expect(http.inputsOf(walletTransfer)).toEqual([{ from: 'vendor:pagoda', to: 'main', amount: '2500' }]));
  });

  it('swaps the two sides', async () => {
    const { user } = open();
    await screen.findByLabelText('From');
    await user.click(screen.getByRole('button', { name: 'Swap' }));

    expect(screen.getByLabelText('From')).toHaveValue('vendor:pagoda');
    expect(screen.getByLabelText('To')).toHaveValue('main');
  });

  it('brings everything back with one press', async () => {
    const { user, http, host } = open();
    await user.click(await screen.findByRole('button', { name: 'Return ৳25.00 to the main wallet' }));

    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'positive', text: '৳25.00 was returned to your main wallet.' }]));
    expect(http.inputsOf(walletTransfer)).toEqual([{ from: 'all', to: 'main' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Return/ })).not.toBeInTheDocument());
  });

  it.each([
    ['', 'Enter an amount, such as 500.'],
    ['1000.01', 'There is not enough money in this wallet.'],
  ])('is told what is wrong with “%s”, and nothing moves', async (typed, problem) => {
    const { user, http } = open();
    const amount = await screen.findByLabelText('Amount');
    if (typed) await user.type(amount, typed);
    await user.click(screen.getByRole('button', { name: 'Transfer' }));

    expect(amount).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect(http.inputsOf(walletTransfer)).toEqual([]);
  });

  it('asks again with the same key when no answer came, and with another once something changed', async () => {
    const { user, http } = open();
    http.answer(walletTransfer, new CallError('network.abnormal', 'Check your connection.'));
    await user.type(await screen.findByLabelText('Amount'), '300');
    const move = screen.getByRole('button', { name: 'Transfer' });
    await user.click(move);
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection.');
    await user.click(move);
    await user.type(screen.getByLabelText('Amount'), '.5');
    await user.click(move);

    await waitFor(() => expect(keysOf(http)).toHaveLength(3));
    const [first, second, third] = keysOf(http);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('where one wallet serves all vendors', () => {
  it('one sentence says so', async () => {
    open({ isSingle: true, wallets: three.slice(0, 1) });

    expect(await screen.findByText('All games here use one wallet')).toBeVisible();
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
  });

  it('what a vendor’s wallet still holds comes back, and nothing goes in', async () => {
    open({ isSingle: true, wallets: three.slice(0, 2) });

    expect(await screen.findByLabelText('From')).toHaveValue('vendor:pagoda');
    expect(screen.queryByRole('option', { name: /^Main wallet.*/, selected: false })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Swap' })).toBeDisabled();
  });
});

it('keeps for the session what the brand said, and asks again', async () => {
  sessionStorage.setItem('merchantWallet', JSON.stringify({ isSingle: true }));
  open({ wallets: three.slice(0, 1) });

  await screen.findByRole('heading', { name: 'From one wallet to another' });
  expect(sessionStorage.getItem('merchantWallet')).toBe('{"isSingle":false}');
});

it('offers a trial player an account instead', () => {
  open({ member: aTrialMember() });

  expect(screen.getByText('Free play has no wallet')).toBeVisible();
});

import { balance } from '@pavilion/api/calls/wallet';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { act, screen, waitFor } from '@testing-library/react';
import messages from '../messages/en.json';
import { HeaderBalance } from './HeaderBalance';
import { PlayBalance } from './PlayBalance';
import { SideActions } from './SideActions';

function open({ member = aMember() } = {}) {
  const http = new FakeGateway().answer(balance, { balance: '123450', currency: 'BDT', playMoney: false });
  const slots = (
    <>
      <HeaderBalance />
      <PlayBalance vendor="STUDIO" />
      <SideActions compact={false} />
    </>
  );
  return { http, ...renderWithHost(slots, { http, messages, member }) };
}

beforeEach(() => localStorage.clear());

describe('the balance', () => {
  it('shows in the header and beside the game, with two decimals', async () => {
    open();

    expect(await screen.findAllByText('৳1,234.50')).toHaveLength(2);
  });

  it('follows what the platform tells, in every place', async () => {
    const { host } = open();
    await screen.findAllByText('৳1,234.50');

    act(() => host.tellBalance({ balance: '100', currency: 'BDT', playMoney: false }));

    await waitFor(() => expect(screen.getAllByText('৳1.00')).toHaveLength(2));
  });

  it('shows a bonus apart from it, as the way to how far it is, and hides it with the rest', async () => {
    const { user, http } = open();
    const wallets = [
      { wallet: 'main', balance: '123450', version: 2 },
      { wallet: 'bonus', balance: '25000', version: 1 },
    ];
    http.answer(balance, { balance: '123450', currency: 'BDT', playMoney: false, wallets });
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }));

    expect(await screen.findByRole('link', { name: '+ ৳250.00 bonus' })).toBeInTheDocument();
    expect(screen.getAllByText('৳1,234.50')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(screen.queryByRole('link', { name: '+ ৳250.00 bonus' })).not.toBeInTheDocument();
  });

  it('beside a game is the vendor’s where the brand has a wallet for each, and follows what is told of it', async () => {
    const wallets = (studio: string) => [
      { wallet: 'main', balance: '123450', version: 1 },
      { wallet: 'vendor:studio', name: 'Lantern Works', balance: studio, version: 1 },
    ];
    const held = (studio: string) => ({ balance: '123450', currency: 'BDT', playMoney: false, wallets: wallets(studio) });
    const http = new FakeGateway().answer(balance, held('5000'));
    const { host } = renderWithHost(<PlayBalance vendor="STUDIO" />, {
      http,
      messages,
      member: aMember(),
      brand: { flags: { VENDORWALLETS: true } },
    });
    expect(await screen.findByText('৳50.00')).toBeVisible();
    expect(screen.getByText('Wallet of Lantern Works')).toBeVisible();

    act(() => host.tellBalance(held('4000')));

    expect(await screen.findByText('৳40.00')).toBeVisible();
    expect(http.inputsOf(balance)).toHaveLength(1);
  });

  it('is hidden everywhere when it is hidden, and stays so on this device', async () => {
    const { user } = open();
    await screen.findAllByText('৳1,234.50');

    await user.click(screen.getByRole('button', { name: 'Hide balance' }));

    expect(screen.queryByText('৳1,234.50')).not.toBeInTheDocument();
    expect(screen.getAllByText('Balance hidden')).toHaveLength(2);
    expect(localStorage.getItem('pavilion.balance-hidden')).toBe('yes');
  });

  it('is read again on demand', async () => {
    const { user, http } = open();
    await screen.findAllByText('৳1,234.50');
    http.answer(balance, { balance: '200', currency: 'BDT', playMoney: false });

    await user.click(screen.getByRole('button', { name: 'Refresh balance' }));

    await waitFor(() => expect(screen.getAllByText('৳2.00')).toHaveLength(2));
  });

  it('of a trial player is none: they are told that they play for free, and nothing is asked', () => {
    const { http } = open({ member: aTrialMember() });

    expect(screen.getAllByText('Free play')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Use a real account' })).toBeInTheDocument();
    expect(http.sent).toEqual([]);
  });
});

it('offers a member to pay in', () => {
  open();

  expect(screen.getByRole('link', { name: 'Deposit' })).toBeInTheDocument();
});

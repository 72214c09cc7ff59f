import type { Bonus } from '@pavilion/api/bonuses';
import { bonuses } from '@pavilion/api/calls/bonuses';
import { pointBalance } from '@pavilion/api/calls/points';
import { balance, depositMethods } from '@pavilion/api/calls/wallet';
import { withdrawalTerms } from '@pavilion/api/calls/withdrawals';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
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

/** The bar above a game, with a round that is pressed into and out of settling. */
function PlayBar() {
  const [settling, setSettling] = useState(false);
  return (
    <>
      <PlayBalance vendor="STUDIO" settling={settling} />
      <button onClick={() => setSettling(!settling)}>round</button>
    </>
  );
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
    const active = { id: 'b-1', wager: { needed: '200000', done: '59900', left: '140100' } } as Bonus;
    http.answer(bonuses, { active, list: [], next: null });
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }));

    expect(await screen.findByRole('link', { name: '+ ৳250.00 bonus' })).toBeInTheDocument();
    expect(await screen.findByRole('progressbar', { name: 'Wagering progress' })).toHaveAttribute('value', '0.29');
    expect(screen.getByText('Bonus 29%')).toBeInTheDocument();
    expect(screen.getByText('Bonus: ৳599.00 of ৳2,000.00')).toBeInTheDocument();
    expect(screen.getAllByText('৳1,234.50')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(screen.queryByRole('link', { name: '+ ৳250.00 bonus' })).not.toBeInTheDocument();
  });

  it('beside a game tells how far a bonus is once a round is over, and nothing early', async () => {
    const wallets = [
      { wallet: 'main', balance: '123450', version: 2 },
      { wallet: 'bonus', balance: '25000', version: 1 },
    ];
    const fed = (done: string) => ({ id: 'b-1', wager: { needed: '200000', done, left: '1' } }) as Bonus;
    const http = new FakeGateway()
      .answer(balance, { balance: '123450', currency: 'BDT', playMoney: false, wallets })
      .answer(bonuses, { active: fed('20000'), list: [], next: null });
    const { host, user } = renderWithHost(<PlayBar />, { http, messages, member: aMember() });
    expect(await screen.findByText('Bonus 10%')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'round' }));
    http.answer(bonuses, { active: fed('40000'), list: [], next: null });
    act(() => host.events.emit('bonus.changed', { id: 'b-1' }));
    await waitFor(() => expect(http.inputsOf(bonuses)).toHaveLength(2));
    expect(screen.getByText('Bonus 10%')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'round' }));
    expect(await screen.findByText('Bonus 20%')).toBeInTheDocument();
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

  it('beside a game does not tell of a win before the game has shown it, and tells of the stake at once', async () => {
    const holding = (now: string) => ({ balance: now, currency: 'BDT', playMoney: false });
    const http = new FakeGateway().answer(balance, holding('10000'));
    const { host, user } = renderWithHost(<PlayBar />, { http, messages, member: aMember() });
    expect(await screen.findByText('৳100.00')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'round' }));
    act(() => host.tellBalance(holding('9000')));
    expect(await screen.findByText('৳90.00')).toBeVisible();
    act(() => host.tellBalance(holding('11000')));
    expect(screen.getByText('৳90.00')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'round' }));
    expect(await screen.findByText('৳110.00')).toBeVisible();
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

  describe('opens a card', () => {
    const terms = {
      balance: '123450',
      currency: 'BDT',
      methods: [],
      payees: [],
      passwordSet: true,
      hold: null,
      turnover: { required: '50000', done: '20000' },
      today: { count: 5, amount: '1000000' },
    };

    async function openCard(more: Partial<typeof terms> = {}, missingPages: 'points.mall'[] = []) {
      const http = new FakeGateway()
        .answer(balance, {
          balance: '12345678901',
          currency: 'BDT',
          playMoney: false,
          wallets: [
            { wallet: 'main', balance: '12345678901', version: 2 },
            { wallet: 'bonus', balance: '25000', version: 1 },
          ],
        })
        .answer(withdrawalTerms, { ...terms, ...more })
        .answer(pointBalance, { pointBalance: 1_250 })
        .answer(depositMethods, { methods: [], quickAmounts: ['50000', '100000'] });
      const rendered = renderWithHost(<HeaderBalance />, { http, messages, member: aMember(), missingPages });
      await rendered.user.click(await screen.findByRole('button', { name: 'Balance ৳123,456,789.01' }));
      return { ...rendered, http, card: within(await screen.findByRole('dialog', { name: 'Your balance' })) };
    }
    const row = (card: ReturnType<typeof within>, name: string) => card.getByText(name).closest('div');

    it('with what is held, what of it can leave, the points, and the quickest ways in and out', async () => {
      const { card, container } = await openCard();
      await card.findByText('1,250');

      expect(row(card, 'Main wallet')).toHaveTextContent('৳123,456,789.01');
      expect(row(card, 'Bonus')).toHaveTextContent('৳250.00');
      expect(row(card, 'Can be withdrawn')).toHaveTextContent('৳300.00 more to bet first৳0.00');
      expect(row(card, 'Points')).toHaveTextContent('1,250');
      expect(card.getByRole('link', { name: 'Deposit ৳500.00' })).toHaveAttribute('href', '/wallet/deposit?amount=500');
      expect(card.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/wallet/deposit');
      expect(card.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/wallet/withdraw');
      expect((await axe(container)).violations).toEqual([]);
    });

    it('that asks for no points where the brand has none', async () => {
      const { card, http } = await openCard({}, ['points.mall']);
      await card.findByText('৳250.00');

      expect(card.queryByText('Points')).not.toBeInTheDocument();
      expect(http.inputsOf(pointBalance)).toEqual([]);
    });

    it('that says all of it can leave when nothing stands before it', async () => {
      const { card } = await openCard({ turnover: { required: '0', done: '0' } });

      await waitFor(() => expect(row(card, 'Can be withdrawn')).toHaveTextContent('৳123,456,789.01'));
    });

    it('whose amounts can be hidden there, and that closes behind whoever goes on', async () => {
      const { card, user } = await openCard();
      await card.findByText('1,250');

      await user.click(card.getByRole('button', { name: 'Hide balance' }));
      expect(card.queryByText('৳250.00')).not.toBeInTheDocument();
      await user.click(card.getByRole('link', { name: 'Deposit' }));

      expect(screen.queryByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
    });
  });

  it('has a short form beside it for a narrow header, only when it is long', async () => {
    const { http, user } = open();
    await screen.findAllByText('৳1,234.50');
    expect(screen.queryByText('৳123.45M')).not.toBeInTheDocument();
    http.answer(balance, { balance: '12345678901', currency: 'BDT', playMoney: false });

    await user.click(screen.getByRole('button', { name: 'Refresh balance' }));

    expect(await screen.findByText('৳123.45M')).toHaveAttribute('aria-hidden', 'true');
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

import { bonusOffers } from '@pavilion/api/calls/bonuses';
import type { BonusOffersValue, BonusOffer as Offer } from '@pavilion/api/bonuses';
import { CallError } from '@pavilion/host/http';
import { aMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { axe } from 'jest-axe';
import messages from '../../messages/en.json';
import { BonusOffer } from './BonusOffer';

const weekly: Offer = {
  code: 'weekly',
  name: { bn: 'চার ভাগের এক ভাগ', en: 'A quarter on top' },
  terms: { bn: 'শর্ত', en: 'Everything that holds.' },
  percent: 25,
  cap: '500000',
  least: '50000',
  firstOnly: false,
  wagerTimes: 8,
  days: 14,
  largestBetPercent: 25,
};
/** As the gateway reckons it. */
const offered = ({ amount }: { amount?: string }): BonusOffersValue => ({
  offers: [amount === '100000' ? { ...weekly, brings: { amount: '25000', wager: '200000', largestBet: '6250' } } : weekly],
  active: false,
});

function open(answer: BonusOffersValue | CallError | typeof offered = offered) {
  const http = new FakeGateway().answer(bonusOffers, answer);
  const chosen: (string | undefined)[] = [];
  let type: (amount: bigint | undefined) => void = () => {};
  function Form() {
    const [code, setCode] = useState<string>();
    const [typed, setTyped] = useState<bigint | undefined>(100_000n);
    type = setTyped;
    const choose = (next: string | undefined) => {
      chosen.push(next);
      setCode(next);
    };
    return <BonusOffer amount={typed} chosen={code} onChoose={choose} />;
  }
  const opened = renderWithHost(<Form />, { http, messages, member: aMember() });
  return { http, chosen, type: (next: bigint | undefined) => act(() => type(next)), ...opened };
}

describe('a bonus with a deposit', () => {
  it('is chosen for nobody, and says what it brings and what that takes before it is', async () => {
    const { chosen, container } = open();

    expect(await screen.findByRole('radio', { name: /^A quarter on top/ })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'No bonus' })).toBeChecked();
    expect(
      screen.getByText('৳250.00 extra. It is yours once ৳2,000.00 has counted within 14 days. Bets of up to ৳62.50 count.'),
    ).toBeInTheDocument();
    expect(chosen).toEqual([]);
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('shows all terms to whoever chooses it, and can be left again', async () => {
    const { user, chosen } = open();
    await user.click(await screen.findByRole('radio', { name: /^A quarter on top/ }));
    expect(screen.getByText('Everything that holds.')).toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'No bonus' }));
    expect(chosen).toEqual(['weekly', undefined]);
  });

  it('cannot be chosen for too little, and is let go of when the amount shrinks below it', async () => {
    const { user, chosen, type } = open();
    await user.click(await screen.findByRole('radio', { name: /^A quarter on top/ }));
    type(40_000n);

    expect(await screen.findByText(/^25% of the deposit extra, at most ৳5,000.00, from ৳500.00/)).toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: /^A quarter on top/, checked: false })).toBeDisabled();
    expect(chosen).toEqual(['weekly', undefined]);
  });

  it('waits while as many run as can', async () => {
    open({ offers: [], active: true });

    expect(await screen.findByText(/^You have as many bonuses as can run at once/)).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it.each([
    ['nothing is offered', { offers: [], active: false }],
    ['offers cannot be read', new CallError('service.unavailable', 'The service is busy.')],
  ])('takes no room while %s: paying in goes on without it', async (_, answer) => {
    const { http, container } = open(answer);

    await screen.findByText((_text, element) => element === container);
    expect(http.inputsOf(bonusOffers)).toHaveLength(1);
    expect(container).toHaveTextContent(/^$/);
  });
});

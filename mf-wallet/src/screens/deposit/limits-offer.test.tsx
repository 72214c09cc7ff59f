import { markLimitOfferSeen, limits } from '@pavilion/api/calls/protection';
import type { LimitsValue } from '@pavilion/api/protection';
import { aMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../messages/en.json';
import { LimitsOffer } from './LimitsOffer';

function open(offers: LimitsValue['offers']) {
  const http = new FakeGateway()
    .answer(limits, { currency: 'BDT', limits: [], changes: [], offers })
    .answer(markLimitOfferSeen, {});
  return { http, ...renderWithHost(<LimitsOffer />, { http, member: aMember(), messages }) };
}

describe('limits before a first deposit', () => {
  it('are offered once, and not now is as easy as setting some', async () => {
    const { http, user } = open(['deposit']);
    const [set, later] = [
      await screen.findByRole('button', { name: 'Set limits' }),
      screen.getByRole('button', { name: 'Not now' }),
    ];
    expect(later.className).toBe(set.className);

    await user.click(later);

    await waitFor(() => expect(http.inputsOf(markLimitOfferSeen)).toEqual([{ place: 'deposit' }]));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are not offered to somebody who has some, or was asked', async () => {
    const { http } = open(['registration']);

    await waitFor(() => expect(http.inputsOf(limits)).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

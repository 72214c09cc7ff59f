import { reachedLimits } from '@pavilion/api/calls/protection';
import type { ReachedLimitsValue } from '@pavilion/api/protection';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../messages/en.json';
import { LimitNotice } from './LimitNotice';

const loss = { kind: 'loss', period: 'day', value: '10000', left: '4000', until: '2026-03-03T08:00:00Z' } as const;
const time = { kind: 'session', period: 'day', value: '60', left: '0', until: '2026-03-03T18:00:00Z' } as const;

function open(reached: ReachedLimitsValue['reached'], { roundInProgress = false, member = aMember() } = {}) {
  const http = new FakeGateway().answer(reachedLimits, { reached });
  const onEnd = jest.fn();
  const notice = <LimitNotice playing roundInProgress={roundInProgress} onEnd={onEnd} />;
  return { http, onEnd, ...renderWithHost(notice, { http, member, messages }) };
}

describe('a player who reached a limit of their own', () => {
  it('reads which, what is left and from when there is more, once', async () => {
    const { user, onEnd } = open([loss]);

    expect(await screen.findByText(/^Your loss limit in 24 hours is ৳100.00; ৳40.00 left. More from March 3/)).toBeVisible();
    const [end, stay] = [
      screen.getByRole('button', { name: 'Stop playing' }),
      screen.getAllByRole('button', { name: 'Stay here' }).at(-1),
    ];
    expect(stay?.className).toBe(end.className);
    await user.click(stay as HTMLElement);

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('is told of time that is over, and leaves by one press', async () => {
    const { user, onEnd } = open([time]);
    expect(await screen.findByText(/^You have used your 60 minutes for today. You can finish an open round/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Stop playing' }));

    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('is not interrupted while a round is under way', async () => {
    const { http } = open([time], { roundInProgress: true });

    await waitFor(() => expect(http.inputsOf(reachedLimits)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has limits only with an account', () => {
    const { http } = open([time], { member: aTrialMember() });

    expect(http.inputsOf(reachedLimits)).toEqual([]);
  });
});

import { reachedLimits } from '@pavilion/api/calls/protection';
import type { ReachedLimitsValue } from '@pavilion/api/protection';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { act, screen, waitFor } from '@testing-library/react';
import messages from '../../messages/en.json';
import { LimitNotice } from './LimitNotice';

const loss = { kind: 'loss', period: 'day', value: '10000', left: '4000', until: '2026-03-03T08:00:00Z' } as const;
const time = { kind: 'session', period: 'day', value: '60', left: '0', until: '2026-03-03T18:00:00Z' } as const;

function open(reached: ReachedLimitsValue['reached'], { roundInProgress = false, member = aMember() } = {}) {
  const http = new FakeGateway().answer(reachedLimits, { reached });
  const onEnd = jest.fn();
  const notice = (
    <>
      <input aria-label="Amount" />
      <LimitNotice playing roundInProgress={roundInProgress} onEnd={onEnd} />
    </>
  );
  return { http, onEnd, ...renderWithHost(notice, { http, member, messages }) };
}

describe('a player who reached a limit of their own', () => {
  it('reads which, what is left and from when there is more, once', async () => {
    const { user, onEnd } = open([loss]);

    expect(await screen.findByText(/^Your loss limit in 24 hours is ৳100.00; ৳40.00 left. More from 3 March/)).toBeVisible();
    const [end, stay] = [
      screen.getByRole('button', { name: 'Stop playing' }),
      screen.getAllByRole('button', { name: 'Stay here' }).at(-1),
    ];
    expect(stay?.className).toBe(end.className);
    await user.click(stay as HTMLElement);

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('reads only of the one that was hit when several let less through', async () => {
    open([
      { ...loss, left: '4000' },
      { kind: 'wager', period: 'week', value: '90000', left: '2000', until: '2026-03-05T08:00:00Z' },
      { kind: 'loss', period: 'month', value: '20000', left: '9000', until: '2026-03-20T08:00:00Z' },
    ]);

    expect(await screen.findByText(/^Your betting limit in 7 days is ৳900.00; ৳20.00 left/)).toBeVisible();
    expect(screen.queryByText(/loss limit/)).toBeNull();
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

  it('is not interrupted while they type somewhere on the page, but afterwards', async () => {
    const { http, user } = open([time]);
    act(() => screen.getByLabelText('Amount').focus());
    await waitFor(() => expect(http.inputsOf(reachedLimits)).toHaveLength(1));

    await user.type(screen.getByLabelText('Amount'), '500');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Amount')).toHaveValue('500');

    act(() => screen.getByLabelText('Amount').blur());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('has limits only with an account', () => {
    const { http } = open([time], { member: aTrialMember() });

    expect(http.inputsOf(reachedLimits)).toEqual([]);
  });
});

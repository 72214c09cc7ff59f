import { missionLeaderboard } from '@pavilion/api/calls/boards';
import { claimMission, joinMission, missionSummary } from '@pavilion/api/calls/missions';
import type { Mission, MissionSummaryValue } from '@pavilion/api/missions';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, waitFor, within } from '@testing-library/react';
import bn from '../../messages/bn.json';
import messages from '../../messages/en.json';
import { MissionsScreen } from './MissionsScreen';

const daily: Mission = {
  code: 'daily-round',
  period: '2026-03-02',
  every: 'daily',
  name: { bn: 'রোজকার রাউন্ড', en: 'Daily round' },
  about: { bn: 'খেলুন।', en: 'Play.' },
  from: '2026-03-02',
  until: '2026-03-02',
  claimUntil: '2026-03-05',
  state: 'progress',
  prize: '20000',
  joinable: false,
  steps: [{ kind: 'counted', target: '200000', progress: '150000' }],
};
const value = (...list: Mission[]): MissionSummaryValue => ({
  currency: 'BDT',
  claimable: list.filter(({ state }) => state === 'reached').length,
  list,
});
const reached: Mission = { ...daily, state: 'reached', steps: [{ kind: 'counted', target: '200000', progress: '250000' }] };

function open(now: MissionSummaryValue | CallError, locale: 'bn' | 'en' = 'en', member = aMember()) {
  const http = new FakeGateway().answer(missionSummary, now);
  return {
    http,
    ...renderWithHost(<MissionsScreen />, { http, member, messages: locale === 'en' ? messages : bn, locale }),
  };
}
const card = async (name = 'Daily round') => within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

describe('a player with missions', () => {
  it('sees what each asks, how far it is, and until when', async () => {
    open(value(daily));

    const mission = await card();
    expect(mission.getByRole('progressbar', { name: 'Counted play' })).toHaveValue(750);
    expect(mission.getByText('৳1,500.00 of ৳2,000.00')).toBeVisible();
    expect(mission.getByText(/^Until the end of (March 2|2 March)$/)).toBeVisible();
    expect(mission.queryByRole('button')).not.toBeInTheDocument();
  });

  it('claims what was reached, and is told what was paid', async () => {
    const { http, user, host } = open(value(reached));
    http.answer(claimMission, value({ ...reached, state: 'claimed' }));

    await user.click((await card()).getByRole('button', { name: /^Claim ৳200.00/ }));

    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'positive', text: '৳200.00 is in your wallet' }]));
    expect((await card()).getByText('Claimed')).toBeVisible();
  });

  it('joins one that asks for it', async () => {
    const { http, user } = open(value({ ...daily, state: 'open', joinable: true }));
    http.answer(joinMission, value({ ...daily, state: 'joined' }));

    await user.click((await card()).getByRole('button', { name: 'Join Daily round' }));

    expect(await screen.findByText('Joined')).toBeVisible();
  });

  it('is told plainly why a claim is refused', async () => {
    const { http, user } = open(value(reached));
    http.answer(claimMission, new CallError('missions.closed', 'This mission has already ended.'));

    await user.click((await card()).getByRole('button', { name: /^Claim/ }));

    expect(await screen.findByText('This mission has already ended.')).toBeVisible();
  });

  it('is told of play that was taken back, and where it is made up', async () => {
    open(
      value(
        { ...daily, steps: [{ kind: 'counted', target: '260000', progress: '0', carried: '60000' }] },
        {
          ...daily,
          period: '2026-03-01',
          state: 'claimed',
          name: { bn: 'গত', en: 'Before' },
          missing: [{ kind: 'counted', amount: '60000' }],
        },
      ),
    );

    expect((await card()).getByText(/৳600.00 of it is missing from an earlier period/)).toBeVisible();
    expect((await card('Before')).getByText(/৳600.00 was taken back/)).toBeVisible();
  });

  it('is told of play that was taken back from a mission that comes once, which nothing makes up', async () => {
    open(value({ ...daily, every: 'once', state: 'claimed', missing: [{ kind: 'counted', amount: '60000' }] }));

    expect((await card()).getByText('৳600.00 was taken back after the prize was paid. You keep the prize.')).toBeVisible();
  });

  it('finds who is ahead in the other tab', async () => {
    const { http, user, address } = open(value(daily));
    http.answer(missionLeaderboard, { currency: 'BDT', boards: [] });

    await user.click(await screen.findByRole('tab', { name: 'Leaderboards' }));

    expect(screen.queryByRole('heading', { name: 'Daily round' })).not.toBeInTheDocument();
    expect(address()).toBe('/?tab=leaderboard');
    await user.click(screen.getByRole('tab', { name: 'Missions' }));
    expect(await screen.findByRole('heading', { name: 'Daily round' })).toBeVisible();
    expect(address()).toBe('/');
  });

  it('who plays for free reads that it takes a real account, and nothing is asked for', () => {
    const { http } = open(value(daily), 'en', aTrialMember());

    expect(screen.getByText('Only with a real account')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use a real account' })).toBeVisible();
    expect(http.sent).toEqual([]);
  });

  it('keeps what was read when the network is gone, and is told of it when something is pressed', async () => {
    const { http, user } = open(value(reached));
    const mission = await card();
    const gone = new CallError('network.abnormal', 'Network link abnormal. Please try again.');
    http.answer(claimMission, gone).answer(missionSummary, gone);

    await user.click(mission.getByRole('button', { name: /^Claim/ }));

    expect(await screen.findByText('Network link abnormal. Please try again.')).toBeVisible();
    expect((await card()).getByRole('progressbar', { name: 'Counted play' })).toBeVisible();
  });

  it('reads that there are none', async () => {
    open(value());

    expect(await screen.findByText('No missions at the moment')).toBeVisible();
  });

  it('can try again when they do not load', async () => {
    open(new CallError('service.unavailable', 'The service is busy.'));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('reads them in Bengali', async () => {
    open(value(reached), 'bn');

    expect(await screen.findByRole('heading', { name: 'রোজকার রাউন্ড' })).toBeVisible();
    expect(screen.getByRole('button', { name: /নিন/ })).toBeVisible();
  });
});

import { missionSummary } from '@pavilion/api/calls/missions';
import { rewardCount } from '@pavilion/api/calls/rewards';
import type { AreaPage } from '@pavilion/host/links';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { act, screen, waitFor } from '@testing-library/react';
import messages from '../messages/en.json';
import { MemberLayout } from './MemberLayout';

const page = (id: string, address: string, label: string): AreaPage => ({
  ...{ id, address, audience: 'member', icon: 'gift' },
  label: { bn: label, en: label },
});
const areaPages = [page('member.home', '/member', 'Account'), page('member.rewards', '/member/rewardCenter', 'Reward centre')];

function open(member = aMember()) {
  const http = new FakeGateway().answer(rewardCount, { availablePromoCount: 3 });
  http.answer(missionSummary, { currency: 'BDT', claimable: 0, list: [] });
  return { http, ...renderWithHost(<MemberLayout>here</MemberLayout>, { http, member, messages, areaPages }) };
}

it('how much there is to claim stands at the reward centre, and less once something is claimed', async () => {
  const { http, host } = open();
  expect(await screen.findByRole('link', { name: /^Reward centre.*3 to claim$/ })).toBeVisible();

  http.answer(rewardCount, { availablePromoCount: 2 });
  act(() => host.events.emit('balance.changed', { balance: '1200' }));
  expect(await screen.findByRole('link', { name: /2 to claim$/ })).toBeVisible();

  http.answer(rewardCount, { availablePromoCount: 0 });
  act(() => host.events.emit('rewards.changed', {}));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Reward centre' })).toBeVisible());
});

it('what play brought stands there once it was counted, a while after the balance changed', async () => {
  const { http, host } = open();
  await screen.findByRole('link', { name: /3 to claim$/ });
  jest.useFakeTimers({ advanceTimers: true });
  for (const balance of ['1200', '1100']) act(() => host.events.emit('balance.changed', { balance }));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  const asked = http.inputsOf(rewardCount).length;
  http.answer(rewardCount, { availablePromoCount: 4 });

  await act(() => jest.advanceTimersByTimeAsync(5_500));

  expect(await screen.findByRole('link', { name: /4 to claim$/ })).toBeVisible();
  expect(http.inputsOf(rewardCount)).toHaveLength(asked + 1);
  jest.useRealTimers();
});

it('somebody on a trial account is not asked about', () => {
  const { http } = open(aTrialMember());

  expect(screen.queryByRole('link', { name: /^Reward centre/ })).not.toBeInTheDocument();
  expect(http.inputsOf(rewardCount)).toEqual([]);
});

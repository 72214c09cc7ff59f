import {
  applyForReward,
  claimReward,
  joinReward,
  rewardPicture,
  rewards,
  withdrawRewardApplication,
} from '@pavilion/api/calls/rewards';
import type { RewardActivity, RewardsValue, RewardState } from '@pavilion/api/rewards';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import bn from '../../messages/bn.json';
import messages from '../../messages/en.json';
import { RewardsScreen } from './RewardsScreen';

function anActivity(more: Partial<RewardActivity> = {}): RewardActivity {
  return {
    code: 'share',
    name: { bn: 'ছবি দিন', en: 'Share a picture' },
    about: { bn: 'নৌকার একটি ছবি', en: 'A picture of the boat' },
    state: 'claim',
    steps: ['claim'],
    gives: '50000',
    currency: 'BDT',
    ...more,
  };
}

function open(value: Partial<RewardsValue> | CallError = {}, locale: 'bn' | 'en' = 'en') {
  const http = new FakeGateway();
  if (value instanceof CallError) http.answer(rewards, value);
  else http.answer(rewards, { activities: [], claimable: [], ...value });
  return {
    http,
    ...renderWithHost(<RewardsScreen />, { http, member: aMember(), messages: locale === 'en' ? messages : bn, locale }),
  };
}

describe('a member who looks at the reward centre', () => {
  it.each<[RewardState, Partial<RewardActivity>, string, string]>([
    ['coming-soon', { from: '2026-12-01T06:00:00Z', steps: [] }, 'Coming soon', 'Begins 1 December 2026'],
    ['join', { steps: ['join'], left: 3 }, 'Open', '3 places left.'],
    ['joined', { steps: [], play: { needed: '10000', done: '0', left: '10000' } }, 'Joined', '৳100.00 to go.'],
    ['process', { steps: [], play: { needed: '10000', done: '4000', left: '6000' } }, 'In progress', '৳60.00 to go.'],
    ['claim', { steps: ['claim'], until: '2026-12-01T06:00:00Z' }, 'Ready to claim', 'Open until 1 December 2026'],
    ['applying', { steps: ['withdraw'], appliedAt: '2026-11-01T06:00:00Z' }, 'Applied', 'Applied 1 November 2026'],
    [
      'rejected',
      { steps: ['apply'], reason: 'Too dark', apply: { comment: true, pictures: 0, attemptsLeft: 1 } },
      'Rejected',
      'You can apply one more time.',
    ],
    ['issued', { steps: ['claim'], claimBy: '2026-12-01T06:00:00Z' }, 'Approved', 'Claim it by 1 December 2026'],
    ['claimed', { steps: [], claimedAt: '2026-11-01T06:00:00Z' }, 'Claimed', 'In your main wallet since 1 November 2026'],
    ['closed', { steps: [], lapsed: true }, 'Closed', 'It was approved, and not claimed in time.'],
  ])('reads how an activity stands: %s', async (state, more, badge, fact) => {
    const { container } = open({ activities: [anActivity({ state, ...more })] });

    expect(await screen.findByText(badge)).toBeVisible();
    expect(screen.getByText(new RegExp(fact.replace('.', '\\.')))).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('finds whatever is claimed elsewhere, each with the way there', async () => {
    const lines = [
      ['mission', 'daily:2026-11-27', 'Daily mission', 'member.missions', 'Mission'],
      ['level', 'rank:3', 'Gold', 'member.vip', 'Level'],
      ['rebate', 'daily', 'Cash back', 'member.rebate', 'Rebate'],
      ['bonus', 'second-deposit', 'Second deposit', 'wallet.bonuses', 'Bonus'],
    ] as const;
    const { container } = open({
      claimable: lines.map(([kind, code, en, page], at) => ({
        ...{ kind, code, name: { bn: en, en }, amount: String((at + 1) * 100), currency: 'BDT', page },
      })),
    });

    for (const [at, [, , name, page, kind]] of lines.entries()) {
      const link = await screen.findByRole('link', { name: `View: ${name}` });
      expect(link).toHaveAttribute('href', `/${page.replace('.', '/')}`);
      const line = within(link.closest('li') as HTMLElement);
      expect(line.getByText(kind)).toBeVisible();
      expect(line.getByText(`৳${at + 1}.00`)).toBeVisible();
    }
    expect((await axe(container)).violations).toEqual([]);
  });

  it('finds each period of a mission that was reached', async () => {
    const line = { kind: 'mission', amount: '700', currency: 'BDT', page: 'member.missions' } as const;
    const name = { bn: 'দৈনিক', en: 'Daily mission' };
    const days = ['2026-11-26', '2026-11-27'];
    open({ claimable: days.map((until) => ({ ...line, code: `daily:${until}`, name, until })) });

    expect(await screen.findAllByRole('link', { name: 'View: Daily mission' })).toHaveLength(2);
    for (const day of ['26 November', '27 November']) expect(screen.getByText(`Mission, until ${day}`)).toBeVisible();
  });

  it.each([
    ['en', '৳100.00 of the play it was for was taken back after you claimed. What you were given stays yours.'],
    ['bn', /ফিরিয়ে নেওয়া হয়েছে। যা পেয়েছেন, তা আপনারই থাকছে।$/],
  ] as const)('reads in %s that play of it was taken back after the claim', async (locale, told) => {
    const play = { needed: '20000', done: '10000', left: '10000' };
    const { container } = open({ activities: [anActivity({ state: 'claimed', steps: [], play, takenBack: '10000' })] }, locale);

    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.queryByText(/to go|বাকি/)).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('reads that there is nothing, or that it could not be read', async () => {
    open();
    expect(await screen.findByText('Nothing here at the moment')).toBeVisible();
  });

  it('is told when it could not be read', async () => {
    open(new CallError('service.unavailable', 'The service is busy.'));
    expect(await screen.findByText('The service is busy.')).toBeVisible();
  });

  it('reads it in Bengali', async () => {
    open({ activities: [anActivity()] }, 'bn');
    expect(await screen.findByRole('heading', { name: 'ছবি দিন' })).toBeVisible();
    expect(screen.getByText('নিতে পারেন')).toBeVisible();
  });

  it('sees a decision as it is made', async () => {
    const { http, host } = open({ activities: [anActivity({ state: 'applying', steps: [] })] });
    await screen.findByText('Applied');
    http.answer(rewards, { activities: [anActivity({ state: 'issued' })], claimable: [] });

    act(() => host.events.emit('rewards.changed', {}));

    expect(await screen.findByText('Approved')).toBeVisible();
  });
});

describe('a member who does something', () => {
  it.each([
    ['join', joinReward, 'Join: Share a picture', 'You have joined. Your play counts from now on.'],
    ['claim', claimReward, 'Claim ৳500.00: Share a picture', '৳500.00 is in your main wallet.'],
    ['withdraw', withdrawRewardApplication, 'Withdraw application: Share a picture', 'Your application is withdrawn.'],
  ] as const)('can %s, and is told', async (step, call, name, told) => {
    const { http, user, host } = open({ activities: [anActivity({ steps: [step] })] });
    http.answer(call, anActivity());
    await user.click(await screen.findByRole('button', { name }));

    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'positive', text: told }]));
    expect(http.inputsOf(call)).toEqual([{ code: 'share' }]);
  });

  it('is told why not', async () => {
    const { http, user } = open({ activities: [anActivity()] });
    http.answer(claimReward, new CallError('rewards.full', 'All places of this activity are taken.'));
    await user.click(await screen.findByRole('button', { name: /^Claim/ }));

    expect(await screen.findByText('All places of this activity are taken.')).toBeVisible();
  });

  it('applies with a comment, counted as people count, and pictures', async () => {
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    const asked = { comment: true, pictures: 2, attemptsLeft: 3 };
    const { http, user } = open({ activities: [anActivity({ state: 'join', steps: ['apply'], apply: asked })] });
    http.answer(rewardPicture, { pictureId: 'p-1' }).answer(applyForReward, anActivity({ state: 'applying', steps: [] }));
    await user.click(await screen.findByRole('button', { name: 'Apply: Share a picture' }));
    const dialog = within(await screen.findByRole('dialog'));

    await user.click(dialog.getByRole('button', { name: 'Send application' }));
    expect(dialog.getByText('Write a comment of at most 140 characters.')).toBeVisible();
    expect(http.inputsOf(applyForReward)).toEqual([]);

    await user.type(dialog.getByLabelText(/^Comment/), 'নৌকা ');
    expect(dialog.getByText('2/140')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send application' }));
    expect(dialog.getByText('Add at least one picture.')).toBeVisible();

    await user.upload(dialog.getByLabelText('Add'), new File([new Uint8Array(8)], 'boat.png', { type: 'image/png' }));
    await dialog.findByRole('img', { name: 'boat.png' });
    await user.click(dialog.getByRole('button', { name: 'Send application' }));

    await waitFor(() => expect(http.inputsOf(applyForReward)).toEqual([{ code: 'share', comment: 'নৌকা', pictures: ['p-1'] }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('somebody who plays for free reads that it takes a real account, and nothing is asked for', () => {
  const { host } = renderWithHost(<RewardsScreen />, { messages, member: aTrialMember(), http: new FakeGateway() });

  expect(screen.getByText('Only with a real account')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use a real account' })).toBeVisible();
  expect((host.http as FakeGateway).sent).toEqual([]);
});

it('without a network it can be tried again', async () => {
  const { http, user } = open(new CallError('network.abnormal', 'No connection.'));
  await screen.findByRole('alert');
  http.answer(rewards, { activities: [anActivity()], claimable: [] });

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Share a picture' })).toBeVisible();
});

import type { TeamMember, TeamSummaryValue } from '@pavilion/api/agents';
import { teamMembers, teamSummary } from '@pavilion/api/calls/agents';
import { CallError } from '@pavilion/host/http';
import { anAgent, FakeGateway, renderWithHost, type RenderWithHostOptions } from '@pavilion/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { AgentLayout } from '../../layout/AgentLayout';
import messages from '../../messages/en.json';
import { OverviewScreen } from './OverviewScreen';

const sums = (bets: bigint, wins: bigint, activeMembers = 2) => ({
  deposits: '100000',
  withdrawals: '0',
  activeMembers,
  validBets: String(bets),
  wins: String(wins),
  profitLoss: String(wins - bets),
});
const summary: TeamSummaryValue = {
  members: 3,
  newMembers: 1,
  levels: [
    { level: 1, members: 2, agents: 1 },
    { level: 2, members: 1, agents: 0 },
  ],
  totals: sums(250_000n, 200_000n),
  before: { newMembers: 2, ...sums(200_000n, 100_000n, 1) },
  days: [
    { day: '2026-03-01', newMembers: 0, ...sums(100_000n, 150_000n) },
    { day: '2026-03-02', newMembers: 1, ...sums(150_000n, 50_000n) },
  ],
};
const member = (id: string, account: string, direct = 0): TeamMember => ({
  id,
  account,
  nickname: account.toUpperCase(),
  type: direct ? 2 : 0,
  agent: direct > 0,
  registeredAt: '2026-01-01T00:00:00Z',
  direct,
  team: direct,
  ...sums(250_000n, 200_000n),
});
const sub = member('0000000000000001', 'sub', 1);

function open(http = new FakeGateway().answer(teamSummary, summary), host: Partial<RenderWithHostOptions> = {}) {
  http.answer(teamMembers, ({ uplineId }) =>
    uplineId
      ? { list: [member('0000000000000003', 'cat')], total: 1, totalPages: 1 }
      : { list: [sub, member('0000000000000002', 'ann')], total: 2, totalPages: 1 },
  );
  const screenInLayout = (
    <AgentLayout>
      <OverviewScreen />
    </AgentLayout>
  );
  return {
    http,
    ...renderWithHost(screenInLayout, { http, member: anAgent(), messages, address: '/agentHome/agentTeamOverview', ...host }),
  };
}

it('shows the key figures beside the days before', async () => {
  open();

  const bets = (await screen.findByText('+25% compared with the days before')).closest('dl') as HTMLElement;
  expect(bets).toHaveTextContent(/^Valid bets/);
  expect(bets).toHaveTextContent('৳2,500.00');
  expect(within(bets).getByRole('img')).toHaveAccessibleName(
    'Valid bets: from ৳1,000.00 on the first day to ৳1,500.00 on the last',
  );
});

it('has room in its header for what another team brings', async () => {
  open(undefined, { slots: (name) => <p>{name}</p> });

  expect(screen.getByText('agent.header').closest('header')).toHaveClass('pv-header');
});

it('opens the team level by level and closes it again', async () => {
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Team of sub, 1 directly below' }));
  expect(await screen.findByText('cat')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Team of sub, 1 directly below' }));
  expect(screen.queryByText('cat')).not.toBeInTheDocument();
});

it('asks the server for another order', async () => {
  const { user, http } = open();
  await screen.findByText('ann');

  await user.click(screen.getByRole('button', { name: 'Deposits' }));

  expect(http.inputsOf(teamMembers).at(-1)).toMatchObject({ sort: 'deposits', order: 'desc' });
});

it('asks for the brand’s days, not the device’s', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-02T20:30:00Z'), advanceTimers: true });
  const { http } = open();
  await screen.findByText('ann');

  expect(http.inputsOf(teamSummary)).toEqual([{ from: '2026-02-02', to: '2026-03-03' }]);
  expect(screen.getByText('GMT+06:00').parentElement).toHaveTextContent(/02:30:\d\d/);
  jest.useRealTimers();
});

it('asks for any days, chosen from a calendar', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-02T20:30:00Z'), advanceTimers: true });
  const { user, http } = open();

  await user.click(await screen.findByRole('button', { name: /^Days: .*Choose others$/ }));
  await user.click(await screen.findByRole('button', { name: 'Month before' }));
  await user.click(screen.getByRole('button', { name: /10 February 2026/ }));
  await user.click(screen.getByRole('button', { name: /12 February 2026/ }));
  await user.click(screen.getByRole('button', { name: 'Show these days' }));

  expect(http.inputsOf(teamSummary).at(-1)).toEqual({ from: '2026-02-10', to: '2026-02-12' });
  jest.useRealTimers();
});

it('says what failed and tries again', async () => {
  const { user, http } = open(new FakeGateway().answer(teamSummary, new CallError('service.unavailable', 'The service is busy.')));

  expect(await screen.findByText('The service is busy.')).toBeInTheDocument();
  http.answer(teamSummary, summary);
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('+25% compared with the days before')).toBeInTheDocument();
});

it('lets the agent out by the agents’ door', async () => {
  const { user, host, address } = open();

  await user.click(screen.getByRole('button', { name: 'Account karim_agent' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));

  expect(host.session.current()).toEqual({ state: 'visitor' });
  expect(address()).toBe('/agent/landing');
});

it('has nothing for axe to complain of', async () => {
  const { container } = open();
  await screen.findByText('ann');

  expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
});

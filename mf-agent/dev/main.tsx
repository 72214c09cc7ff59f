import type { TeamDay, TeamMember } from '@pavilion/api/agents';
import { teamMembers, teamSummary } from '@pavilion/api/calls/agents';
import { anAgent, FakeGateway } from '@pavilion/testing';
import { runStandalone } from '@pavilion/testing/run-standalone';
import { addDays } from '@pavilion/time';
import { descriptor } from '../src/descriptor';
import remote from '../src/remote';

const sums = (scale: number) => ({
  deposits: String(scale * 41_250),
  withdrawals: '0',
  validBets: String(scale * 160_300),
  wins: String(scale * 151_075),
  profitLoss: String(scale * -9_225),
  activeMembers: scale,
});
const days: TeamDay[] = Array.from({ length: 30 }, (_, at) => ({
  day: addDays('2026-02-01', at),
  newMembers: at % 4,
  ...sums(8 + ((at * 7) % 11)),
}));
const member = (id: number, agent: boolean): TeamMember => ({
  id: String(id).padStart(16, '0'),
  account: `${agent ? 'salma' : 'tanvir'}${id}`,
  nickname: agent ? 'Salma Khan' : 'Tanvir Hossain',
  type: agent ? 2 : 0,
  agent,
  registeredAt: '2025-11-02T08:00:00Z',
  direct: agent ? 4 : 0,
  team: agent ? 17 : 0,
  ...sums(id % 17),
});

const gateway = new FakeGateway()
  .answer(teamSummary, {
    members: 84,
    newMembers: 12,
    levels: [
      { level: 1, members: 16, agents: 6 },
      { level: 2, members: 46, agents: 10 },
      { level: 3, members: 22, agents: 0 },
    ],
    totals: sums(61),
    before: { newMembers: 9, ...sums(52) },
    days,
  })
  .answer(teamMembers, ({ uplineId = '0' }) => {
    const first = Number(uplineId) * 10 + 1;
    return { total: 6, totalPages: 1, list: Array.from({ length: 6 }, (_, at) => member(first + at, at < 2 && first < 1000)) };
  });

runStandalone(remote, descriptor, { http: gateway, member: anAgent() });

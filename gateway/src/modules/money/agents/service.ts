import type { TeamMembersQuery, TeamMembersValue, TeamRange, TeamSummaryValue } from '@pavilion/api/agents';
import { isAgent } from '@pavilion/api/member-types';
import { wireFields } from '../../../platform/wire';
import { DomainError } from '../../../platform/errors';
import type { Brand, SessionFacts } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { assertValidDays } from '../../../platform/time';
import type { Member, Members } from '../../identity/members';
import { createMemberDaysJob } from './member-days-job';
import { MAX_DAYS, previousRange } from './day-range';
import { activeIn, daysOf, type DaySums, levelsOf, membersBelow, type MemberSums, type Sums, type TeamQuery } from './store';

/** What agents see of their teams. Amounts are minor units in digits. */
export interface Agents {
  /** @throws DomainError `request.invalid` for a range there is not */
  teamSummary(brand: Brand, agent: SessionFacts, range: TeamRange): Promise<TeamSummaryValue>;
  /** @throws DomainError `request.invalid`; `request.not_found` for somebody who is not below the agent */
  teamMembers(brand: Brand, agent: SessionFacts, query: TeamMembersQuery): Promise<TeamMembersValue>;
}

const PAGE = 20;

/** The agents' teams over the ledger's daily figures. */
export function createAgents(platform: Pick<Platform, 'db' | 'jobs'>, { members }: { members: Members }): Agents {
  const { db } = platform;
  const figures = createMemberDaysJob(platform);
  const ofAgent = async ({ code }: Brand, { memberId }: SessionFacts): Promise<Member> => {
    const agent = await members.byId(code, BigInt(memberId));
    if (!agent) throw new DomainError('auth.required');
    return agent;
  };
  const below = async (brand: Brand, agent: Member, publicId: string): Promise<Member> => {
    const member = await members.byPublicId(brand.code, publicId);
    if (!member?.path.startsWith(agent.path)) throw new DomainError('request.not_found');
    return member;
  };
  return {
    async teamSummary(brand, session, asked) {
      assertValidDays(asked, MAX_DAYS, 'to');
      const { path } = await ofAgent(brand, session);
      await figures.catchUp();
      const now: TeamQuery = { brand: brand.code, timeZone: brand.timeZone, path, from: asked.from, to: asked.to };
      const then: TeamQuery = { ...now, ...previousRange(asked) };
      const [levels, days, active, daysBefore, activeBefore] = await Promise.all([
        levelsOf(db, now),
        daysOf(db, now),
        activeIn(db, now),
        daysOf(db, then),
        activeIn(db, then),
      ]);
      return {
        members: levels.reduce((sum, level) => sum + level.members, 0),
        newMembers: sumJoined(days),
        levels,
        totals: toWireSums(total(days, active)),
        before: { ...toWireSums(total(daysBefore, activeBefore)), newMembers: sumJoined(daysBefore) },
        days: days.map((each) => ({ day: each.day, newMembers: each.joined, ...toWireSums(each) })),
      };
    },
    async teamMembers(brand, session, { uplineId, sort = 'validBets', order = 'desc', pageNo = '1', pageSize, from, to }) {
      assertValidDays({ from, to }, MAX_DAYS, 'to');
      const agent = await ofAgent(brand, session);
      const upline = uplineId ? await below(brand, agent, uplineId) : agent;
      await figures.catchUp();
      const limit = pageSize ? Number(pageSize) : PAGE;
      const question = { brand: brand.code, timeZone: brand.timeZone, path: upline.path, from, to };
      const rows = await membersBelow(db, question, { sort, order, limit, offset: (Number(pageNo) - 1) * limit });
      const found = rows[0]?.total ?? 0;
      return { list: rows.map(toWireMember), total: found, totalPages: Math.ceil(found / limit) };
    },
  };
}

function total(days: readonly DaySums[], active: number): Sums {
  const sum = (of: (day: DaySums) => bigint) => days.reduce((whole, day) => whole + of(day), 0n);
  return {
    deposits: sum(({ deposits }) => deposits),
    withdrawals: sum(({ withdrawals }) => withdrawals),
    bets: sum(({ bets }) => bets),
    wins: sum(({ wins }) => wins),
    active,
  };
}

function sumJoined(days: readonly DaySums[]): number {
  return days.reduce((sum, day) => sum + day.joined, 0);
}

function toWireSums(sums: Sums) {
  return {
    ...wireFields(sums, 'deposits', 'withdrawals', 'wins'),
    validBets: String(sums.bets),
    profitLoss: String(sums.wins - sums.bets),
    activeMembers: sums.active,
  };
}

function toWireMember(row: MemberSums) {
  return {
    ...wireFields(row, 'account', 'nickname', 'type', 'registeredAt', 'direct', 'team'),
    ...toWireSums(row),
    id: row.publicId,
    agent: isAgent(row.type),
  };
}

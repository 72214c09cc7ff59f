import type { TeamMember, TeamSums } from '@pavilion/api/agents';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import type { DataColumn } from '@pavilion/ui';
import type { TeamRow } from './team-rows';
import { TeamName } from './TeamName';

interface TeamColumnsOptions {
  totals: TeamSums | undefined;
  members: number;
  /** The members whose branches are open. */
  open: readonly TeamMember['id'][];
  onToggle: (id: string) => void;
}

const MONEY_COLUMNS = ['deposits', 'withdrawals', 'validBets', 'wins', 'profitLoss'] as const;

/** The columns of the team's table, with the whole team's sums once they are known. */
export function useTeamColumns({ totals, members, open, onToggle }: TeamColumnsOptions): DataColumn<TeamRow>[] {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  return [
    {
      id: 'account',
      header: formatMessage({ id: 'team.member' }),
      lead: true,
      sortable: true,
      cell: (row) => <TeamName row={row} open={row.kind === 'member' && open.includes(row.member.id)} onToggle={onToggle} />,
    },
    {
      id: 'team',
      header: formatMessage({ id: 'team.team' }),
      align: 'end',
      sortable: true,
      cell: ofMember(({ team }) => (team ? formatNumber(team) : '–')),
      ...(totals && { total: formatNumber(members) }),
    },
    {
      id: 'active',
      header: formatMessage({ id: 'figure.active' }),
      align: 'end',
      cell: ofMember(({ activeMembers }) => formatNumber(activeMembers)),
      ...(totals && { total: formatNumber(totals.activeMembers) }),
    },
    ...MONEY_COLUMNS.map((key): DataColumn<TeamRow> => ({
      id: key,
      header: formatMessage({ id: `figure.${key}` }),
      align: 'end',
      sortable: true,
      cell: ofMember((member) => money(member[key], { bare: true, signed: key === 'profitLoss' })),
      ...(totals && { total: money(totals[key], { signed: key === 'profitLoss' }) }),
    })),
  ];
}

/** A cell about the row's member; empty where the row only says how many are not listed. */
function ofMember(write: (member: TeamMember) => string) {
  return (row: TeamRow) => (row.kind === 'member' ? write(row.member) : '');
}

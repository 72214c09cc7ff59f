import type { TeamRange, TeamSortKey, TeamSums } from '@pavilion/api/agents';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { DataTable, EmptyState, Pager } from '@pavilion/ui';
import { useMemo, useState } from 'react';
import { type TeamOrder, useTeamBranches } from '../../queries/team-branches';
import styles from './overview.module.css';
import { rowsOf } from './team-rows';
import { useIsPhone } from './use-is-phone';
import { useTeamColumns } from './use-team-columns';

interface TeamTableProps {
  range: TeamRange;
  /** The whole team's sums, for the last line. */
  totals: TeamSums | undefined;
  members: number;
}

/** What a phone's card holds; the key figures above have the rest. */
const PHONE_COLUMNS: readonly string[] = ['account', 'team', 'deposits', 'validBets', 'profitLoss'];

/** The team as a tree that opens level by level; each line holds the sums of its whole branch. */
export function TeamTable({ range, totals, members }: TeamTableProps) {
  const { formatMessage, formatNumber } = useIntl();
  const [order, setOrder] = useState<TeamOrder>({ sort: 'validBets', order: 'desc' });
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<readonly string[]>([]);
  const query = useTeamBranches(range, order, page, open);
  const { data } = query;
  const rows = useMemo(() => (data ? rowsOf(data, new Set(open)) : []), [data, open]);
  const toggle = (id: string) => setOpen(open.includes(id) ? open.filter((each) => each !== id) : [...open, id]);
  const own = data?.get('');
  const isPhone = useIsPhone();

  const columns = useTeamColumns({ totals, members, open, onToggle: toggle });

  if (query.error && !data) return <LoadFailure query={query} title={formatMessage({ id: 'team.failed' })} />;
  return (
    <div className={styles['team']}>
      <div>
        <h2 className={styles['subtitle']}>{formatMessage({ id: 'team.title' })}</h2>
        <p className={styles['range']}>{formatMessage({ id: 'team.text' })}</p>
      </div>
      <DataTable
        caption={formatMessage({ id: 'team.title' })}
        columns={isPhone ? columns.filter(({ id }) => PHONE_COLUMNS.includes(id)) : columns}
        rows={rows}
        rowKey={({ key }) => key}
        skeletonRows={data ? 0 : 8}
        sort={{ column: order.sort, direction: order.order === 'asc' ? 'ascending' : 'descending' }}
        onSort={({ column, direction }) =>
          setOrder({ sort: column as TeamSortKey, order: direction === 'ascending' ? 'asc' : 'desc' })
        }
        totalLabel={formatMessage({ id: 'team.total' })}
        empty={
          <EmptyState icon="users" title={formatMessage({ id: 'team.none' })} text={formatMessage({ id: 'team.none.text' })} />
        }
        wide
      />
      <Pager
        label={formatMessage({ id: 'team.pages' })}
        page={page}
        pages={own?.totalPages ?? 1}
        onPage={setPage}
        previousLabel={formatMessage({ id: 'team.previous' })}
        nextLabel={formatMessage({ id: 'team.next' })}
        pageLabel={(number) => formatMessage({ id: 'team.page' }, { page: formatNumber(number) })}
      />
    </div>
  );
}

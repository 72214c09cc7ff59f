import { useIntl } from '@pavilion/host/intl';
import { Badge, Icon } from '@pavilion/ui';
import type { TeamRow } from './team-rows';
import styles from './team-name.module.css';

interface TeamNameProps {
  row: TeamRow;
  open: boolean;
  onToggle: (id: string) => void;
}

/** Who a line is about, set in by the level; whoever leads somebody can be opened. */
export function TeamName({ row, open, onToggle }: TeamNameProps) {
  const { formatMessage, formatNumber } = useIntl();
  const inset = { '--depth': row.depth } as React.CSSProperties;
  if (row.kind === 'rest')
    return (
      <span className={styles['name']} style={inset}>
        {formatMessage({ id: 'team.rest' }, { count: row.count, shown: formatNumber(row.count) })}
      </span>
    );
  const { id, account, nickname, agent, direct } = row.member;
  const words = (
    <span className={styles['words']}>
      <span className={styles['account']}>
        {account}
        {agent && <Badge tone="accent">{formatMessage({ id: 'team.agent' })}</Badge>}
      </span>
      <span className={styles['nickname']}>{nickname}</span>
    </span>
  );
  return (
    <span className={styles['name']} style={inset}>
      {direct > 0 ? (
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={open}
          aria-label={formatMessage({ id: 'team.open' }, { account, count: formatNumber(direct) })}
          onClick={() => onToggle(id)}
        >
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size={18} />
        </button>
      ) : (
        <span className={styles['leaf']} aria-hidden="true" />
      )}
      {words}
    </span>
  );
}

import type { TeamSummaryValue } from '@pavilion/api/agents';
import { useIntl } from '@pavilion/host/intl';
import { Card, Skeleton } from '@pavilion/ui';
import styles from './levels.module.css';

/** How the team spreads over its levels. */
export function Levels({ summary }: { summary: TeamSummaryValue | undefined }) {
  const { formatMessage, formatNumber } = useIntl();
  if (!summary) return <Skeleton shape="block" height="176px" />;
  if (!summary.levels.length) return null;
  const widest = Math.max(...summary.levels.map(({ members }) => members));
  return (
    <Card aria-label={formatMessage({ id: 'levels.title' })}>
      <h2 className={styles['title']}>{formatMessage({ id: 'levels.title' })}</h2>
      <ol className={styles['levels']}>
        {summary.levels.map(({ level, members, agents }) => (
          <li key={level} className={styles['level']}>
            <span className={styles['name']}>{formatMessage({ id: 'levels.level' }, { level: formatNumber(level) })}</span>
            <span className={styles['bar']} aria-hidden="true">
              <span style={{ inlineSize: `${Math.max(2, (members / widest) * 100)}%` }} />
            </span>
            <span className={styles['count']}>
              {formatMessage({ id: 'levels.members' }, { count: members, shown: formatNumber(members) })}
            </span>
            <span className={styles['agents']}>
              {agents > 0 && formatMessage({ id: 'levels.agents' }, { count: agents, shown: formatNumber(agents) })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

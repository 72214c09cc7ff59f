import type { LevelsValue } from '@pavilion/api/levels';
import { useIntl } from '@pavilion/host/intl';
import { RankEmblem } from './RankEmblem';
import type { LevelTexts } from './use-level-texts';
import styles from './vip.module.css';

/** The whole way at a glance: ranks that were reached, the present one, and those ahead. What each takes and brings stands in the table below. */
export function RankPath({ value: { rank: own, ladder }, texts }: { value: LevelsValue; texts: LevelTexts }) {
  const { formatMessage } = useIntl();
  const stateOf = (rank: number) => (rank === own ? 'here' : rank < own ? 'passed' : 'ahead');
  return (
    <ol className={styles['path']} aria-label={formatMessage({ id: 'vip.path' })}>
      {ladder.map(({ rank }) => (
        <li key={rank} data-state={stateOf(rank)} aria-current={rank === own ? 'step' : undefined}>
          <RankEmblem rank={rank} top={ladder.length - 1} size={40} />
          <span className={styles['pathName']}>{texts.label(rank)}</span>
        </li>
      ))}
    </ol>
  );
}

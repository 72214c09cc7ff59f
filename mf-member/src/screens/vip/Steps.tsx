import type { LevelsValue } from '@pavilion/api/levels';
import { useIntl } from '@pavilion/host/intl';
import { Icon } from '@pavilion/ui';
import { Panel } from '../../features/Panel';
import { useFormatDateTime } from '../../features/use-format-date-time';
import { useLevelTexts } from './use-level-texts';
import styles from './vip.module.css';

/** How the player came to their rank, latest first. */
export function Steps({ value: { history, ladder } }: { value: LevelsValue }) {
  const { formatMessage } = useIntl();
  const texts = useLevelTexts(ladder);
  const moment = useFormatDateTime();
  return (
    <Panel title={formatMessage({ id: 'vip.history' })}>
      {history.length === 0 && <p className={styles['quiet']}>{formatMessage({ id: 'vip.history.empty' })}</p>}
      <ol className={styles['steps']}>
        {history.map(({ at, from, to, why }) => (
          <li key={`${at} ${to}`}>
            <Icon name={to > from ? 'chevron-up' : 'chevron-down'} size={18} />
            <div>
              <p className={styles['name']}>
                {formatMessage({ id: 'vip.step' }, { from: texts.label(from), to: texts.label(to) })}
              </p>
              <p className={styles['quiet']}>
                {formatMessage({ id: `vip.why.${why}` })} · <time dateTime={at}>{moment(at)}</time>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

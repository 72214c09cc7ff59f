import type { LevelsValue } from '@pavilion/api/levels';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Card, Icon } from '@pavilion/ui';
import { Conditions } from './Conditions';
import { RankEmblem } from './RankEmblem';
import { RankPath } from './RankPath';
import { useLevelTexts } from './use-level-texts';
import styles from './vip.module.css';

/** The present rank, how far the next one is, and where both are on the way. */
export function RankCard({ value }: { value: LevelsValue }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { rank, next, ladder, takenBack } = value;
  const texts = useLevelTexts(ladder);
  return (
    <Card tone="accent" className={styles['hero']}>
      <div className={styles['rank']}>
        <RankEmblem rank={rank} top={ladder.length - 1} size={88} />
        <div>
          <p className={styles['quiet']}>{formatMessage({ id: 'vip.yours' })}</p>
          <h2 className={styles['label']}>{texts.label(rank)}</h2>
          <p className={styles['quiet']}>
            {next ? formatMessage({ id: 'vip.next' }, { label: texts.label(next.rank) }) : formatMessage({ id: 'vip.top' })}
          </p>
        </div>
      </div>
      {next && <Conditions conditions={next.conditions} texts={texts} />}
      {ladder.length > 1 && <RankPath value={value} texts={texts} />}
      {takenBack !== '0' && (
        <p className={styles['note']}>
          <Icon name="info" size={18} />
          <span>{formatMessage({ id: 'vip.takenBack' }, { amount: money(takenBack) })}</span>
        </p>
      )}
    </Card>
  );
}

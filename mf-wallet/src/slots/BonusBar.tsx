import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { ProgressBar } from '@pavilion/ui';
import { bonusShare } from '../features/bonus-share';
import { useRunningBonus } from '../queries/bonuses';
import styles from './slots.module.css';

/** How far the bonus is that rounds feed now, as a thin line under the balance, where a header has no room for words. Nothing where none runs. */
export function BonusBar() {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const bonus = useRunningBonus();
  if (!bonus) return null;
  const { done, needed } = bonus.wager;
  return (
    <ProgressBar
      label={formatMessage({ id: 'bonus.progress' })}
      value={bonusShare(bonus)}
      max={1}
      valueText={formatMessage({ id: 'bonus.progress.of' }, { done: money(done), needed: money(needed) })}
      className={styles['bar']}
    />
  );
}

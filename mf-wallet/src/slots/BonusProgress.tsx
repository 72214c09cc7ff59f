import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { VisuallyHidden } from '@pavilion/ui';
import { useState } from 'react';
import { bonusShare } from '../features/bonus-share';
import { useRunningBonus } from '../queries/bonuses';
import styles from './slots.module.css';

/** How far the bonus is that this play feeds, in one line; while a round is `settling` as it was before, so that it tells nothing early. Nothing where none runs. */
export function BonusProgress({ settling = false }: { settling?: boolean }) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const now = useRunningBonus();
  const [before, setBefore] = useState(now);
  if (!settling && now !== before) setBefore(now);
  const bonus = settling ? before : now;
  if (!bonus) return null;
  const { done, needed } = bonus.wager;
  return (
    <span className={styles['line']}>
      <VisuallyHidden>{formatMessage({ id: 'bonus.line.spoken' }, { done: money(done), needed: money(needed) })}</VisuallyHidden>
      <span aria-hidden="true">
        {formatMessage({ id: 'bonus.line' }, { share: formatNumber(bonusShare(bonus), { style: 'percent' }) })}
      </span>
    </span>
  );
}

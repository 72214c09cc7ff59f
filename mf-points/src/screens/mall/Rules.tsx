import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Icon, type IconName, Skeleton } from '@pavilion/ui';
import { usePointConfig } from '../../queries/point-config';
import styles from './rules.module.css';

/** How points are earned, in three lines. */
export function Rules() {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { data, isPending } = usePointConfig();
  if (!data && !isPending) return null;
  const whole = (minor: string) => money(minor).replace(/[.,]00$/, '');
  return (
    <section className={styles['rules']} aria-label={formatMessage({ id: 'rules.title' })}>
      <h2 className={styles['title']}>{formatMessage({ id: 'rules.title' })}</h2>
      {data ? (
        <ul className={styles['list']}>
          <Rule icon="wallet" text={formatMessage({ id: 'rules.deposit' }, { amount: whole(data.depositPerPoint) })} />
          <Rule icon="dice" text={formatMessage({ id: 'rules.bet' }, { amount: whole(data.betPerPoint) })} />
          <Rule icon="shield-check" text={formatMessage({ id: 'rules.expiry' })} />
        </ul>
      ) : (
        <Skeleton lines={3} />
      )}
    </section>
  );
}

function Rule({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className={styles['rule']}>
      <Icon name={icon} size={18} />
      {text}
    </li>
  );
}

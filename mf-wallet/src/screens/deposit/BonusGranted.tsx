import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { useMoney } from '@pavilion/host/money';
import { Link } from '@pavilion/host/router';
import { Icon } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import { useBonuses } from '../../queries/bonuses';

/** The bonus that a deposit brought, and what it takes. Nothing where none came. */
export function BonusGranted({ deposit }: { deposit: string }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const page = useLinks().to('wallet.bonuses');
  const pages = useBonuses().data?.pages ?? [];
  const bonus = pages
    .flatMap(({ active, queue = [], list }) => [active, ...queue, ...list])
    .find((each) => each?.depositId === deposit);
  if (!bonus) return null;
  const { amount, wager, until } = bonus;
  return (
    <p className={styles['notice']}>
      <Icon name="gift" size={20} />
      <span>
        {formatMessage(
          { id: 'receipt.bonus' },
          { amount: money(amount), wager: money(wager.needed), until: formatDate(until, { dateStyle: 'long' }) },
        )}{' '}
        {page && <Link to={page}>{formatMessage({ id: 'receipt.bonusPage' })}</Link>}
      </span>
    </p>
  );
}

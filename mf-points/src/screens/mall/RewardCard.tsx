import type { PointReward } from '@pavilion/api/points';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { Badge, Button, Icon } from '@pavilion/ui';
import styles from './rewards.module.css';
import { useFormatPoints } from './use-format-points';

interface RewardCardProps {
  reward: PointReward;
  /** Undefined for whoever has no points account. */
  balance: number | undefined;
  onRedeem: () => void;
}

/** Below this share of what there was, the stock is said to be short. */
const LOW_STOCK_SHARE = 0.15;

/** One of the goods. */
export function RewardCard({ reward, balance, onRedeem }: RewardCardProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const points = useFormatPoints();
  const { name, about, imageUrl, pointsRequirement, availableQuantity, quantity } = reward;
  const left = availableQuantity > 0;
  return (
    <li className={styles['reward']}>
      <div className={styles['picture']}>
        <img src={imageUrl} alt="" width={300} height={300} loading="lazy" decoding="async" />
        {!left && <Badge className={styles['badge'] ?? ''}>{formatMessage({ id: 'rewards.outOfStock' })}</Badge>}
        {left && availableQuantity <= quantity * LOW_STOCK_SHARE && (
          <Badge tone="accent" className={styles['badge'] ?? ''}>
            {formatMessage({ id: 'rewards.fewLeft' })}
          </Badge>
        )}
      </div>
      <div className={styles['text']}>
        <h3 className={styles['name']}>{name[locale]}</h3>
        <p className={styles['description']}>{about[locale]}</p>
        <p className={styles['price']}>
          <Icon name="star" size={16} filled />
          <strong>{points(pointsRequirement)}</strong>
          <span className={styles['stock']}>{formatMessage({ id: 'rewards.left' }, { count: points(availableQuantity) })}</span>
        </p>
        {balance !== undefined && left && balance >= pointsRequirement && (
          <Button
            variant="primary"
            wide
            onClick={onRedeem}
            aria-label={formatMessage({ id: 'redeem.title' }, { name: name[locale] })}
          >
            {formatMessage({ id: 'redeem' })}
          </Button>
        )}
        {balance !== undefined && left && balance < pointsRequirement && (
          <p className={styles['missing']}>
            {formatMessage({ id: 'balance.missing' }, { points: points(pointsRequirement - balance) })}
          </p>
        )}
      </div>
    </li>
  );
}

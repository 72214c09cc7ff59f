import type { GameCategory, GameClass } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow, Skeleton } from '@pavilion/ui';
import { useVendorLanes } from '../../queries/vendors';
import styles from './category.module.css';

interface ClassFilterProps {
  category: GameCategory | undefined;
  chosen: GameClass | undefined;
  onChoose: (gameClass: GameClass | undefined) => void;
}

/** Finer kinds inside a category that has more than one. */
export function ClassFilter({ category, chosen, onChoose }: ClassFilterProps) {
  const { formatMessage } = useIntl();
  const { data, isPending } = useVendorLanes();
  const classes = data?.find(({ gameCategory }) => gameCategory === category)?.gameClassify ?? [];
  // Only slots come in kinds; their line is kept while nobody knows which.
  if (isPending && category === 'RNG')
    return <Skeleton shape="block" height="calc(var(--target) + 4px)" className={styles['kinds']} />;
  if (classes.length < 2) return null;
  return (
    <ChipRow label={formatMessage({ id: 'games.kinds' })} className={styles['kinds']}>
      {classes.map((gameClass) => (
        <Chip
          key={gameClass}
          selected={chosen === gameClass}
          onClick={() => onChoose(chosen === gameClass ? undefined : gameClass)}
        >
          {formatMessage({ id: `games.class.${gameClass}` })}
        </Chip>
      ))}
    </ChipRow>
  );
}

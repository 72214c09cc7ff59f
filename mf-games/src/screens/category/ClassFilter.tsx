import type { GameClass } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow, Skeleton } from '@pavilion/ui';
import type { ListFilters } from '../../features/list-filters';
import { useFacets } from '../../queries/facets';
import { useVendorLanes } from '../../queries/vendors';
import styles from './category.module.css';

interface ClassFilterProps {
  choice: ListFilters;
  onChoose: (gameClass: GameClass | undefined) => void;
}

/** Finer kinds inside a category that has more than one, with what each would leave; what would leave nothing is not offered. */
export function ClassFilter({ choice, onChoose }: ClassFilterProps) {
  const { category, gameClass: chosen } = choice;
  const { formatMessage, formatNumber } = useIntl();
  const { data, isPending } = useVendorLanes();
  const facets = useFacets(choice);
  const totals = facets.data?.gameClassify;
  const known = data?.find(({ gameCategory }) => gameCategory === category)?.gameClassify ?? [];
  const classes = known.filter((gameClass) => gameClass === chosen || !totals || totals[gameClass]);
  // Only slots come in kinds; their line is kept while nobody knows which.
  if ((isPending || facets.isLoading) && category === 'RNG')
    return <Skeleton shape="block" height="calc(var(--target) + 4px)" className={styles['kinds']} />;
  if (known.length < 2 || classes.length === 0) return null;
  return (
    <ChipRow label={formatMessage({ id: 'games.kinds' })} className={styles['kinds']}>
      {classes.map((gameClass) => (
        <Chip
          key={gameClass}
          selected={chosen === gameClass}
          onClick={() => onChoose(chosen === gameClass ? undefined : gameClass)}
        >
          {formatMessage({ id: `games.class.${gameClass}` })}{' '}
          {totals && <span className={styles['tally']}>{formatNumber(totals[gameClass] ?? 0)}</span>}
        </Chip>
      ))}
    </ChipRow>
  );
}

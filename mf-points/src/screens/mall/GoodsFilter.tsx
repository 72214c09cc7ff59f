import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow } from '@pavilion/ui';
import { usePoints } from './use-points';

export type Choice = 'all' | 'affordable';

interface GoodsFilterProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Unknown while the balance is on its way. */
  affordable: number | undefined;
}

/** All goods, or those that the points are enough for. */
export function GoodsFilter({ choice, onChoose, affordable }: GoodsFilterProps) {
  const { formatMessage } = useIntl();
  const points = usePoints();
  return (
    <ChipRow label={formatMessage({ id: 'filter.label' })}>
      <Chip selected={choice === 'all'} onClick={() => onChoose('all')}>
        {formatMessage({ id: 'filter.all' })}
      </Chip>
      <Chip selected={choice === 'affordable'} onClick={() => onChoose('affordable')}>
        {formatMessage({ id: 'filter.affordable' }, { count: affordable === undefined ? '…' : points(affordable) })}
      </Chip>
    </ChipRow>
  );
}

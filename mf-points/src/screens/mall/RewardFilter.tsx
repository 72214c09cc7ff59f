import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow } from '@pavilion/ui';
import { useFormatPoints } from './use-format-points';

export type RewardFilterValue = 'all' | 'affordable';

interface RewardFilterProps {
  choice: RewardFilterValue;
  onChoose: (choice: RewardFilterValue) => void;
  /** Unknown while the balance is on its way. */
  affordable: number | undefined;
}

/** All goods, or those that the points are enough for. */
export function RewardFilter({ choice, onChoose, affordable }: RewardFilterProps) {
  const { formatMessage } = useIntl();
  const points = useFormatPoints();
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

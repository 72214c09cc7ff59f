import type { GameCategory } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { EmptyState } from '@pavilion/ui';
import { categoryIcon } from '../../features/category-icon';

/** A category of which nothing opens yet says so. */
export function NothingOpen({ category, name }: { category: GameCategory | undefined; name: string }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={category ? categoryIcon[category] : 'gamepad'}
      title={formatMessage({ id: 'games.soon.none' }, { name })}
      text={formatMessage({ id: 'games.soon.none.hint' })}
    />
  );
}

import { useIntl } from '@pavilion/host/intl';
import { ErrorState } from '@pavilion/ui';
import { GameTiles } from '../../features/tiles/GameTiles';
import { RowSection } from '../../features/tiles/RowSection';
import { useHotGames } from '../../queries/hot-games';

const HOT_CAP = 12;
const FIRST_SCREEN = 7;

/** The twelve games that are played most. */
export function HotGames() {
  const { formatMessage } = useIntl();
  const { data, isPending, isError, error, refetch, isFetching } = useHotGames();
  const title = formatMessage({ id: 'lobby.hot.title' });
  return (
    <RowSection title={title} icon="flame">
      {isError ? (
        <ErrorState
          title={error.message}
          onRetry={() => void refetch()}
          retryLabel={formatMessage({ id: 'lobby.retry' })}
          busy={isFetching}
        />
      ) : (
        <GameTiles
          label={title}
          games={data?.list.slice(0, HOT_CAP) ?? []}
          shape="row"
          skeletons={isPending ? HOT_CAP : 0}
          urgent={FIRST_SCREEN}
          allHot
        />
      )}
    </RowSection>
  );
}

import { LoadFailure } from '@pavilion/features/failures';
import { GameTiles } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { RowSection } from '../../features/tiles/RowSection';
import { useHotGames } from '../../queries/hot-games';

const HOT_CAP = 12;
const FIRST_SCREEN = 7;

/** The twelve games that are played most. */
export function HotGames() {
  const { formatMessage } = useIntl();
  const query = useHotGames();
  const games = query.data?.list.slice(0, HOT_CAP) ?? [];
  const title = formatMessage({ id: 'lobby.hot.title' });
  return (
    <RowSection title={title} icon="flame">
      {query.isLoadingError ? (
        <LoadFailure query={query} />
      ) : (
        <GameTiles
          label={title}
          games={games}
          shape="row"
          skeletons={query.isPending ? HOT_CAP : 0}
          urgent={FIRST_SCREEN}
          allHot={games.every(({ isHot }) => isHot)}
        />
      )}
    </RowSection>
  );
}

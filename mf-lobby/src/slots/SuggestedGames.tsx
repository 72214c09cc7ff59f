import { GameTiles, useCatalogueChanges } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { RowSection } from '../features/tiles/RowSection';
import { useOpenGames } from '../queries/open-games';

const ROW = 12;

/** Something to play, where somebody found nothing. Not there while it cannot be read: nobody came for it. */
export function SuggestedGames() {
  const { formatMessage } = useIntl();
  useCatalogueChanges(['lobby', 'open']);
  const { data, isPending } = useOpenGames();
  if (!isPending && !data?.games.length) return null;
  const title = formatMessage({ id: 'lobby.suggested.title' });
  return (
    <RowSection title={title} icon="flame">
      <GameTiles label={title} games={data?.games ?? []} shape="row" skeletons={isPending ? ROW : 0} />
    </RowSection>
  );
}

import { GameTiles } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { hadRecentGames } from '../../features/had-recent-games';
import { RowSection } from '../../features/tiles/RowSection';
import { useRecentGames } from '../../queries/recent-games';

const PLACEHOLDERS = 12;

/** What the player opened lately; nothing for somebody who has not played yet. Its place is kept for whoever may have. */
export function RecentRow() {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const { data, isPending } = useRecentGames();
  const skeletons = isPending && hadRecentGames() ? PLACEHOLDERS : 0;
  if (!data?.list.length && !skeletons) return null;
  const title = formatMessage({ id: 'lobby.recent.title' });
  return (
    <RowSection title={title} icon="clock" more={links.to('lobby.recent')}>
      <GameTiles label={title} games={data?.list ?? []} shape="row" skeletons={skeletons} />
    </RowSection>
  );
}

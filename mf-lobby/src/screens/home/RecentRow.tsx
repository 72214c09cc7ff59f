import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { GameTiles } from '../../features/tiles/GameTiles';
import { RowSection } from '../../features/tiles/RowSection';
import { useRecentGames } from '../../queries/recent-games';

/** What the player opened lately; nothing for somebody who has not played yet. */
export function RecentRow() {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const { data } = useRecentGames();
  if (!data?.list.length) return null;
  const title = formatMessage({ id: 'lobby.recent.title' });
  return (
    <RowSection title={title} icon="clock" more={links.to('lobby.recent')}>
      <GameTiles label={title} games={data.list} shape="row" />
    </RowSection>
  );
}

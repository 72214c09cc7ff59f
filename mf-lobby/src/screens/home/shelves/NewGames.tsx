import { GameTiles } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { RowSection } from '../../../features/tiles/RowSection';
import { useHighlights } from '../../../queries/highlights';

const ROW = 12;

/** What is new this week; not there in a week without anything new. */
export function NewGames() {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const { data, isPending } = useHighlights();
  if (!isPending && !data?.fresh.length) return null;
  const title = formatMessage({ id: 'lobby.new.week' });
  const all = links.to('games.all', {});
  return (
    <RowSection title={title} icon="star" more={all && `${all}?show=NEW`}>
      <GameTiles label={title} games={data?.fresh ?? []} shape="row" skeletons={isPending ? ROW : 0} />
    </RowSection>
  );
}

import { GameTiles } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { Button, SectionHeader } from '@pavilion/ui';
import type { ListFilters } from '../../features/list-filters';
import { useAnnouncedGames, useOpenGames } from '../../queries/shelves';
import styles from './category.module.css';

/** The longest line of a desktop: enough to see what is coming. */
const SHOWN = 9;

interface AnnouncedGamesProps {
  choice: ListFilters;
  /** Leads to the list of all that are announced. */
  onAll: () => void;
  /** Nothing of the list opens: what does elsewhere stands here too. */
  nothingOpens: boolean;
}

/** What is announced, below what opens and told apart from it: a few, and the way to all. */
export function AnnouncedGames({ choice, onAll, nothingOpens }: AnnouncedGamesProps) {
  const { formatMessage } = useIntl();
  const announced = useAnnouncedGames(choice);
  const title = formatMessage({ id: 'games.show.SOON' });
  return (
    <>
      {nothingOpens && <OpenElsewhere />}
      {announced && announced.total > 0 && (
        <section className="pv-section" aria-label={title}>
          <SectionHeader
            title={title}
            icon="calendar"
            more={
              <Button variant="ghost" size="small" onClick={onAll}>
                {formatMessage({ id: 'games.soon.all' }, { total: announced.total })}
              </Button>
            }
          />
          <p className={styles['hint']}>{formatMessage({ id: 'games.soon.hint' })}</p>
          <GameTiles label={title} games={announced.games.slice(0, SHOWN)} shape="row" />
        </section>
      )}
    </>
  );
}

/** The next thing to do where nothing opens. */
function OpenElsewhere() {
  const { formatMessage } = useIntl();
  const { games = [] } = useOpenGames() ?? {};
  if (games.length === 0) return null;
  const title = formatMessage({ id: 'games.soon.now' });
  return (
    <section className="pv-section" aria-label={title}>
      <SectionHeader title={title} icon="play" />
      <GameTiles label={title} games={games.slice(0, SHOWN)} shape="row" />
    </section>
  );
}

import { GameTiles } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { RowSection } from '../../../features/tiles/RowSection';
import { useHighlights } from '../../../queries/highlights';
import { FeaturedGame } from './FeaturedGame';
import styles from './shelves.module.css';

const TOP = 10;

/** One game large, then those that most members played, ten at most. What has not been played enough is not there. */
export function TopShelf() {
  const { formatMessage } = useIntl();
  const { data, isPending } = useHighlights();
  const { featured, top = [] } = data ?? {};
  const title = formatMessage({ id: 'lobby.top.title' }, { count: isPending ? TOP : top.length });
  return (
    <>
      {isPending ? <div className={`${styles['featured']} pv-skeleton`} /> : featured && <FeaturedGame {...featured} />}
      {(isPending || top.length > 0) && (
        <div className={styles['ranked']}>
          <RowSection title={title} icon="trophy">
            <GameTiles label={title} games={top} shape="row" skeletons={isPending ? TOP : 0} />
          </RowSection>
        </div>
      )}
    </>
  );
}

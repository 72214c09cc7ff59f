import { homeRows } from '@pavilion/api/calls/games';
import { useCatalogueChanges } from '@pavilion/features/games';
import { FormattedMessage } from '@pavilion/host/intl';
import { useMember, useReturning } from '@pavilion/host/session';
import { Slot } from '@pavilion/host/slots';
import { usePrefetchedHome } from '../../queries/use-prefetched-home';
import { useMenus } from '../../queries/menus';
import { BannerCarousel } from './BannerCarousel';
import { CategoryMenu } from './CategoryMenu';
import { CategorySection } from './CategorySection';
import { HotGames } from './HotGames';
import { NoticeTicker } from './NoticeTicker';
import { RecentRow } from './RecentRow';
import { VendorGames } from './vendors/lazy';
import { useSelectedVendor } from './vendors/use-selected-vendor';
import { WinnerBoard } from './WinnerBoard';
import styles from './home.module.css';

const EAGER_ROWS = 2;

/** The lobby: banner, categories, what is hot, then a row for each category. */
export function HomeScreen() {
  usePrefetchedHome();
  useCatalogueChanges(['lobby', 'hot'], ['lobby', 'menus'], ['lobby', 'vendors'], ['lobby', 'row'], ['lobby', 'winners']);
  const [vendor] = useSelectedVendor();
  const member = useMember();
  const returning = useReturning();
  const { data } = useMenus();
  const offered = new Set(data?.gameMenus.map(({ gameType }) => gameType));
  const rows = homeRows.filter((category) => !data || offered.has(category));
  return (
    <>
      <h1 className={styles['title']}>
        <FormattedMessage id="lobby.home.title" />
      </h1>
      <BannerCarousel />
      <NoticeTicker />
      <CategoryMenu />
      {member && <Slot name="home.player" />}
      <HotGames />
      {(member || returning) && <RecentRow />}
      <WinnerBoard />
      {rows.map((category, at) => (
        <CategorySection key={category} category={category} atOnce={at < EAGER_ROWS} />
      ))}
      {vendor && <VendorGames {...vendor} />}
    </>
  );
}

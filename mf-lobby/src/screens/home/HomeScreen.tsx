import { openRows, rowsWithThePage } from '@pavilion/api/calls/games';
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
import { ProviderStrip } from './ProviderStrip';
import { RecentRow } from './RecentRow';
import { Shelf } from './shelves/Shelf';
import { VendorGames } from './vendors/lazy';
import { useSelectedVendor } from './vendors/use-selected-vendor';
import { WinnerBoard } from './WinnerBoard';
import styles from './home.module.css';

/** The lobby: banner, categories, what the player was playing, what is hot, the top ten, then a row for each category of which anything opens. */
export function HomeScreen() {
  usePrefetchedHome();
  useCatalogueChanges(
    ['lobby', 'hot'],
    ['lobby', 'menus'],
    ['lobby', 'vendors'],
    ['lobby', 'row'],
    ['lobby', 'winners'],
    ['lobby', 'highlights'],
  );
  const [vendor] = useSelectedVendor();
  const member = useMember();
  const returning = useReturning();
  const { data } = useMenus();
  const eager = rowsWithThePage(data?.gameMenus);
  const later = openRows(data?.gameMenus).slice(eager.length);
  return (
    <>
      <h1 className={styles['title']}>
        <FormattedMessage id="lobby.home.title" />
      </h1>
      <BannerCarousel />
      <NoticeTicker />
      <CategoryMenu />
      {(member || returning) && <RecentRow />}
      {member && <Slot name="home.player" />}
      <HotGames />
      <Slot name="home.section" />
      <Shelf of="top" />
      <WinnerBoard />
      {eager.map((category) => (
        <CategorySection key={category} category={category} atOnce />
      ))}
      <ProviderStrip />
      <Shelf of="fresh" />
      {later.map((category) => (
        <CategorySection key={category} category={category} atOnce={false} />
      ))}
      <Shelf of="soon" />
      {vendor && <VendorGames {...vendor} />}
    </>
  );
}

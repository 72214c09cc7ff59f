import { homeRows } from '@pavilion/api/calls/games';
import { useCatalogueChanges } from '@pavilion/features/games';
import { FormattedMessage } from '@pavilion/host/intl';
import { useMember, useReturning } from '@pavilion/host/session';
import { Slot } from '@pavilion/host/slots';
import { useFirstAnswers } from '../../queries/first-answers';
import { useMenus } from '../../queries/menus';
import { BannerCarousel } from './BannerCarousel';
import { CategoryMenu } from './CategoryMenu';
import { CategorySection } from './CategorySection';
import { HotGames } from './HotGames';
import { NoticeLine } from './NoticeLine';
import { RecentRow } from './RecentRow';
import { VendorGames } from './vendors/late';
import { useOpenedVendor } from './vendors/use-opened-vendor';
import { WinnerBoard } from './WinnerBoard';
import styles from './home.module.css';

const ROWS_AT_ONCE = 2;

/** The lobby: banner, categories, what is hot, then a row for each category. */
export function HomeScreen() {
  useFirstAnswers();
  useCatalogueChanges(['lobby', 'hot'], ['lobby', 'menus'], ['lobby', 'vendors'], ['lobby', 'row'], ['lobby', 'winners']);
  const [vendor] = useOpenedVendor();
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
      <NoticeLine />
      <CategoryMenu />
      {member && <Slot name="home.player" />}
      <HotGames />
      {(member || returning) && <RecentRow />}
      <WinnerBoard />
      {rows.map((category, at) => (
        <CategorySection key={category} category={category} atOnce={at < ROWS_AT_ONCE} />
      ))}
      {vendor && <VendorGames {...vendor} />}
    </>
  );
}

import { LoadFailure } from '@pavilion/features/failures';
import { GameTiles } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { buttonClass, Dialog, EmptyState, Pager } from '@pavilion/ui';
import { categoryInfo } from '../../../features/category-info';
import { useVendorGames } from '../../../queries/vendor-games';
import { useVendorLanes } from '../../../queries/vendors';
import { type SelectedVendor, useSelectedVendor } from './use-selected-vendor';
import styles from './vendors.module.css';

const PAGE = 12;

/** The games of one vendor in a dialog, twelve at a time, with the way to the whole list. */
export function VendorGames({ vassalage, category, page }: SelectedVendor) {
  const { formatMessage, formatNumber } = useIntl();
  const [, open] = useSelectedVendor();
  const links = useLinks();
  const { data: lanes } = useVendorLanes();
  const query = useVendorGames(vassalage, category, page);
  const vendor = lanes?.flatMap(({ cards }) => cards).find((card) => card.vassalage === vassalage);
  const name = vendor?.displayName ?? vassalage;
  const { totalPages = 0, total = 0 } = query.data ?? {};
  const whole = links.to(category ? categoryInfo[category].page : 'games.all', { vassalage });
  return (
    <Dialog
      open
      size="large"
      title={category ? `${name} · ${formatMessage({ id: `lobby.category.${category}` })}` : name}
      closeLabel={formatMessage({ id: 'lobby.vendor.close' })}
      onClose={() => open(undefined)}
      footer={
        whole &&
        totalPages > 1 && (
          <Link to={whole} className={buttonClass({ variant: 'secondary' })}>
            {formatMessage({ id: 'lobby.vendor.all' }, { total })}
          </Link>
        )
      }
    >
      <Shown name={name} query={query} />
      <Pager
        className={styles['pager']}
        label={formatMessage({ id: 'lobby.vendor.pages' }, { name })}
        page={page}
        pages={totalPages}
        onPage={(next) => open({ vassalage, category, page: next }, 'quietly')}
        previousLabel={formatMessage({ id: 'lobby.pages.previous' })}
        nextLabel={formatMessage({ id: 'lobby.pages.next' })}
        pageLabel={(each) => formatMessage({ id: 'lobby.pages.page' }, { page: each })}
        formatPage={(each) => formatNumber(each)}
      />
    </Dialog>
  );
}

function Shown({ name, query }: { name: string; query: ReturnType<typeof useVendorGames> }) {
  const { formatMessage } = useIntl();
  const games = query.data?.games ?? [];
  if (query.isLoadingError) return <LoadFailure query={query} />;
  if (query.isSuccess && games.length === 0)
    return <EmptyState icon="gamepad" title={formatMessage({ id: 'lobby.vendor.none' }, { name })} />;
  return (
    <div className={styles['games']}>
      <GameTiles label={name} games={games} shape="grid" skeletons={query.isPending ? PAGE : 0} />
    </div>
  );
}

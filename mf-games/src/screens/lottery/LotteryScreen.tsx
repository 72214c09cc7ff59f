import type { GameCategory } from '@pavilion/api/games';
import { LoadFailure } from '@pavilion/features/failures';
import { useCatalogueChanges } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Navigate, useLocation, useSearchParams } from '@pavilion/host/router';
import { Chip, ChipRow, Icon } from '@pavilion/ui';
import { useLotteries } from '../../queries/lotteries';
import { Lotteries } from './Lotteries';
import { useLotteryFavourites } from './use-lottery-favourites';
import styles from './lottery.module.css';

/** Which games each address is about: draws of the day, of the region, and those that follow one another every few minutes. */
const kinds: Readonly<Record<string, GameCategory>> = { '/lottery': 'LOTT', '/seaLottery': 'LOTT', '/vnLottery': 'ELOTT' };

/** The lotteries; an address with the code of one leads straight into it. */
export function LotteryScreen() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const links = useLinks();
  const nodeId = /^[1-9]\d{0,17}$/.exec(params.get('gameCode') ?? '')?.[0];
  const play = nodeId && links.to('games.play', { nodeId });
  if (play) return <Navigate to={play} replace />;
  return <LotteryList key={pathname} kind={kinds[pathname] ?? 'LOTT'} />;
}

function LotteryList({ kind }: { kind: GameCategory }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const query = useLotteries(kind);
  const hearts = useLotteryFavourites();
  useCatalogueChanges(['games', 'list']);
  const onlyLiked = params.get('show') === 'FAV';
  const games = query.data?.pages.flatMap((page) => page.games) ?? [];
  const show = (selection: 'ALL' | 'FAV') => setParams(selection === 'FAV' ? { show: 'FAV' } : {});
  return (
    <>
      <h1 className={styles['title']}>
        <Icon name={kind === 'ELOTT' ? 'ball' : 'ticket'} size={26} />
        {formatMessage({ id: `games.category.${kind}` })}
      </h1>
      <ChipRow label={formatMessage({ id: 'games.show' })} className={styles['filters']}>
        <Chip icon="grid" selected={!onlyLiked} onClick={() => show('ALL')}>
          {formatMessage({ id: 'games.show.ALL' })}
        </Chip>
        <Chip icon="heart" selected={onlyLiked} onClick={() => show('FAV')}>
          {formatMessage({ id: 'games.show.FAV' })}
        </Chip>
      </ChipRow>
      {query.isError && games.length === 0 ? (
        <LoadFailure query={query} />
      ) : (
        <Lotteries
          games={onlyLiked ? games.filter(({ nodeId }) => hearts.ids.has(nodeId)) : games}
          hearts={hearts}
          onlyLiked={onlyLiked}
          query={query}
          onAll={() => show('ALL')}
        />
      )}
    </>
  );
}

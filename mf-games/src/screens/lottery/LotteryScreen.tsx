import type { GameCategory } from '@pavilion/api/games';
import { LoadFailure } from '@pavilion/features/failures';
import { useCatalogueChanges } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Navigate, useLocation, usePageTitle, useSearchParams } from '@pavilion/host/router';
import { Chip, ChipRow, Icon } from '@pavilion/ui';
import { usePrizeMode } from '../../queries/draws';
import { useLotteries } from '../../queries/lotteries';
import { DrawList } from './DrawList';
import { LotteryList } from './LotteryList';
import { useLotteryFavourites } from './use-lottery-favourites';
import styles from './lottery.module.css';
import type { LotteryFilter } from './lottery-choice';
import { lotteryFilters } from './lottery-choice';

/** Which games each address is about: draws of the day, of the region, and those that follow one another every few minutes. */
const kinds: Readonly<Record<string, GameCategory>> = { '/lottery': 'LOTT', '/seaLottery': 'LOTT', '/vnLottery': 'ELOTT' };
const FILTER_ICONS = { ALL: 'grid', FAV: 'heart', RECENT: 'clock' } as const;

/** The lotteries; an address with the number of a game leads straight into it, one with the code of a lottery to its draws alone. */
export function LotteryScreen() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const links = useLinks();
  const asked = params.get('gameCode') ?? '';
  const nodeId = /^[1-9]\d{0,17}$/.exec(asked)?.[0];
  const play = nodeId && links.to('games.play', { nodeId });
  if (play) return <Navigate to={play} replace />;
  const gameCode = /^[a-z][a-z0-9-]{1,39}$/.exec(asked)?.[0];
  return <LotteryContent key={pathname} pathname={pathname} gameCode={gameCode} />;
}

function LotteryContent({ pathname, gameCode }: { pathname: string; gameCode: string | undefined }) {
  const { formatMessage } = useIntl();
  const kind = kinds[pathname] ?? 'LOTT';
  const brandMode = usePrizeMode();
  const prizeMode = pathname === '/seaLottery' ? 'SEA' : brandMode;
  const [params, setParams] = useSearchParams();
  const query = useLotteries(kind);
  const favourites = useLotteryFavourites();
  useCatalogueChanges(['games', 'list']);
  const category = useLinks().to(kind === 'ELOTT' ? 'games.elott' : 'games.lott', {});
  const choice = lotteryFilters.find((each) => each === params.get('show')) ?? 'ALL';
  const onlyLiked = choice === 'FAV';
  const games = query.data?.pages.flatMap((page) => page.games) ?? [];
  const name = formatMessage({ id: `games.category.${kind}` });
  usePageTitle(name);
  const show = (selection: LotteryFilter) => setParams(selection === 'ALL' ? {} : { show: selection });
  return (
    <>
      <h1 className={styles['title']}>
        <Icon name={kind === 'ELOTT' ? 'ball' : 'ticket'} size={26} />
        {name}
      </h1>
      <ChipRow label={formatMessage({ id: 'games.show' })} className={styles['filters']}>
        {lotteryFilters.map((each) => (
          <Chip key={each} icon={FILTER_ICONS[each]} selected={choice === each && !gameCode} onClick={() => show(each)}>
            {formatMessage({ id: `games.show.${each}` })}
          </Chip>
        ))}
      </ChipRow>
      <DrawList prizeMode={prizeMode} choice={choice} favourites={favourites} gameCode={gameCode} />
      {choice === 'RECENT' || gameCode ? null : query.isError && games.length === 0 ? (
        <LoadFailure query={query} />
      ) : (
        <>
          <h2 className={styles['subtitle']}>{formatMessage({ id: 'games.lotteries.play' })}</h2>
          <LotteryList
            games={onlyLiked ? games.filter(({ nodeId }) => favourites.ids.has(nodeId)) : games}
            favourites={favourites}
            onlyLiked={onlyLiked}
            query={query}
            onAll={() => show('ALL')}
            announcedAt={category && `${category}?show=SOON`}
          />
        </>
      )}
    </>
  );
}

import type { PrizeMode } from '@pavilion/api/calls/lottery';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { EmptyState, Skeleton } from '@pavilion/ui';
import { useLotteryMenu, useLatestDraws, useRecentLotteries } from '../../queries/draws';
import { DrawCard } from './DrawCard';
import type { LotteryFilter } from './lottery-choice';
import type { useLotteryFavourites } from './use-lottery-favourites';
import styles from './draw-list.module.css';

interface DrawListProps {
  prizeMode: PrizeMode | undefined;
  choice: LotteryFilter;
  favourites: ReturnType<typeof useLotteryFavourites>;
  /** The lottery that the address names. */
  gameCode: string | undefined;
}

/** Lotteries that draw by themselves: all, the player's own, or one. */
export function DrawList({ prizeMode, choice, favourites, gameCode }: DrawListProps) {
  const { formatMessage } = useIntl();
  const menu = useLotteryMenu(prizeMode);
  const { shown, pending } = useFilteredDraws(menu, { prizeMode, choice, favourites, gameCode });
  const newest = useLatestDraws(
    prizeMode,
    (menu.data ?? []).map(({ gameCode: code, nextNumero }) => `${code} ${nextNumero}`).join(),
  );
  if (menu.isError && !menu.data) return <LoadFailure query={menu} />;
  if (!pending && !shown.length) return <NoDraws choice={choice} />;
  return (
    <section aria-label={formatMessage({ id: 'games.draws' })} className={styles['draws']}>
      {pending && <Skeleton shape="block" height="420px" />}
      {shown.map((lottery) => (
        <DrawCard
          key={lottery.gameCode}
          lottery={lottery}
          late={Date.parse(lottery.nextDrawAt) < menu.dataUpdatedAt}
          newest={newest.data?.find((draw) => draw.gameCode === lottery.gameCode)}
          pending={newest.isPending}
          prizeMode={prizeMode ?? 'LOTT'}
          liked={favourites.ids.has(lottery.gameCode)}
          onLike={(liked) => favourites.keep(lottery.gameCode, liked)}
          alone={gameCode !== undefined}
        />
      ))}
    </section>
  );
}

function useFilteredDraws(menu: ReturnType<typeof useLotteryMenu>, { prizeMode, choice, favourites, gameCode }: DrawListProps) {
  const recent = useRecentLotteries(choice === 'RECENT' ? prizeMode : undefined);
  const all = menu.data ?? [];
  const pending = menu.isPending || (choice === 'RECENT' && recent.isPending);
  if (gameCode) return { shown: all.filter((lottery) => lottery.gameCode === gameCode), pending };
  if (choice === 'FAV') return { shown: all.filter((lottery) => favourites.ids.has(lottery.gameCode)), pending };
  if (choice === 'ALL') return { shown: all, pending };
  const lately = recent.data ?? [];
  return { shown: lately.flatMap((code) => all.find((lottery) => lottery.gameCode === code) ?? []), pending };
}

/** A brand without draws has its games all the same. */
function NoDraws({ choice }: { choice: LotteryFilter }) {
  const { formatMessage } = useIntl();
  if (choice === 'ALL') return null;
  return (
    <EmptyState
      icon={choice === 'FAV' ? 'heart' : 'clock'}
      title={formatMessage({ id: `games.draw.none.${choice}` })}
      text={formatMessage({ id: `games.draw.none.${choice}.hint` })}
    />
  );
}

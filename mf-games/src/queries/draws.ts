import type { Lottery } from '@pavilion/api/lottery';
import { lotteryMenu, latestDraws, lotteryDraws, type PrizeMode, prizeModeOf, recentLotteries } from '@pavilion/api/calls/lottery';
import { launchGame } from '@pavilion/api/calls/launch';
import { useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { useInfiniteQuery, useQuery } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';
import { useVendorLanes } from './vendors';

const MIN_REFETCH_MS = 10_000;
const MAX_REFETCH_MS = 600_000;

/** The family of lotteries that the brand's lottery pages are about, once its vendors are known. */
export function usePrizeMode(): PrizeMode | undefined {
  const { data, isError } = useVendorLanes();
  if (!data) return isError ? 'LOTT' : undefined;
  const lottery = data.filter(({ gameCategory }) => gameCategory === 'LOTT' || gameCategory === 'ELOTT');
  return prizeModeOf(lottery.flatMap(({ cards }) => cards));
}

/** Lotteries with their next draws; asked again when one is due. */
export function useLotteryMenu(prizeMode: PrizeMode | undefined) {
  const http = useClient();
  const { language } = useCatalogueContext();
  return useQuery({
    queryKey: ['games', 'lotteries', 'menu', language, prizeMode],
    queryFn: async () => gamesIn(await http.call(lotteryMenu, { prizeMode: prizeMode ?? 'LOTT', device: 'WEB', language })),
    enabled: prizeMode !== undefined,
    refetchInterval: ({ state }) => untilDraw(state.data),
  });
}

/** Codes of the lotteries that the player opened, newest first. */
export function useRecentLotteries(prizeMode: PrizeMode | undefined) {
  const http = useClient();
  const member = useMember();
  const { language } = useCatalogueContext();
  return useQuery({
    queryKey: ['games', 'lotteries', 'recent', member?.id, language, prizeMode],
    queryFn: async () =>
      gamesIn(await http.call(recentLotteries, { prizeMode: prizeMode ?? 'LOTT', device: 'WEB', language })).map(
        ({ gameCode }) => gameCode,
      ),
    enabled: member !== undefined && prizeMode !== undefined,
  });
}

/** The newest draw of each lottery. `of` is what the menu says comes next: another word there asks again. */
export function useLatestDraws(prizeMode: PrizeMode | undefined, of: string) {
  const http = useClient();
  const { language } = useCatalogueContext();
  return useQuery({
    queryKey: ['games', 'lotteries', 'newest', prizeMode, of],
    queryFn: async () => (await http.call(latestDraws, { prizeMode: prizeMode ?? 'LOTT', device: 'WEB', language })).list,
    enabled: prizeMode !== undefined && of !== '',
    placeholderData: (before) => before,
    staleTime: Infinity,
  });
}

/** Earlier draws of one lottery, from the one before `before`. */
export function usePastDraws(gameCode: string, before: string) {
  const http = useClient();
  return useInfiniteQuery({
    queryKey: ['games', 'lotteries', 'earlier', gameCode, before],
    queryFn: ({ pageParam }) => http.call(lotteryDraws, { gameCode, before: pageParam, pageSize: '6' }),
    initialPageParam: before,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    staleTime: Infinity,
  });
}

/** Where a lottery's vendor shows it to this player. */
export function useLotteryLaunch(gameCode: string, prizeMode: PrizeMode) {
  const http = useClient();
  const { language } = useCatalogueContext();
  return useQuery({
    queryKey: ['games', 'lotteries', 'launch', gameCode, language],
    queryFn: () =>
      http.call(launchGame, {
        launchMode: 'LOTT',
        lottoArea: 'VN',
        lottoPrizeMode: prizeMode,
        lottoGameCode: gameCode,
        lottoView: 'lobby',
        device: 'WEB',
        language,
        backUrl: '/lottery',
      }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

function gamesIn({ gameMenus }: { gameMenus: { games: Lottery[] }[] }): Lottery[] {
  return gameMenus.flatMap(({ games }) => games);
}

/** A moment after the next draw, so that its numbers are there; a late one is asked for every few seconds. */
function untilDraw(lotteries: readonly Lottery[] | undefined): number {
  if (!lotteries?.length) return MAX_REFETCH_MS;
  const next = Math.min(...lotteries.map(({ nextDrawAt }) => Date.parse(nextDrawAt)));
  return Math.min(MAX_REFETCH_MS, Math.max(MIN_REFETCH_MS, next - Date.now() + MIN_REFETCH_MS));
}

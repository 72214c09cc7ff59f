import type { GameInfoValue } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';

/** What a game's page is called, in its heading and in the browser's tab: the game's name, once it or that there is none is known. */
export function useGameTitle(info: GameInfoValue | undefined, problem: Error | null): string | undefined {
  const { formatMessage } = useIntl();
  return info?.game.gameName ?? (problem ? formatMessage({ id: 'games.nameless' }) : undefined);
}

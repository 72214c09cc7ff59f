import type { Platform } from '../../../platform/platform';
import { type GamePlayers, NOTHING_PLAYED, type PlayedGames, rankPlayedGames } from './played-games';

/** A ranking of days need not be fresher. */
const FRESH_MS = 10 * 60_000;

interface Known {
  at: number;
  played: PlayedGames;
}

/**
 * What members play, by brand. It is read again in the background when somebody asks for what is older than ten minutes; `onChange` is called
 * when the order has become another.
 */
export function followPlayedGames(
  log: Platform['log'],
  players: (brand: string) => Promise<readonly GamePlayers[]>,
  onChange: () => void,
) {
  const brands = new Map<string, Known>();
  const refresh = async (brand: string) => {
    const before = brands.get(brand)?.played ?? NOTHING_PLAYED;
    brands.set(brand, { at: Date.now(), played: before });
    const played = rankPlayedGames(await players(brand));
    if (namesOf(played) === namesOf(before)) return;
    brands.set(brand, { at: Date.now(), played });
    onChange();
  };
  return {
    refresh,
    of(brand: string): PlayedGames {
      const known = brands.get(brand);
      if (!known || known.at + FRESH_MS < Date.now())
        refresh(brand).catch((err: unknown) => log.warn({ err, brand }, 'what members play could not be read'));
      return known?.played ?? NOTHING_PLAYED;
    },
  };
}

function namesOf({ hot, top }: PlayedGames): string {
  return `${[...(hot ?? [])].join(' ')}/${top.join(' ')}`;
}

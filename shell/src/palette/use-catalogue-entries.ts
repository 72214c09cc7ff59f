import type { FoundCategory, FoundGame, FoundVendor, Game, GameCategory } from '@pavilion/api/games';
import type { PageId } from '@pavilion/contract';
import { useGoTo, useLinks } from '@pavilion/host/links';
import type { IconName } from '@pavilion/ui/core';
import type { PaletteEntry } from './entry';
import { usePaletteText } from './use-palette-text';

type CategoryPage = PageId & `games.${Lowercase<GameCategory>}`;

const categories: Readonly<Record<GameCategory, [IconName, CategoryPage]>> = {
  RNG: ['slot', 'games.rng'],
  LIVE: ['target', 'games.live'],
  FISH: ['fish', 'games.fish'],
  PVP: ['cards', 'games.pvp'],
  SPORTS: ['sport', 'games.sports'],
  ESPORTS: ['e-sports', 'games.esports'],
  COCKFIGHT: ['rooster', 'games.cockfight'],
  ELOTT: ['ball', 'games.elott'],
  LOTT: ['ticket', 'games.lott'],
};

/** What was found in the catalogue, as entries that lead there. */
export function useCatalogueEntries() {
  const goTo = useGoTo();
  const links = useLinks();
  const text = usePaletteText();
  const game = ({ nodeId, gameName, displayName, iconUrl, gameType, inMaintenance, notConnected }: Game): PaletteEntry => ({
    id: `game-${nodeId}`,
    label: gameName,
    detail: inMaintenance ? text('maintenance') : notConnected ? text('notConnected') : displayName,
    icon: categories[gameType][0],
    picture: iconUrl,
    run: () => goTo('games.play', { nodeId }),
  });
  return {
    game,
    found: ({ game: each, ranges, also }: FoundGame): PaletteEntry => ({
      ...game(each),
      ranges,
      ...(also && !each.inMaintenance && !each.notConnected && { detail: `${also.name} · ${each.displayName}` }),
    }),
    vendor: ({ vassalage, displayName, total, ranges }: FoundVendor): PaletteEntry => ({
      id: `vendor-${vassalage}`,
      label: displayName,
      ranges,
      detail: text('count', { total }),
      icon: 'gamepad',
      run: () => goTo('games.all', { vassalage }),
    }),
    category: ({ gameType, name, total, ranges }: FoundCategory): PaletteEntry | undefined => {
      const [icon, page] = categories[gameType];
      if (!links.to(page, {})) return undefined;
      return { id: `category-${gameType}`, label: name, ranges, detail: text('count', { total }), icon, run: () => goTo(page, {}) };
    },
  };
}

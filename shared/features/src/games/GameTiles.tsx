import type { Game } from '@pavilion/api/games';
import { type GameMark, GameTile, TileGrid, TileRow } from '@pavilion/ui';
import { useFavourites } from './favourites';
import { useTileTexts } from './tile-texts';
import { usePlay } from './use-play';

export interface GameTilesProps {
  /** Name of the list. */
  label: string;
  games: readonly Game[];
  shape: 'row' | 'grid';
  /** Placeholders while the games are on their way. */
  skeletons?: number;
  /** How many covers belong to the first screen. */
  urgent?: number;
  /** Set where the whole list is of hot games, and saying so on each would be noise. */
  allHot?: boolean;
}

/** Games as tiles, with play, free trial and heart. */
export function GameTiles({ label, games, shape, skeletons = 0, urgent = 0, allHot = false }: GameTilesProps) {
  const texts = useTileTexts();
  const { play, tryFree } = usePlay();
  const { ids, toggle } = useFavourites();
  const List = shape === 'row' ? TileRow : TileGrid;
  return (
    <List label={label} skeletons={skeletons}>
      {games.map((game, at) => (
        <GameTile
          key={game.nodeId}
          name={game.gameName}
          vendor={game.displayName}
          art={game.iconUrl}
          priority={at < urgent}
          marks={marksOf(game, allHot)}
          trialAllowed={game.supportPlay === 0}
          favourite={ids.has(game.nodeId)}
          onPlay={() => play(game.nodeId)}
          onTrial={() => tryFree(game.nodeId)}
          onFavourite={(favourite) => toggle(game, favourite)}
          texts={texts}
        />
      ))}
    </List>
  );
}

function marksOf({ isHot, isNew, gameClassify }: Game, allHot: boolean): GameMark[] {
  if (gameClassify === 'JACKPOT') return ['jackpot'];
  if (isHot && !allHot) return ['hot'];
  return isNew ? ['new'] : [];
}

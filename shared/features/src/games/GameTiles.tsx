import type { Game } from '@pavilion/api/games';
import { type GameBadge, GameTile, TileGrid, TileRow } from '@pavilion/ui/core';
import { memo } from 'react';
import { type Favourites, useFavourites } from './use-favourites';
import { usePictureSources } from './use-picture-sources';
import { useTileTexts } from './use-tile-texts';
import { useStableCallback } from './use-stable-callback';
import { usePlay } from './use-play';

/** `urgent` covers are fetched before everything else on the page, the others when they come near the screen. */
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
export function GameTiles(props: GameTilesProps) {
  return <GameTilesWith {...props} hearts={useFavourites()} />;
}

/** The same with hearts that are kept elsewhere than with the player's favourites. */
export function GameTilesWith(props: GameTilesProps & { hearts: Favourites }) {
  const { label, games, shape, skeletons = 0, urgent = 0, allHot = false } = props;
  const { ids, toggle } = props.hearts;
  const { play, tryFree } = usePlay();
  const onPlay = useStableCallback(play);
  const onTrial = useStableCallback(tryFree);
  const onFavourite = useStableCallback(toggle);
  const List = shape === 'row' ? TileRow : TileGrid;
  return (
    <List label={label} skeletons={skeletons}>
      {games.map((game, at) => (
        <Tile
          key={game.nodeId}
          game={game}
          urgent={at < urgent}
          allHot={allHot}
          favourite={ids.has(game.nodeId)}
          {...{ onPlay, onTrial, onFavourite }}
        />
      ))}
    </List>
  );
}

interface TileProps {
  game: Game;
  urgent: boolean;
  allHot: boolean;
  favourite: boolean;
  onPlay: (nodeId: string, picture: string) => void;
  onTrial: (nodeId: string, picture: string) => void;
  onFavourite: (game: Game, favourite: boolean) => void;
}

/** Drawn again only when something about its own game changed: a list has hundreds, and a heart is one of them. */
const Tile = memo(function Tile({ game, urgent, allHot, favourite, onPlay, onTrial, onFavourite }: TileProps) {
  const texts = useTileTexts();
  const pictures = usePictureSources();
  const { nodeId, inMaintenance, notConnected } = game;
  const closed = notConnected ? texts.notConnected : inMaintenance && texts.maintenance;
  return (
    <GameTile
      name={game.gameName}
      vendor={game.displayName}
      art={pictures(game.iconUrl)}
      cover={nodeId}
      priority={urgent}
      badges={badgesOf(game, allHot)}
      closed={closed}
      trialAllowed={game.supportPlay === 0 && !closed}
      favourite={favourite}
      onPlay={() => onPlay(nodeId, game.iconUrl)}
      onTrial={() => onTrial(nodeId, game.iconUrl)}
      onFavourite={(wanted) => onFavourite(game, wanted)}
      texts={closed ? { ...texts, play: texts.details } : texts}
    />
  );
});

function badgesOf({ isHot, isNew, gameClassify }: Game, allHot: boolean): GameBadge[] {
  if (gameClassify === 'JACKPOT') return ['jackpot'];
  if (isHot && !allHot) return ['hot'];
  return isNew ? ['new'] : [];
}

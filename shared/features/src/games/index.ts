export { type CatalogueContext, CATALOGUE_STALE_MS, useCatalogueContext } from './use-catalogue-context';
export { useCatalogueChanges } from './use-catalogue-changes';
export { favouriteListKey, type Favourites, useFavourites } from './use-favourites';
export { GameTiles, type GameTilesProps, GameTilesWith } from './GameTiles';
export { usePictureSources } from './use-picture-sources';
export { usePlay, usePlayPicture } from './use-play';

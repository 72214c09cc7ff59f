export { type Asked, CATALOGUE_FRESH, useAsked } from './asked';
export { useCatalogueChanges } from './use-catalogue-changes';
export { favouriteListKey, type Hearts } from './favourites';
export { GameTiles, type GameTilesProps, GameTilesWith } from './GameTiles';
export { usePictures } from './pictures';
export { usePlay } from './use-play';

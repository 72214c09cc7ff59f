export { type Asked, CATALOGUE_FRESH, useAsked } from './asked';
export { useCatalogueChanges } from './use-catalogue-changes';
export { favouriteListKey } from './favourites';
export { GameTiles, type GameTilesProps } from './GameTiles';
export { usePictures } from './pictures';
export { usePlay } from './use-play';

import { lazyPart } from '@pavilion/host/lazy';

/** What unfolds below a category. */
export const VendorPanel = lazyPart(() => import('./VendorPanel').then((loaded) => loaded.VendorPanel));

/** The games of one vendor, over the lobby. */
export const VendorGames = lazyPart(() => import('./VendorGames').then((loaded) => loaded.VendorGames));

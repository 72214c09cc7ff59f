import { whenAsked } from '@pavilion/host/late';

/** What unfolds below a category. */
export const VendorPanel = whenAsked(() => import('./VendorPanel').then((loaded) => loaded.VendorPanel));

/** The games of one vendor, over the lobby. */
export const VendorGames = whenAsked(() => import('./VendorGames').then((loaded) => loaded.VendorGames));

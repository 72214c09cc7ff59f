import { latePart } from '../../../features/late-part';

/** What unfolds below a category. */
export const VendorPanel = latePart(() => import('./VendorPanel').then((loaded) => loaded.VendorPanel));

/** The games of one vendor, over the lobby. */
export const VendorGames = latePart(() => import('./VendorGames').then((loaded) => loaded.VendorGames));

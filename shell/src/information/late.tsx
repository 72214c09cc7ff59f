import { whenAsked } from '../when-asked';

/** Past the first screen: what comes by itself must not stand in its way. */
const AFTER_MS = 2_500;

const late = new Promise((resolve) => setTimeout(resolve, AFTER_MS));

/** Announcements that open by themselves, and whether there are new notices. */
export const LateArrivals = whenAsked(() => late.then(() => import('./late-parts')).then((loaded) => loaded.Arrivals));

/** What of the side menu depends on the brand: its help, its app, its pages elsewhere. */
export const LateSideExtras = whenAsked(() => late.then(() => import('./late-parts')).then((loaded) => loaded.SideExtras));

/** What of the footer leads to the brand's help. */
export const LateHelpLinks = whenAsked(() => late.then(() => import('./late-parts')).then((loaded) => loaded.HelpLinks));

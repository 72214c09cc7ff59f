import { whenAsked } from '@pavilion/host/late';

/** Past the first screen: what comes by itself must not stand in its way. */
const AFTER_MS = 4_000;

const late = new Promise((resolve) => setTimeout(resolve, AFTER_MS));
const parts = () => late.then(() => import(/* webpackChunkName: "late" */ './late-parts'));

/** Announcements that open by themselves, and whether there are new notices. */
export const LateArrivals = whenAsked(() => parts().then(({ Arrivals }) => Arrivals));

/** The way to the notices, with a dot when there is one that was not seen. */
export const LateBell = whenAsked(() => parts().then(({ Bell }) => Bell));

/** What of the side menu depends on the brand: its help, its app, its pages elsewhere. */
export const LateSideExtras = whenAsked(() => parts().then(({ SideExtras }) => SideExtras));

/** What of the footer leads to the brand's help. */
export const LateHelpLinks = whenAsked(() => parts().then(({ HelpLinks }) => HelpLinks));

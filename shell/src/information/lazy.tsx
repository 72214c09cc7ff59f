import { lazyPart } from '@pavilion/host/lazy';

/** Past the first screen: what comes by itself must not stand in its way. */
const AFTER_MS = 4_000;

const afterFirstScreen = new Promise((resolve) => setTimeout(resolve, AFTER_MS));
const parts = () => afterFirstScreen.then(() => import(/* webpackChunkName: "late" */ './lazy-parts'));

/** Announcements that open by themselves, and whether there are new notices. */
export const LazyPopupsAndNotices = lazyPart(() => parts().then(({ PopupsAndNotices }) => PopupsAndNotices));

/** The way to the notices, with a dot when there is one that was not seen. */
export const LazyBell = lazyPart(() => parts().then(({ Bell }) => Bell));

/** What of the side menu depends on the brand: its help, its app, its pages elsewhere. */
export const LazySideExtras = lazyPart(() => parts().then(({ SideExtras }) => SideExtras));

/** What of the footer leads to the brand's help. */
export const LazyHelpLinks = lazyPart(() => parts().then(({ HelpLinks }) => HelpLinks));

import { lazyPart } from '@pavilion/host/lazy';

/** Past the first screen: what comes by itself must not stand in its way. */
const AFTER_MS = 4_000;

const afterFirstScreen = new Promise((resolve) => setTimeout(resolve, AFTER_MS));

/** Announcements that open by themselves, and whether there is something new in the inbox. */
export const LazyPopupsAndNotices = lazyPart(() =>
  afterFirstScreen
    .then(() => import(/* webpackChunkName: "late" */ './announcements/PopupsAndNotices'))
    .then(({ PopupsAndNotices }) => PopupsAndNotices),
);

import { lazyPart } from '@pavilion/host/lazy';
import { afterFirstScreen } from '../first-screen';
import { quietMoment } from '../quiet-moment';

const AFTER_MS = 3_000;

/** Announcements that open by themselves, and whether there is something new in the inbox. */
export const LazyPopupsAndNotices = lazyPart(() =>
  afterFirstScreen(AFTER_MS)
    .then(quietMoment)
    .then(() => import(/* webpackChunkName: "late" */ './announcements/PopupsAndNotices'))
    .then(({ PopupsAndNotices }) => PopupsAndNotices),
);

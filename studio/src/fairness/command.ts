import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from '../settings';
import { shippedIn } from './shipped';

/** The last step of a build: what was built, and what it returns. */
writeFileSync(path.join(folders.pages, 'fairness.json'), `${JSON.stringify(shippedIn(folders.studio), null, 1)}\n`);

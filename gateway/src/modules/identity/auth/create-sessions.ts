import type { Bus } from '../../../platform/bus';
import type { Database } from '../../../platform/database';
import { sessionEndings } from './session-endings';
import { sessionHistory } from './session-history';
import { sessionTokens } from './session-tokens';
import type { Sessions } from './sessions';

export function createSessions({ db, bus }: { db: Database; bus: Bus }): Sessions {
  return { ...sessionTokens(db), ...sessionEndings(db, bus), ...sessionHistory(db) };
}

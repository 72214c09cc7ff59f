import type { Bus } from '../../../platform/bus';
import type { Database } from '../../../platform/database';
import { deviceMarks } from './device-marks';
import { sessionEndings } from './session-endings';
import { sessionHistory } from './session-history';
import { sessionTokens } from './session-tokens';
import type { Sessions } from './sessions';

export function createSessions({ db, bus }: { db: Database; bus: Bus }): Sessions {
  return { ...sessionTokens(db), ...deviceMarks(db), ...sessionEndings(db, bus), ...sessionHistory(db) };
}

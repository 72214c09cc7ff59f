import { breakingChanges } from './compare.mjs';
import { readReport } from './read-report.mjs';

/**
 * Holds what a package offers now against its report: `text` is what the report should say, `breaking` what old callers of this number of the
 * contract would break on. `print` writes the report, `written` is the one there is, if any. A new number begins anew; within a number, breaking
 * changes that a `reason` was given for are kept in the report.
 */
export function judge({ print, written, contract, reason }) {
  const before = written === undefined ? undefined : readReport(written);
  const since = before && contract <= before.contract ? before : undefined;
  const breaking = since ? breakingChanges(since, readReport(print({ contract, accepted: [] }))) : [];
  const accepted = [...(since?.accepted ?? []), ...(reason && breaking.length ? [`${reason}: ${breaking.join('; ')}`] : [])];
  return { breaking, text: print({ contract, accepted }) };
}

/** What pages saw of one version. */
export interface CanarySample {
  /** Parts that were asked for, shown or not. */
  attempts: number;
  failures: number;
  errors: number;
}

/** What speaks for and against a canary since its stage began. */
export interface CanaryEvidence {
  canary: CanarySample & {
    pages: number;
    /** Pages on which at least half of the parts failed. */
    failingPages: number;
    /** Pages that were given altered files, or a contract that does not fit. */
    refusingPages: number;
  };
  control: CanarySample;
}

const REFUSING_PAGES = 3;
const FAILING_PAGES = 5;
const MIN_ATTEMPTS = 50;
const TOLERATED = 0.02;
const WORSE = 2;

/** Why a canary has to end, in a sentence for the audit log; undefined while nothing speaks against it. */
export function evaluateCanary({ canary, control }: CanaryEvidence): string | undefined {
  const { attempts, pages, failingPages, refusingPages } = canary;
  if (refusingPages >= REFUSING_PAGES) return `${refusingPages} pages refused its files or its contract`;
  if (failingPages >= FAILING_PAGES && isWorse(failingPages, pages, control.failures, control.attempts))
    return failingPages === pages ? `it failed on each of ${pages} pages` : `it failed on ${failingPages} of ${pages} pages`;
  if (attempts < MIN_ATTEMPTS) return undefined;
  if (isWorse(canary.failures, attempts, control.failures, control.attempts))
    return `${formatRate(canary.failures, attempts)} of its parts failed, and ${formatRate(control.failures, control.attempts)} before`;
  if (isWorse(canary.errors, attempts, control.errors, control.attempts))
    return `it had script errors on ${formatRate(canary.errors, attempts)} of its parts, and ${formatRate(control.errors, control.attempts)} before`;
  return undefined;
}

/** Without dividing: a share that is exactly at the limit is at the limit. */
function isWorse(bad: number, attempts: number, controlBad: number, controlAttempts: number): boolean {
  if (bad < attempts * TOLERATED) return false;
  return controlAttempts === 0 || bad * controlAttempts >= WORSE * controlBad * attempts;
}

function formatRate(bad: number, attempts: number): string {
  return `${bad} in ${attempts} (${((100 * bad) / Math.max(1, attempts)).toFixed(1)} %)`;
}

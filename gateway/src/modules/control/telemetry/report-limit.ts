import { DomainError } from '../../../platform/errors';

const MINUTE_MS = 60_000;
const PER_MINUTE = 60;

/**
 * So many reports a minute from one address, counted by each instance for itself: reports are not worth a write each.
 *
 * @throws DomainError `request.too_many`, from the returned function
 */
export function createReportLimit(perMinute = PER_MINUTE): (address: string) => void {
  let since = Date.now();
  let counts = new Map<string, number>();
  return (address) => {
    if (Date.now() - since >= MINUTE_MS) [since, counts] = [Date.now(), new Map()];
    const taken = (counts.get(address) ?? 0) + 1;
    counts.set(address, taken);
    const seconds = Math.max(1, Math.ceil((since + MINUTE_MS - Date.now()) / 1_000));
    if (taken > perMinute) throw new DomainError('request.too_many', { details: { minutes: 1, seconds } });
  };
}

import type { PlaceShare } from './place-share';
import { placeLimits, tooManyError } from './rate-limits';

/** More than all places that a share lets through within a minute; whoever fills it starts the count anew for everybody. */
const MAX_KEYS = 100_000;

/**
 * The same shares, counted by each instance for itself, for what is not worth a write each: windows begin together and are forgotten together.
 *
 * @throws DomainError `request.too_many`, from the returned function
 */
export function createMemoryRateLimit(action: string, share: PlaceShare): (address: string) => void {
  const windowMs = share.seconds * 1_000;
  let since = Date.now();
  let counts = new Map<string, number>();
  return (address) => {
    if (Date.now() - since >= windowMs || counts.size > MAX_KEYS) [since, counts] = [Date.now(), new Map()];
    const limits = placeLimits(action, address, share);
    if (limits.some(({ key, most }) => (counts.get(key) ?? 0) >= most))
      throw tooManyError(Math.max(1, Math.ceil((since + windowMs - Date.now()) / 1_000)));
    for (const { key } of limits) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
}

import { lazyPart } from '../lazy';

/**
 * What `lazyPart` was called.
 *
 * @deprecated For remotes of contract 1; goes with contract 3. Take `lazyPart` of `@pavilion/host/lazy`.
 * @public
 */
export const whenAsked: typeof lazyPart = lazyPart;

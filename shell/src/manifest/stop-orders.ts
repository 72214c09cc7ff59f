import type { BrandManifest, StopOrder } from '@pavilion/contract';
import type { BehaviorSubject } from 'rxjs';
import { withStopped } from './with-stopped';

/** What this page was told to stop, laid over each manifest that it shows. */
export function stopOrders(manifest$: BehaviorSubject<BrandManifest>) {
  const orders: StopOrder[] = [];
  return {
    show: (manifest: BrandManifest) => manifest$.next(withStopped(manifest, orders)),
    obey(order: StopOrder) {
      // One that cannot be obeyed throws here, and is not kept.
      const now = withStopped(manifest$.value, [order]);
      orders.push(order);
      manifest$.next(now);
    },
  };
}

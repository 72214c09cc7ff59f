import type { SlotName, SlotProps } from '@pavilion/contract';
import { useHost } from '../host';

export type { SlotRenderer } from './slot-renderer';

/** A place that other remotes fill. Empty when nobody does, or when whoever does is refused. @public */
export function Slot<Name extends SlotName>({ name, ...props }: { name: Name } & SlotProps[Name]) {
  return <>{useHost().slots.render(name, props as unknown as SlotProps[Name])}</>;
}

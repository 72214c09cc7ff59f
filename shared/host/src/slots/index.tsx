import type { SlotName, SlotProps } from '@pavilion/contract';
import type { ReactNode } from 'react';
import { useHost } from '../host';

export type { SlotRenderer } from './slot-renderer';

/** A place that other remotes fill. Empty when nobody does, or when whoever does is refused. `waiting` stands there while it loads. @public */
export function Slot<Name extends SlotName>({ name, waiting, ...props }: { name: Name; waiting?: ReactNode } & SlotProps[Name]) {
  return <>{useHost().slots.render(name, props as unknown as SlotProps[Name], waiting)}</>;
}

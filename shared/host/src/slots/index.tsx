import type { SlotName, SlotProps } from '@pavilion/contract';
import type { ReactNode } from 'react';
import { useHost } from '../host';

/** Draws whatever the brand's remotes put into a slot. @internal */
export interface SlotRenderer {
  render<Name extends SlotName>(name: Name, props: SlotProps[Name]): ReactNode;
}

/** A place that other remotes fill. Empty when nobody does, or when whoever does is refused. @public */
export function Slot<Name extends SlotName>({ name, ...props }: { name: Name } & SlotProps[Name]) {
  return <>{useHost().slots.render(name, props as unknown as SlotProps[Name])}</>;
}

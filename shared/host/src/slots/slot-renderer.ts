import type { SlotName, SlotProps } from '@pavilion/contract';
import type { ReactNode } from 'react';
/** Draws whatever the brand's remotes put into a slot. @internal */
export interface SlotRenderer {
  render<Name extends SlotName>(name: Name, props: SlotProps[Name], waiting?: ReactNode): ReactNode;
}

import type { Area, SlotName, SlotProps } from '@pavilion/contract';
import type { ComponentType, ReactNode } from 'react';

/** What the loader of remotes gives the frame. Each view refuses by itself: nothing a remote does reaches the frame. */
export interface RemoteViews {
  Page: ComponentType<{ remote: string; page: string; fallback: ReactNode }>;
  /** `refused` stands in the layout's place when it is refused; the page alone unless told. */
  Layout: ComponentType<{ remote: string; area: Area; fallback: ReactNode; refused: ReactNode; children: ReactNode }>;
  renderSlot<Name extends SlotName>(name: Name, props: SlotProps[Name]): ReactNode;
}

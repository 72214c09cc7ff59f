import type { Area, RefusalCode, SlotName, SlotProps } from '@pavilion/contract';
import type { ComponentType, ReactNode } from 'react';

/** What the loader of remotes gives the frame. Each view refuses by itself: nothing a remote does reaches the frame. */
export interface RemoteViews {
  /** `closed` stands in the page's place while operators keep it closed; `framed` is put around whatever stands there. */
  Page: ComponentType<{
    remote: string;
    page: string;
    fallback: ReactNode;
    closed(because: RefusalCode): ReactNode;
    framed(content: ReactNode): ReactNode;
  }>;
  /** `refused` stands in the layout's place when it is refused or closed. */
  Layout: ComponentType<{ remote: string; area: Area; fallback: ReactNode; refused: ReactNode; children: ReactNode }>;
  renderSlot<Name extends SlotName>(name: Name, props: SlotProps[Name], waiting?: ReactNode): ReactNode;
}

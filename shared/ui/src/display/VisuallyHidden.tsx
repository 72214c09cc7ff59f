import type { ReactNode } from 'react';

/** Text for screen readers only. @public */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="pv-visually-hidden">{children}</span>;
}

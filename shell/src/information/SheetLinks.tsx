import { type ComponentType, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';

type DrawnLink = ComponentType<{ href: string; children: ReactNode }>;

/** Links within a text of operators: those to pages of this site go there without loading it anew, and the sheet is left. */
export function SheetLinks({ onLeave, children }: { onLeave: () => void; children: (link: DrawnLink) => ReactNode }) {
  const link = useMemo(
    (): DrawnLink =>
      function SheetLink({ href, children: words }) {
        if (!href.startsWith('/')) return <a href={href}>{words}</a>;
        return (
          <Link to={href} onClick={onLeave}>
            {words}
          </Link>
        );
      },
    [onLeave],
  );
  return children(link);
}

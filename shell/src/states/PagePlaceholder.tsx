import { TileSkeleton, VisuallyHidden } from '@pavilion/ui/core';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../site-context';
import styles from './states.module.css';

/** Stands where a page will be: the server's drawing of it on the first screen, its rough shape afterwards. */
export function PagePlaceholder() {
  const { staticContent } = useSite();
  const { formatMessage } = useIntl();
  const drawn = staticContent.nodes();
  return (
    <div aria-busy="true">
      <span className={styles['cover']} />
      <VisuallyHidden>{formatMessage({ id: 'loading' })}</VisuallyHidden>
      {drawn.length > 0 ? <StaticPage nodes={drawn} /> : <PageSkeleton />}
    </div>
  );
}

function StaticPage({ nodes }: { nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={place} />;
}

function PageSkeleton() {
  return (
    <>
      <div className="pv-skeleton pv-shape-title" />
      <ul className="pv-grid pv-shape-grid">
        {Array.from({ length: 12 }, (_, at) => (
          <TileSkeleton key={at} />
        ))}
      </ul>
    </>
  );
}

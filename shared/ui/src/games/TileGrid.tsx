import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** `label` names the list; `skeletons` stand in it while there are no tiles. @public */
export interface TileListProps {
  /** Name of the list, such as “hot games”. */
  label: string;
  /** `GameTile`s or other list items; placeholders while they are on their way. */
  children?: ReactNode;
  /** Draws this many placeholders after the children. */
  skeletons?: number | undefined;
  className?: string | undefined;
}

/** Tiles in a grid: three to a line on a phone, six or nine on a desktop. @public */
export function TileGrid(props: TileListProps) {
  return <TileList {...props} shape="pv-grid" />;
}

/** Tiles in one line that scrolls sideways. @public */
export function TileRow(props: TileListProps) {
  return <TileList {...props} shape="pv-row" />;
}

function TileList({ label, children, skeletons = 0, className, shape }: TileListProps & { shape: string }) {
  return (
    // Safari forgets that a list without bullets is one, unless it is told.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" aria-label={label} aria-busy={skeletons > 0 || undefined} className={classNames(shape, className)}>
      {children}
      {Array.from({ length: skeletons }, (_, at) => (
        <TileSkeleton key={at} />
      ))}
    </ul>
  );
}

/** The shape of a tile that is on its way; the same markup that the server's HTML holds. @public */
export function TileSkeleton() {
  return (
    <li className="pv-tile" aria-hidden="true">
      <div className="pv-tile-art pv-skeleton" />
      <div className="pv-tile-name pv-skeleton" />
      <div className="pv-tile-vendor pv-skeleton" />
    </li>
  );
}

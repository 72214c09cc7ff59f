import { Children, type ReactNode } from 'react';
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

/** A line on a phone. */
const LINE = 3;
/** Whole lines of three, six and nine tiles. */
const PART = 6 * LINE;

/**
 * Tiles in a grid: three to a line on a phone, six or nine on a desktop. A long one is in parts of eighteen, which covers and desktops take as they come
 * near, and on a phone in lines, each of a known size, so that a touch looks into one of them.
 *
 * @public
 */
export function TileGrid({ children, skeletons = 0, ...list }: TileListProps) {
  const tiles = [...Children.toArray(children), ...placeholders(skeletons)];
  return (
    <TileList {...list} busy={skeletons > 0} shape="pv-grid-parts">
      {inGroups(tiles, PART).map((part, at) => (
        <div key={at} role="presentation" className={classNames('pv-grid', part.length === PART && 'pv-grid-whole')}>
          {inGroups(part, LINE).map((line, index) => (
            <div key={index} role="presentation" className="pv-line">
              {line}
            </div>
          ))}
        </div>
      ))}
    </TileList>
  );
}

function inGroups<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

/** Tiles in one line that scrolls sideways. @public */
export function TileRow({ children, skeletons = 0, ...list }: TileListProps) {
  return (
    <TileList {...list} busy={skeletons > 0} shape="pv-row">
      {children}
      {placeholders(skeletons)}
    </TileList>
  );
}

function TileList({ label, children, busy, className, shape }: TileListProps & { busy: boolean; shape: string }) {
  return (
    // Safari forgets that a list without bullets is one, unless it is told.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" aria-label={label} aria-busy={busy || undefined} className={classNames(shape, className)}>
      {children}
    </ul>
  );
}

function placeholders(count: number): ReactNode[] {
  return Array.from({ length: count }, (_, at) => <TileSkeleton key={at} />);
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

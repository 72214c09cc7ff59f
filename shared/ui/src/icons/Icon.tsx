import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './Icon.module.css';
import type { Drawn } from './drawn';
import { firstDrawings } from './first-drawings';
import { type LateIconName, lateNames } from './late-names';
import { useLateDrawing } from './use-late-drawing';

/** Icons that point along the line of writing, and so turn round where it runs from right to left. */
const directional: ReadonlySet<string> = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'log-in',
  'log-out',
  'external',
]);

/** Every icon by the key that a descriptor or a caller names it with. @public @input */
export type IconName = keyof typeof firstDrawings | LateIconName;

/** All icon names, for validating a name that arrived from outside. @public */
export const ICON_NAMES = Object.keys({ ...firstDrawings, ...lateNames }) as readonly IconName[];

/** Says whether a string names an icon, so that a descriptor's unknown icon can fall back to another. @public */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(firstDrawings, name) || Object.hasOwn(lateNames, name);
}

/** Silent to screen readers unless it has a `label`. @public */
export interface IconProps {
  /** Which drawing. */
  name: IconName;
  /** Edge length in pixels; 20 unless told. */
  size?: number | undefined;
  /** Spoken name; leave it out where text beside the icon already says it, and the icon is hidden from screen readers. */
  label?: string | undefined;
  /** Paints the inside too, as a filled heart or star. */
  filled?: boolean | undefined;
  className?: string | undefined;
}

/** Draws the named icon in the colour of the text around it. @public */
export function Icon(props: IconProps) {
  const { name } = props;
  return isFirst(name) ? <Drawing {...props} drawn={firstDrawings[name]} /> : <LateIcon {...props} name={name} />;
}

function isFirst(name: IconName): name is keyof typeof firstDrawings {
  return Object.hasOwn(firstDrawings, name);
}

/** Keeps its place until its drawing is there. */
function LateIcon(props: IconProps & { name: LateIconName }) {
  return <Drawing {...props} drawn={useLateDrawing(props.name) ?? Nothing} />;
}

function Nothing({ size, ...svg }: ComponentProps<Drawn>) {
  return <svg width={size} height={size} viewBox="0 0 24 24" {...svg} />;
}

function Drawing({ name, size = 20, label, filled = false, className, drawn: Drawn }: IconProps & { drawn: Drawn }) {
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  const look = classNames(directional.has(name) && styles['directional'], className) || undefined;
  return <Drawn size={size} className={look} fill={filled ? 'currentColor' : 'none'} focusable={false} {...spoken} />;
}

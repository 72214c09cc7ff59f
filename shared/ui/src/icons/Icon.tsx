import { classNames } from '../class-names';
import styles from './Icon.module.css';
import { drawings, type Drawn } from './drawings';

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

/** Every icon by the key that a descriptor or a caller names it with. */
export type IconName = keyof typeof drawings;

/** All icon names, for validating a name that arrived from outside. */
export const ICON_NAMES = Object.keys(drawings) as readonly IconName[];

/** Says whether a string names an icon, so that a descriptor's unknown icon can fall back to another. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(drawings, name);
}

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

/** Draws the named icon in the colour of the text around it. */
export function Icon({ name, size = 20, label, filled = false, className }: IconProps) {
  const Drawn: Drawn = drawings[name];
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  const look = classNames(directional.has(name) && styles['directional'], className) || undefined;
  return <Drawn size={size} className={look} fill={filled ? 'currentColor' : 'none'} focusable={false} {...spoken} />;
}

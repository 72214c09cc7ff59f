import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './Icon.module.css';
import type { IconDrawing } from './icon-drawing';
import { coreIcons } from './core-icons';
import { type LazyIconName, lazyIconNames } from './lazy-icon-names';
import { useLazyIcon } from './use-lazy-icon';

/** Icons that point along the line of writing, and so turn round where it runs from right to left. */
const DIRECTIONAL_ICONS: ReadonlySet<string> = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'log-in',
  'log-out',
  'external',
]);

/** Every icon by the key that a descriptor or a caller names it with. @public @input */
export type IconName = keyof typeof coreIcons | LazyIconName;

/** All icon names, for validating a name that arrived from outside. @public */
export const ICON_NAMES = Object.keys({ ...coreIcons, ...lazyIconNames }) as readonly IconName[];

/** Says whether a string names an icon, so that a descriptor's unknown icon can fall back to another. @public */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(coreIcons, name) || Object.hasOwn(lazyIconNames, name);
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
  return isCoreIcon(name) ? <IconSvg {...props} drawn={coreIcons[name]} /> : <LazyIcon {...props} name={name} />;
}

function isCoreIcon(name: IconName): name is keyof typeof coreIcons {
  return Object.hasOwn(coreIcons, name);
}

/** Keeps its place until its drawing is there. */
function LazyIcon(props: IconProps & { name: LazyIconName }) {
  return <IconSvg {...props} drawn={useLazyIcon(props.name) ?? IconPlaceholder} />;
}

function IconPlaceholder({ size, ...svg }: ComponentProps<IconDrawing>) {
  return <svg width={size} height={size} viewBox="0 0 24 24" {...svg} />;
}

function IconSvg({ name, size = 20, label, filled = false, className, drawn: Drawn }: IconProps & { drawn: IconDrawing }) {
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  const look = classNames(DIRECTIONAL_ICONS.has(name) && styles['directional'], className) || undefined;
  return <Drawn size={size} className={look} fill={filled ? 'currentColor' : 'none'} focusable={false} {...spoken} />;
}

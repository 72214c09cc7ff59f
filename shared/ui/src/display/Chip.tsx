import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon';
import { classNames } from '../class-names';
import styles from './Chip.module.css';

/** Takes every attribute of a `<button>`; with `selected` it is a toggle to a screen reader. @public */
export interface ChipProps extends ComponentProps<'button'> {
  /** One or two words. */
  children: ReactNode;
  /** Whether it is in force; makes it a toggle that assistive technology can read. */
  selected?: boolean | undefined;
  /** Icon before the words. */
  icon?: IconName | undefined;
  /** Icon after the words, such as `x` on a filter that can be taken away. */
  endIcon?: IconName | undefined;
}

/** A small pressable label: a filter, a preset, a quick amount. @public */
export function Chip({ children, selected, icon, endIcon, className, ...button }: ChipProps) {
  return (
    <button type="button" aria-pressed={selected} {...button} className={classNames(styles['chip'], className)}>
      {icon && <Icon name={icon} size={16} />}
      {children}
      {endIcon && <Icon name={endIcon} size={14} />}
    </button>
  );
}

/** `label` names the group to a screen reader, because nothing on screen does. @public */
export interface ChipRowProps {
  /** What the chips choose. */
  label: string;
  /** The chips. */
  children: ReactNode;
  className?: string | undefined;
}

/** A line of chips that scrolls sideways where it does not fit. @public */
export function ChipRow({ label, children, className }: ChipRowProps) {
  return (
    <fieldset aria-label={label} className={classNames(styles['row'], className)}>
      {children}
    </fieldset>
  );
}

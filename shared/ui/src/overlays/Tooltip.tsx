import { cloneElement, useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { classNames } from '../class-names';
import styles from './Tooltip.module.css';

/** `children` is the one element it explains, which must take `aria-describedby` and be focusable. @public */
export interface TooltipProps {
  /** The explanation; short, since touch does not show it. */
  text: string;
  /** One focusable element, which the text then describes. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** Where it stands; `above` unless told. */
  side?: 'above' | 'below' | undefined;
}

/** A short explanation on hover and focus; Escape hides it. Never the only place where something is said. @public */
export function Tooltip({ text, children, side = 'above' }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  return (
    // The element inside is what a person operates; this one only overhears it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={styles['anchor']}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} role="tooltip" className={classNames(styles['tip'], styles[side], dismissed && styles['dismissed'])}>
        {text}
      </span>
    </span>
  );
}

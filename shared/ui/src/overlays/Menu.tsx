import { Fragment, useId, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styles from './Menu.module.css';
import { MenuChoice, type MenuItem } from './MenuChoice';
import { useMenuFocus } from './use-menu-focus';
import { useMenuPopover } from './use-menu-popover';

/** The attributes that make any button the opener of a menu. @public */
export interface MenuTrigger {
  ref: (element: HTMLButtonElement | null) => void;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: () => void;
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
}

/** `trigger` draws the button that opens it and must spread the attributes it is given. @public */
export interface MenuProps {
  /** Draws the button that opens it, with the given attributes. */
  trigger: (attributes: MenuTrigger) => ReactNode;
  /** The choices, in order. */
  items: readonly MenuItem[];
  /** Which edges align with the button; `end` unless told. */
  align?: 'start' | 'end' | undefined;
  /** Something above the choices, such as who is signed in. */
  header?: ReactNode;
  /** Opens it for a mouse that rests on the button, too. */
  opensOnHover?: boolean | undefined;
}

/** A menu in the top layer: arrows move, letters are left to the browser, Escape and a press elsewhere close it. @public */
export function Menu({ trigger, items, align = 'end', header, opensOnHover = false }: MenuProps) {
  const id = useId();
  const { panel, button, open, unfold, keep, press, parts } = useMenuPopover(align, opensOnHover);
  const hide = () => {
    panel?.hidePopover();
    button?.focus();
  };
  const { focusAt, onKeyDown } = useMenuFocus(panel, hide);
  const show = (index = 0) => {
    unfold();
    keep();
    focusAt(index);
  };
  const choose = (item: MenuItem) => {
    if (item.disabled) return;
    hide();
    item.onSelect?.();
  };

  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 0 : -1);
  };

  return (
    <>
      {trigger({
        ...parts.button,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        onClick: press(hide, show),
        onKeyDown: onTriggerKey,
      })}
      <div {...parts.panel} id={id} popover="auto" className={styles['panel']}>
        {header && <div className={styles['header']}>{header}</div>}
        <div role="menu" tabIndex={-1} aria-labelledby={`${id}-button`} onKeyDown={onKeyDown}>
          {items.map((item, at) => (
            <Fragment key={item.id}>
              {item.separated && <hr className={styles['line']} />}
              <MenuChoice item={item} first={at === 0} onChoose={choose} />
            </Fragment>
          ))}
        </div>
      </div>
    </>
  );
}

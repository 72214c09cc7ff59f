import { Fragment, useId, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon';
import { classNames } from '../class-names';
import { useMenuPopover } from './use-menu-popover';
import styles from './Menu.module.css';

/** One entry: with `href` a link, with `checked` one of several choices, else an action. @public */
export interface MenuItem {
  /** Tells the items apart. */
  id: string;
  /** What is read. */
  label: ReactNode;
  /** Icon before the words. */
  icon?: IconName | undefined;
  /** Called when it is chosen; the menu has closed by then. */
  onSelect?: (() => void) | undefined;
  /** Makes it a link instead. */
  href?: string | undefined;
  /** Marks the choice that is in force, for menus that choose one of several. */
  checked?: boolean | undefined;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
  /** Draws a line above it. */
  separated?: boolean | undefined;
}

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

const choices = '[role^="menuitem"]:not([aria-disabled="true"])';

/** A menu in the top layer: arrows move, letters are left to the browser, Escape and a press elsewhere close it. @public */
export function Menu({ trigger, items, align = 'end', header, opensOnHover = false }: MenuProps) {
  const id = useId();
  const { panel, button, open, unfold, keep, press, parts } = useMenuPopover(align, opensOnHover);
  const all = () => [...(panel?.querySelectorAll<HTMLElement>(choices) ?? [])];
  const focusAt = (index: number) => all().at(index)?.focus();
  const show = (index = 0) => {
    unfold();
    keep();
    focusAt(index);
  };
  const hide = () => {
    panel?.hidePopover();
    button?.focus();
  };
  const choose = (item: MenuItem) => {
    if (item.disabled) return;
    hide();
    item.onSelect?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const list = all();
    const here = list.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, () => void> = {
      ArrowDown: () => focusAt((here + 1) % list.length),
      ArrowUp: () => focusAt(here <= 0 ? -1 : here - 1),
      Home: () => focusAt(0),
      End: () => focusAt(-1),
      Escape: hide,
    };
    const move = moves[event.key];
    if (event.key === 'Tab') panel?.hidePopover();
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
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

interface MenuChoiceProps {
  item: MenuItem;
  first: boolean;
  onChoose: (item: MenuItem) => void;
}

function MenuChoice({ item, first, onChoose }: MenuChoiceProps) {
  const shared = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.checked,
    'aria-disabled': item.disabled,
    // The tab key comes to one of them, so that a menu that scrolls is within its reach.
    tabIndex: first ? 0 : -1,
    className: classNames(styles['item'], item.checked && styles['checked']),
    onClick: () => onChoose(item),
  };
  const content = (
    <>
      {item.icon && <Icon name={item.icon} size={18} />}
      <span className={styles['label']}>{item.label}</span>
      {item.checked && <Icon name="check" size={16} />}
    </>
  );
  if (item.href !== undefined) {
    return (
      <a {...shared} href={item.href}>
        {content}
      </a>
    );
  }
  return (
    <button {...shared} type="button">
      {content}
    </button>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icons/Icon';
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

interface MenuChoiceProps {
  item: MenuItem;
  first: boolean;
  onChoose: (item: MenuItem) => void;
}

/** A line of the menu, drawn as what it is: a link, one of several choices or an action. */
export function MenuChoice({ item, first, onChoose }: MenuChoiceProps) {
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

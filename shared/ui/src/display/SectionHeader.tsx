import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon';
import { classNames } from '../class-names';

/** `id` is for the section's `aria-labelledby`; `more` is the way to the whole list. @public */
export interface SectionHeaderProps {
  /** Heading of the section. */
  title: ReactNode;
  /** Id of the heading, for the section's `aria-labelledby`. */
  id?: string | undefined;
  /** Icon before the heading. */
  icon?: IconName | undefined;
  /** What stands at the end: a “more” link or button. */
  more?: ReactNode;
  /** Heading level; 2 unless told. */
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}

/** Title of a section with its way to more. @public */
export function SectionHeader({ title, id, icon, more, level = 2, className }: SectionHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classNames('pv-section-head', className)}>
      <Heading id={id} className="pv-section-title">
        {icon && <Icon name={icon} size={22} />}
        {title}
      </Heading>
      {more}
    </div>
  );
}

import { useIntl } from '@pavilion/host/intl';
import { Link } from '@pavilion/host/router';
import { buttonClass, IconButton, type IconName, scrollBehaviour, SectionHeader } from '@pavilion/ui/core';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './row-section.module.css';

interface RowSectionProps {
  title: string;
  icon: IconName;
  /** Where all of it is. */
  more?: string | undefined;
  /** The section itself, for whoever watches it. */
  place?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A titled row of games that a mouse can move by arrows, a finger by itself. */
export function RowSection({ title, icon, more, place, children }: RowSectionProps) {
  const { formatMessage } = useIntl();
  const own = useRef<HTMLElement>(null);
  const section = place ?? own;
  const move = (direction: 1 | -1) => {
    const row = section.current?.querySelector('.pv-row');
    row?.scrollBy({ left: direction * row.clientWidth * 0.9, behavior: scrollBehaviour() });
  };
  return (
    <section ref={section} className="pv-section" aria-label={title}>
      <SectionHeader
        title={title}
        icon={icon}
        more={
          <div className={styles['end']}>
            {more && (
              <Link
                to={more}
                className={buttonClass({ variant: 'ghost', size: 'small' })}
                aria-label={formatMessage({ id: 'lobby.more.of' }, { what: title })}
              >
                {formatMessage({ id: 'lobby.more' })}
              </Link>
            )}
            <IconButton
              className={styles['arrow']}
              icon="chevron-left"
              variant="secondary"
              label={formatMessage({ id: 'lobby.row.previous' }, { title })}
              onClick={() => move(-1)}
            />
            <IconButton
              className={styles['arrow']}
              icon="chevron-right"
              variant="secondary"
              label={formatMessage({ id: 'lobby.row.next' }, { title })}
              onClick={() => move(1)}
            />
          </div>
        }
      />
      {children}
    </section>
  );
}

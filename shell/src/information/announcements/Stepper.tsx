import type { AnnouncementContent } from '@pavilion/api/announcements';
import { IconButton } from '@pavilion/ui/core';
import { useInformationText } from '../use-information-text';
import styles from './announcements.module.css';

/** The titles of a page, the one that is shown, and the ways to others. */
export interface StepperProps {
  list: readonly AnnouncementContent[];
  shown: AnnouncementContent;
  page: number;
  pages: number;
  onShow: (id: string) => void;
  onPage: (page: number) => void;
}

/** From one announcement to the next, on a phone: there the titles have no room beside them. */
export function Stepper({ list, shown, page, pages, onShow, onPage }: StepperProps) {
  const text = useInformationText();
  const at = list.findIndex(({ id }) => id === shown.id);
  const [before, after] = [list[at - 1], list[at + 1]];
  return (
    <div className={styles['stepper']}>
      <IconButton
        icon="chevron-left"
        label={text('step.previous')}
        disabled={!before && page === 1}
        onClick={() => (before ? onShow(before.id) : onPage(page - 1))}
      />
      <span aria-live="polite">{text('step', { at: at + 1, of: list.length })}</span>
      <IconButton
        icon="chevron-right"
        label={text('step.next')}
        disabled={!after && page >= pages}
        onClick={() => (after ? onShow(after.id) : onPage(page + 1))}
      />
    </div>
  );
}

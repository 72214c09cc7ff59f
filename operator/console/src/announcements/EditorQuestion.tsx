import type { AnnouncementView } from '@pavilion/api/announcements';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { type DraftFormValues, fromFormValues } from './draft-form-values';

export type EditorAction = 'save' | 'remove';

export interface EditorQuestionProps {
  action: EditorAction;
  brand: string;
  /** Missing for one that is new. */
  before: AnnouncementView | undefined;
  typed: DraftFormValues;
  onDone: () => void;
  onClose: () => void;
}

/** The last look before an announcement is saved or removed. */
export function EditorQuestion({ action, brand, before, typed, onDone, onClose }: EditorQuestionProps) {
  const t = useTexts();
  const staff = useStaff();
  const save = (reason: string) => {
    const draft = fromFormValues(typed);
    if (!before) return staff.announcements.add(brand, { draft, reason });
    return staff.announcements.change(brand, before.id, { draft, version: before.version, reason });
  };
  if (action === 'remove' && before)
    return (
      <ReasonDialog
        title={t('announcements.remove')}
        text={t('announcements.removeText')}
        confirmLabel={t('announcements.remove')}
        destructive
        doneText={t('announcements.removed')}
        act={(reason) => staff.announcements.remove(brand, before.id, { version: before.version, reason })}
        onDone={onDone}
        onClose={onClose}
      />
    );
  return (
    <ReasonDialog
      title={t(typed.published ? 'announcements.publish' : 'announcements.keep')}
      text={t(typed.published ? 'announcements.publishText' : 'announcements.keepText')}
      confirmLabel={t(typed.published ? 'announcements.publish' : 'announcements.keep')}
      doneText={t('announcements.saved')}
      act={save}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

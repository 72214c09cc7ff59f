import type { HelpChange } from '@pavilion/api/system';
import { Button, Drawer } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextFields } from '../announcements/DraftFields';
import { Preview } from '../announcements/Preview';
import { emptyDraft } from '../announcements/draft-form-values';
import type { HelpTextRef } from '../calls/site-calls';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { useHasRole } from '../session/session-context';
import { helpKey } from './brand-details-keys';
import styles from './brand-details.module.css';

type LocalizedText = Pick<HelpChange, 'title' | 'content'>;

interface HelpEditorProps {
  brand: string;
  /** The name of the brand's theme. */
  look: string;
  place: HelpTextRef;
  before: LocalizedText;
  version: number;
  onClose: () => void;
}

/** One text of the help centre in both languages, with what players will read. */
export function HelpEditor({ brand, look, place, before, version, onClose }: HelpEditorProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const may = useHasRole()('operator', brand);
  const [locale] = useLocale();
  const [{ title, content }, setWords] = useState<LocalizedText>({ title: before.title, content: before.content });
  const [saving, setSaving] = useState(false);
  const typed = { ...emptyDraft('PL'), title, content };
  const whole = [title.bn, title.en, content.bn, content.en].every((words) => words.trim());
  const changed = JSON.stringify({ title, content }) !== JSON.stringify({ title: before.title, content: before.content });
  return (
    <Drawer open side="end" size="wide" title={before.title[locale]} closeLabel={t('close')} onClose={onClose}>
      <div className={styles['editor']}>
        <p className={styles['quiet']}>{t('brandDetails.holes')}</p>
        <TextFields typed={typed} set={(change) => setWords((known) => ({ ...known, ...wordsIn(change) }))} />
        {!whole && <p className={styles['wrong']}>{t('brandDetails.bothLanguages')}</p>}
        <div className={styles['actions']}>
          <Button variant="primary" disabled={!may || !changed || !whole} onClick={() => setSaving(true)}>
            {t('brandDetails.saveHelp')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
        <Preview brand={brand} look={look} typed={typed} />
      </div>
      {saving && (
        <ReasonDialog
          title={t('brandDetails.saveHelp')}
          text={t('brandDetails.saveHelpText')}
          confirmLabel={t('brandDetails.saveHelp')}
          doneText={t('brandDetails.savedHelp')}
          act={(reason) => staff.site.changeHelp(brand, place, { title, content, version, reason })}
          onDone={() => {
            void queries.invalidateQueries({ queryKey: helpKey(brand) });
            onClose();
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </Drawer>
  );
}

function wordsIn({ title, content }: Partial<LocalizedText>): Partial<LocalizedText> {
  return { ...(title && { title }), ...(content && { content }) };
}

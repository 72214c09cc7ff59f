import type { SiteSettings } from '@pavilion/api/system';
import { Button } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { DraftBar } from '../frame/DraftBar';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { settingsKey } from './brand-details-keys';
import styles from './brand-details.module.css';
import { LimitFields, LinkFields } from './SettingsFields';
import { fromFormValues, invalidFields, toFormValues } from './settings-form-values';

/** Links and limits. Nothing is in force until it is saved with a reason. */
export function SettingsForm({ brand, before }: { brand: string; before: SiteSettings }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const may = useHasRole()('operator', brand);
  const [typed, setTyped] = useState(() => toFormValues(before));
  const [saving, setSaving] = useState(false);
  const wrong = invalidFields(typed);
  const sound = !wrong.links.length && !wrong.passwordDays && !wrong.minWords && !wrong.maxWords;
  const changed = JSON.stringify(typed) !== JSON.stringify(toFormValues(before));
  const fields = { typed, wrong, disabled: !may, onChange: setTyped };
  return (
    <div className={styles['settings']}>
      <LinkFields {...fields} />
      <LimitFields {...fields} />
      {changed && (
        <DraftBar text={t(sound ? 'brandDetails.changed' : 'brandDetails.unsound')}>
          <Button onClick={() => setTyped(toFormValues(before))}>{t('cancel')}</Button>
          <Button variant="primary" disabled={!sound} onClick={() => setSaving(true)}>
            {t('brandDetails.save')}
          </Button>
        </DraftBar>
      )}
      {saving && (
        <ReasonDialog
          title={t('brandDetails.save')}
          text={t('brandDetails.saveText')}
          confirmLabel={t('brandDetails.save')}
          doneText={t('brandDetails.saved')}
          act={(reason) => staff.site.changeSettings(brand, { ...fromFormValues(typed), version: before.version, reason })}
          onDone={() => void queries.invalidateQueries({ queryKey: settingsKey(brand) })}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}

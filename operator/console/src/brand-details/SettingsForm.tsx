import type { SiteSettings } from '@pavilion/api/system';
import { Button, SelectField, TextField } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { DraftBar } from '../frame/DraftBar';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { settingsKey } from './brand-details-keys';
import styles from './brand-details.module.css';
import {
  checkIntervals,
  linkNames,
  type SettingsFormValues,
  toFormValues,
  fromFormValues,
  invalidFields,
} from './settings-form-values';

/** Links, and two bounds. Nothing is in force until it is saved with a reason. */
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
  const number = (name: Exclude<keyof SettingsFormValues, 'links' | 'realityCheckMinutes'>) => (
    <TextField
      label={t(`brandDetails.${name}`)}
      hint={t(`brandDetails.${name}.hint`)}
      error={wrong[name] && t(`brandDetails.${name}.wrong`)}
      inputMode="numeric"
      maxLength={4}
      disabled={!may}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value.trim() })}
    />
  );
  return (
    <div className={styles['settings']}>
      <fieldset>
        <legend>{t('brandDetails.links')}</legend>
        {linkNames.map((name) => (
          <TextField
            key={name}
            label={t(`brandDetails.link.${name}`)}
            error={wrong.links.includes(name) && t('brandDetails.link.wrong')}
            type="url"
            maxLength={300}
            placeholder="https://"
            disabled={!may}
            value={typed.links[name]}
            onChange={({ target }) => setTyped({ ...typed, links: { ...typed.links, [name]: target.value } })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('brandDetails.bounds')}</legend>
        {number('passwordDays')}
        {number('minWords')}
        {number('maxWords')}
        <SelectField
          label={t('brandDetails.realityCheck')}
          hint={t('brandDetails.realityCheck.hint')}
          disabled={!may}
          value={String(typed.realityCheckMinutes)}
          options={checkIntervals.map((minutes) => ({
            value: String(minutes),
            label: t('brandDetails.realityCheck.minutes', { minutes }),
          }))}
          onChange={({ target }) =>
            setTyped({ ...typed, realityCheckMinutes: checkIntervals.find((each) => String(each) === target.value) ?? 60 })
          }
        />
      </fieldset>
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
          act={(reason) => staff.changeSiteSettings(brand, { ...fromFormValues(typed), version: before.version, reason })}
          onDone={() => void queries.invalidateQueries({ queryKey: settingsKey(brand) })}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}

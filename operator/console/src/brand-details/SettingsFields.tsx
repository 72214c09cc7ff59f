import { SelectField, TextField } from '@pavilion/ui';
import { useTexts } from '../messages';
import { checkIntervals, type invalidFields, linkNames, type SettingsFormValues } from './settings-form-values';

export interface SettingsFieldsProps {
  typed: SettingsFormValues;
  wrong: ReturnType<typeof invalidFields>;
  disabled: boolean;
  onChange: (typed: SettingsFormValues) => void;
}

/** The brand's addresses elsewhere. */
export function LinkFields({ typed, wrong, disabled, onChange }: SettingsFieldsProps) {
  const t = useTexts();
  return (
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
          disabled={disabled}
          value={typed.links[name]}
          onChange={({ target }) => onChange({ ...typed, links: { ...typed.links, [name]: target.value } })}
        />
      ))}
    </fieldset>
  );
}

/** How long a password lasts, how much feedback is read, how often play is interrupted. */
export function LimitFields({ typed, wrong, disabled, onChange }: SettingsFieldsProps) {
  const t = useTexts();
  return (
    <fieldset>
      <legend>{t('brandDetails.bounds')}</legend>
      {(['passwordDays', 'minWords', 'maxWords'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`brandDetails.${name}`)}
          hint={t(`brandDetails.${name}.hint`)}
          error={wrong[name] && t(`brandDetails.${name}.wrong`)}
          inputMode="numeric"
          maxLength={4}
          disabled={disabled}
          value={typed[name]}
          onChange={({ target }) => onChange({ ...typed, [name]: target.value.trim() })}
        />
      ))}
      <SelectField
        label={t('brandDetails.realityCheck')}
        hint={t('brandDetails.realityCheck.hint')}
        disabled={disabled}
        value={String(typed.realityCheckMinutes)}
        options={checkIntervals.map((minutes) => ({
          value: String(minutes),
          label: t('brandDetails.realityCheck.minutes', { minutes }),
        }))}
        onChange={({ target }) =>
          onChange({ ...typed, realityCheckMinutes: checkIntervals.find((each) => String(each) === target.value) ?? 60 })
        }
      />
    </fieldset>
  );
}

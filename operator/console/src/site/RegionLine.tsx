import { IconButton, SelectField, TextField } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { countryName, isValidRule, type RuleFormValues } from './rule-form-values';
import styles from './site.module.css';

export interface RegionLineProps {
  line: RuleFormValues;
  /** Which line it is, for those who cannot see the table. */
  place: number;
  locked: boolean;
  onChange: (line: RuleFormValues) => void;
  onRemove: () => void;
}

/** One rule: served or not, where, and why it is there. */
export function RegionLine({ line, place, locked, onChange, onRemove }: RegionLineProps) {
  const t = useTexts();
  const [locale] = useLocale();
  const wrong = line.where.trim() !== '' && !isValidRule(line);
  return (
    <li className={styles['line']}>
      <SelectField
        label={t('site.verdict', { place })}
        options={[
          { value: 'deny', label: t('site.deny') },
          { value: 'allow', label: t('site.allow') },
        ]}
        value={line.verdict}
        disabled={locked}
        onChange={({ target }) => onChange({ ...line, verdict: target.value as RuleFormValues['verdict'] })}
      />
      <TextField
        label={t('site.where', { place })}
        hint={countryName(line.where, locale)}
        placeholder="SG / 203.0.113.0/24"
        error={wrong && t('site.whereWrong')}
        maxLength={49}
        disabled={locked}
        value={line.where}
        onChange={({ target }) => onChange({ ...line, where: target.value })}
      />
      <TextField
        label={t('site.note', { place })}
        maxLength={200}
        disabled={locked}
        value={line.note}
        onChange={({ target }) => onChange({ ...line, note: target.value })}
      />
      <IconButton icon="trash" label={t('site.remove', { place })} disabled={locked} onClick={onRemove} />
    </li>
  );
}

import { patterns, type PatternId } from '@pavilion/api/patterns';
import type { RegistrationRuleDraft } from '@pavilion/api/staff';
import { Checkbox, IconButton, SelectField, TextField } from '@pavilion/ui';
import { useTexts } from '../messages';
import { isMandatory, isValidRule } from './rule-validation';
import styles from './registration.module.css';

export interface RuleRowProps {
  rule: RegistrationRuleDraft;
  /** The operator may only look. */
  locked: boolean;
  first: boolean;
  last: boolean;
  onChange: (rule: RegistrationRuleDraft) => void;
  onMove: (by: -1 | 1) => void;
}

const patternIds = Object.keys(patterns) as PatternId[];

/** One field of the form. */
export function RuleRow({ rule, locked, first, last, onChange, onMove }: RuleRowProps) {
  const t = useTexts();
  const { field, enabled, required, patternId, minLength, maxLength } = rule;
  const name = t(`registration.field.${field}`);
  const always = isMandatory(rule);
  return (
    <li className={styles['row']} data-off={!enabled || undefined}>
      <fieldset disabled={locked} className={styles['rule']}>
        <legend>{name}</legend>
        <Checkbox
          label={t('registration.enabled')}
          checked={enabled}
          disabled={always}
          onChange={({ target }) => onChange({ ...rule, enabled: target.checked, required: target.checked && required })}
        />
        <Checkbox
          label={t('registration.required')}
          checked={required}
          disabled={always || !enabled}
          onChange={({ target }) => onChange({ ...rule, required: target.checked })}
        />
        <SelectField
          className={styles['pattern']}
          label={t('registration.pattern')}
          options={patternIds.map((value) => ({ value, label: t(`registration.pattern.${value}`) }))}
          title={t(`registration.pattern.${patternId}`)}
          value={patternId}
          onChange={({ target }) => onChange({ ...rule, patternId: target.value as PatternId })}
        />
        <LengthField
          label={t('registration.min')}
          value={minLength}
          invalid={!isValidRule(rule)}
          onValueChange={(value) => onChange({ ...rule, minLength: value })}
        />
        <LengthField
          label={t('registration.max')}
          value={maxLength}
          invalid={!isValidRule(rule)}
          onValueChange={(value) => onChange({ ...rule, maxLength: value })}
        />
      </fieldset>
      <span className={styles['moves']}>
        <IconButton
          icon="arrow-up"
          label={t('registration.up', { field: name })}
          disabled={locked || first}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrow-down"
          label={t('registration.down', { field: name })}
          disabled={locked || last}
          onClick={() => onMove(1)}
        />
      </span>
    </li>
  );
}

interface LengthFieldProps {
  label: string;
  /** NaN where what was typed is no number. */
  value: number;
  invalid: boolean;
  onValueChange: (value: number) => void;
}

function LengthField({ label, value, invalid, onValueChange }: LengthFieldProps) {
  return (
    <TextField
      className={styles['length']}
      label={label}
      inputMode="numeric"
      maxLength={3}
      aria-invalid={invalid || undefined}
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={({ target }) => onValueChange(/^\d{1,3}$/.test(target.value) ? Number(target.value) : Number.NaN)}
    />
  );
}

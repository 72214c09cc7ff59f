import type { RegistrationChange, RegistrationRuleDraft, RegistrationView } from '@pavilion/api/staff';
import { Button, TextField } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftBar } from '../frame/DraftBar';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { FormPreview } from './FormPreview';
import { registrationKey } from './registration-key';
import { RuleRow } from './RuleRow';
import { isValidRule } from './rule-validation';
import styles from './registration.module.css';

/** All fields in the order of the form. Nothing is changed until it is saved with a reason. */
export function RulesEditor({ brand, before }: { brand: string; before: RegistrationView }) {
  const t = useTexts();
  const may = useHasRole()('operator', brand);
  const [rules, setRules] = useState<readonly RegistrationRuleDraft[]>(before.rules);
  const [age, setAge] = useState(String(before.adultAge));
  const [saving, setSaving] = useState(false);
  const adultAge = Number(age);
  const ageWrong = !Number.isInteger(adultAge) || adultAge < 18 || adultAge > 30;
  const changed = JSON.stringify({ rules, adultAge }) !== JSON.stringify({ rules: before.rules, adultAge: before.adultAge });
  const sound = !ageWrong && rules.every(isValidRule);
  const set = (at: number, rule: RegistrationRuleDraft) => setRules(rules.with(at, rule));
  const move = (at: number, by: -1 | 1) => {
    const [one, other] = [rules[at], rules[at + by]];
    if (one && other) setRules(rules.with(at, other).with(at + by, one));
  };
  const reset = () => {
    setRules(before.rules);
    setAge(String(before.adultAge));
  };
  return (
    <div className={styles['editor']}>
      <div className={styles['rules']}>
        <AgeField value={age} wrong={ageWrong} disabled={!may} onValueChange={setAge} />
        <ol className={styles['list']} aria-label={t('registration.fields')}>
          {rules.map((rule, at) => (
            <RuleRow
              key={rule.field}
              rule={rule}
              locked={!may}
              first={at === 0}
              last={at === rules.length - 1}
              onChange={(next) => set(at, next)}
              onMove={(by) => move(at, by)}
            />
          ))}
        </ol>
        {changed && (
          <DraftBar text={t(sound ? 'registration.changed' : 'registration.unsound')}>
            <Button onClick={reset}>{t('cancel')}</Button>
            <Button variant="primary" disabled={!sound} onClick={() => setSaving(true)}>
              {t('registration.save')}
            </Button>
          </DraftBar>
        )}
      </div>
      <FormPreview rules={rules} />
      {saving && (
        <SaveRulesDialog
          brand={brand}
          change={{ rules: [...rules], adultAge, version: before.version }}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}

interface AgeFieldProps {
  value: string;
  wrong: boolean;
  disabled: boolean;
  onValueChange: (value: string) => void;
}

function AgeField({ value, wrong, disabled, onValueChange }: AgeFieldProps) {
  const t = useTexts();
  return (
    <TextField
      className={styles['age']}
      label={t('registration.age')}
      hint={t('registration.ageHint')}
      inputMode="numeric"
      maxLength={2}
      error={wrong && t('registration.ageWrong')}
      disabled={disabled}
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
}

interface SaveRulesDialogProps {
  brand: string;
  change: Omit<RegistrationChange, 'reason'>;
  onClose: () => void;
}

function SaveRulesDialog({ brand, change, onClose }: SaveRulesDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t('registration.save')}
      text={t('registration.saveText')}
      confirmLabel={t('registration.save')}
      doneText={t('registration.saved')}
      act={(reason) => staff.site.changeRegistration(brand, { ...change, reason })}
      onDone={() => void queries.invalidateQueries({ queryKey: registrationKey(brand) })}
      onClose={onClose}
    />
  );
}

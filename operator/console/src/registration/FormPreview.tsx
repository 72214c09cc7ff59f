import { matchesPattern, patterns } from '@pavilion/api/patterns';
import type { RegistrationRuleDraft } from '@pavilion/api/staff';
import { Button, TextField } from '@pavilion/ui';
import { useState } from 'react';
import { useTexts } from '../messages';
import styles from './registration.module.css';

/** The form as players get it, to be tried: each field says whether what is typed would be taken. */
export function FormPreview({ rules }: { rules: readonly RegistrationRuleDraft[] }) {
  const t = useTexts();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const enabled = rules.filter((rule) => rule.enabled && rule.field !== 'captcha');
  return (
    <section className={styles['preview']} aria-label={t('registration.preview')}>
      <h2 className={styles['heading']}>{t('registration.preview')}</h2>
      <p className={styles['quiet']}>{t('registration.previewText')}</p>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
        }}
      >
        {enabled.map((rule) => {
          const value = typed[rule.field] ?? '';
          return (
            <TextField
              key={rule.field}
              label={t(`registration.field.${rule.field}`)}
              required={rule.required}
              autoComplete="off"
              error={
                tried &&
                !isAccepted(rule, value) &&
                t('registration.refused', {
                  pattern: t(`registration.pattern.${rule.patternId}`),
                  min: rule.minLength,
                  max: rule.maxLength,
                })
              }
              value={value}
              onChange={({ target }) => setTyped({ ...typed, [rule.field]: target.value })}
            />
          );
        })}
        <Button type="submit">{t('registration.try')}</Button>
      </form>
    </section>
  );
}

function isAccepted({ required, patternId, minLength, maxLength }: RegistrationRuleDraft, value: string): boolean {
  if (value === '') return !required;
  const length = [...value].length;
  return length >= minLength && length <= maxLength && matchesPattern(patterns[patternId], value);
}

import { Checkbox, TextField } from '@pavilion/ui';
import { type MessageId, useTexts } from '../messages';
import { areCountries, type AudienceFormValues } from './canary-audience';
import styles from './cell.module.css';

export interface AudienceFieldsProps {
  value: AudienceFormValues;
  onValueChange: (value: AudienceFormValues) => void;
}

/** Whom a version is tried on. Nothing chosen is everybody. */
export function AudienceFields({ value, onValueChange }: AudienceFieldsProps) {
  const t = useTexts();
  const change = (part: Partial<AudienceFormValues>) => onValueChange({ ...value, ...part });
  return (
    <details className={styles['audience']}>
      <summary>{t('audience.title')}</summary>
      <p>{t('audience.text')}</p>
      <Choices
        label={t('audience.languages')}
        all={['bn', 'en']}
        chosen={value.languages}
        onChoose={(languages) => change({ languages })}
      />
      <Choices
        label={t('audience.devices')}
        all={['phone', 'tablet', 'desktop']}
        chosen={value.devices}
        onChoose={(devices) => change({ devices })}
      />
      <Choices
        label={t('audience.groups')}
        all={['visitor', 'trial', 'member', 'agent']}
        chosen={value.groups}
        onChoose={(groups) => change({ groups })}
      />
      <TextField
        label={t('audience.countries')}
        hint={t('audience.countriesHint')}
        error={!areCountries(value.countries) && t('audience.countriesWrong')}
        autoComplete="off"
        value={value.countries}
        onChange={({ target }) => change({ countries: target.value })}
      />
      <TextField
        label={t('audience.agents')}
        hint={t('audience.agentsHint')}
        autoComplete="off"
        autoCapitalize="none"
        value={value.agents}
        onChange={({ target }) => change({ agents: target.value })}
      />
      <TextField
        label={t('audience.testers')}
        hint={t('audience.testersHint')}
        autoComplete="off"
        autoCapitalize="none"
        value={value.testers}
        onChange={({ target }) => change({ testers: target.value })}
      />
    </details>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  all: readonly Value[];
  chosen: readonly Value[];
  onChoose: (chosen: readonly Value[]) => void;
}

function Choices<Value extends 'bn' | 'en' | 'phone' | 'tablet' | 'desktop' | 'visitor' | 'trial' | 'member' | 'agent'>({
  label,
  all,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  const t = useTexts();
  return (
    <fieldset className={styles['choices']}>
      <legend>{label}</legend>
      {all.map((each) => (
        <Checkbox
          key={each}
          label={t(`audience.${each}` satisfies MessageId)}
          checked={chosen.includes(each)}
          onChange={({ target }) => onChoose(all.filter((one) => (one === each ? target.checked : chosen.includes(one))))}
        />
      ))}
    </fieldset>
  );
}

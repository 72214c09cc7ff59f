import { TextAreaField, TextField } from '@pavilion/ui';
import { MomentField } from '../days/MomentField';
import { useTexts } from '../messages';
import type { PromotionKindForm } from './promotion-kind-form';
import styles from './promotions.module.css';
import { languages, type RuleFormValues } from './rule-form-values';

export interface RuleFieldsProps {
  form: PromotionKindForm;
  typed: RuleFormValues;
  currency: string;
  may: boolean;
  isNew: boolean;
  /** The fields to point at. */
  wrong: ReadonlySet<string>;
  onType: (typed: RuleFormValues) => void;
}

/** What every rule has, around the terms of its kind. */
export function RuleFields({ form, typed, currency, may, isNew, wrong, onType }: RuleFieldsProps) {
  const t = useTexts();
  const { TermsFields } = form;
  return (
    <>
      <TextField
        label={t('promotions.code')}
        hint={t('promotions.codeHint')}
        error={wrong.has('code') && t('promotions.codeWrong')}
        maxLength={40}
        disabled={!may || !isNew || form.onlyCode !== undefined}
        value={typed.code}
        onChange={({ target }) => onType({ ...typed, code: target.value.trim().toLowerCase() })}
      />
      <TermsFields {...{ currency, may, wrong }} typed={typed.terms} onType={(terms) => onType({ ...typed, terms })} />
      <MomentField
        label={t('promotions.validFrom')}
        hint={t('promotions.validFromHint')}
        disabled={!may}
        value={typed.validFrom}
        onValueChange={(validFrom) => onType({ ...typed, validFrom })}
      />
      <WordFields {...{ typed, may, wrong, onType }} />
    </>
  );
}

function WordFields({ typed, may, wrong, onType }: Pick<RuleFieldsProps, 'typed' | 'may' | 'wrong' | 'onType'>) {
  const t = useTexts();
  return (
    <div className={styles['pairs']}>
      {languages.map((language) => (
        <fieldset key={language} className={styles['words']}>
          <legend>{t(`promotions.in.${language}`)}</legend>
          <TextField
            label={t('promotions.name')}
            error={wrong.has(`name.${language}`) && t('promotions.wordsMissing')}
            lang={language}
            maxLength={80}
            disabled={!may}
            value={typed.name[language]}
            onChange={({ target }) => onType({ ...typed, name: { ...typed.name, [language]: target.value } })}
          />
          <TextAreaField
            label={t('promotions.aboutLabel')}
            error={wrong.has(`about.${language}`) && t('promotions.wordsMissing')}
            lang={language}
            rows={4}
            maxLength={1000}
            disabled={!may}
            value={typed.about[language]}
            onChange={({ target }) => onType({ ...typed, about: { ...typed.about, [language]: target.value } })}
          />
        </fieldset>
      ))}
    </div>
  );
}

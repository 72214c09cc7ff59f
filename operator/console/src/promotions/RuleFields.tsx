import type { PromotionKind } from '@pavilion/api/staff';
import { TextAreaField, TextField } from '@pavilion/ui';
import bonusStyles from '../bonuses/bonuses.module.css';
import { MomentField } from '../days/MomentField';
import { useTexts } from '../messages';
import { languages, type RuleFormValues } from './rule-form-values';
import { termsForms } from './terms-forms';

export interface RuleFieldsProps {
  kind: PromotionKind;
  typed: RuleFormValues;
  currency: string;
  may: boolean;
  isNew: boolean;
  /** The fields to point at. */
  wrong: ReadonlySet<string>;
  onType: (typed: RuleFormValues) => void;
}

/** What all rules have, and the terms of this kind. */
export function RuleFields(props: RuleFieldsProps) {
  const { kind, typed, currency, may, isNew, wrong, onType } = props;
  const t = useTexts();
  const { onlyCode, Fields } = termsForms[kind];
  return (
    <>
      {onlyCode === undefined && (
        <TextField
          label={t('bonuses.code')}
          hint={t('bonuses.codeHint')}
          error={wrong.has('code') && t('bonuses.codeWrong')}
          maxLength={40}
          disabled={!may || !isNew}
          value={typed.code}
          onChange={({ target }) => onType({ ...typed, code: target.value.trim().toLowerCase() })}
        />
      )}
      <Fields typed={typed.terms} {...{ currency, may, wrong }} onType={(terms) => onType({ ...typed, terms })} />
      <MomentField
        label={t('promotions.validFrom')}
        hint={t('promotions.validFromHint')}
        disabled={!may}
        value={typed.validFrom}
        onValueChange={(validFrom) => onType({ ...typed, validFrom })}
      />
      <Words {...props} />
    </>
  );
}

function Words({ typed, may, wrong, onType }: RuleFieldsProps) {
  const t = useTexts();
  return (
    <div className={bonusStyles['pairs']}>
      {languages.map((language) => (
        <fieldset key={language} className={bonusStyles['words']}>
          <legend>{t(`bonuses.in.${language}`)}</legend>
          <TextField
            label={t('bonuses.name')}
            error={wrong.has(`name.${language}`) && t('bonuses.wordsMissing')}
            lang={language}
            maxLength={80}
            disabled={!may}
            value={typed.name[language]}
            onChange={({ target }) => onType({ ...typed, name: { ...typed.name, [language]: target.value } })}
          />
          <TextAreaField
            label={t('promotions.about')}
            error={wrong.has(`about.${language}`) && t('bonuses.wordsMissing')}
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

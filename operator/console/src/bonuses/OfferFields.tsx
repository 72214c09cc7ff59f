import { AmountField, Switch, TextAreaField, TextField } from '@pavilion/ui';
import { MomentField } from '../days/MomentField';
import { useTexts } from '../messages';
import { currencySymbol } from '../queues/use-format-amount';
import { type NumericField, languages, type OfferFormValues } from './offer-form-values';
import { ShareFields } from './ShareFields';
import styles from './bonuses.module.css';

export interface OfferFieldsProps {
  typed: OfferFormValues;
  currency: string;
  may: boolean;
  isNew: boolean;
  /** The fields to point at. */
  wrong: ReadonlySet<string>;
  onType: (typed: OfferFormValues) => void;
}

/** The words and the figures of an offer. */
export function OfferFields(props: OfferFieldsProps) {
  const { typed, may, isNew, wrong, onType } = props;
  const t = useTexts();
  return (
    <>
      <TextField
        label={t('bonuses.code')}
        hint={t('bonuses.codeHint')}
        error={wrong.has('code') && t('bonuses.codeWrong')}
        maxLength={40}
        disabled={!may || !isNew}
        value={typed.code}
        onChange={({ target }) => onType({ ...typed, code: target.value.trim().toLowerCase() })}
      />
      <NumberFields {...props} />
      <Switch
        label={t('bonuses.firstOnly')}
        disabled={!may}
        checked={typed.firstOnly}
        onCheckedChange={(firstOnly) => onType({ ...typed, firstOnly })}
      />
      <ShareFields {...{ typed, may, wrong }} onType={(change) => onType({ ...typed, ...change })} />
      <ValidityFields {...props} />
      <TextFields {...props} />
    </>
  );
}

function NumberFields({ typed, currency, may, wrong, onType }: OfferFieldsProps) {
  const t = useTexts();
  const number = (field: NumericField) => (
    <TextField
      label={t(`bonuses.${field}`)}
      hint={t(`bonuses.${field}Hint`)}
      error={wrong.has(field) && t(`bonuses.${field}Wrong`)}
      inputMode="numeric"
      maxLength={3}
      disabled={!may}
      value={typed[field]}
      onChange={({ target }) => onType({ ...typed, [field]: target.value.trim() })}
    />
  );
  const amount = (field: 'cap' | 'least') => (
    <AmountField
      label={t(`bonuses.${field}`)}
      error={wrong.has(field) && t('bonuses.amountWrong')}
      currency={currencySymbol(currency)}
      disabled={!may}
      value={typed[field]}
      onValueChange={(value) => onType({ ...typed, [field]: value })}
    />
  );
  return (
    <div className={styles['pairs']}>
      {number('percent')}
      {amount('cap')}
      {amount('least')}
      {number('wagerTimes')}
      {number('days')}
      {number('largestBetPercent')}
      {number('usesTimes')}
      {number('usesDays')}
    </div>
  );
}

function ValidityFields({ typed, may, wrong, onType }: OfferFieldsProps) {
  const t = useTexts();
  const moment = (field: 'validFrom' | 'validUntil') => (
    <MomentField
      label={t(`bonuses.${field}`)}
      error={wrong.has(field) && t('bonuses.validUntilWrong')}
      disabled={!may}
      value={typed[field]}
      onValueChange={(value) => onType({ ...typed, [field]: value })}
    />
  );
  return (
    <div className={styles['pairs']}>
      {moment('validFrom')}
      {moment('validUntil')}
    </div>
  );
}

function TextFields({ typed, may, wrong, onType }: OfferFieldsProps) {
  const t = useTexts();
  return (
    <div className={styles['pairs']}>
      {languages.map((language) => (
        <fieldset key={language} className={styles['words']}>
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
            label={t('bonuses.terms')}
            error={wrong.has(`terms.${language}`) && t('bonuses.wordsMissing')}
            lang={language}
            rows={6}
            maxLength={1000}
            disabled={!may}
            value={typed.terms[language]}
            onChange={({ target }) => onType({ ...typed, terms: { ...typed.terms, [language]: target.value } })}
          />
        </fieldset>
      ))}
    </div>
  );
}

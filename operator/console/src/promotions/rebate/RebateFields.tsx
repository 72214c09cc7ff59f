import { gameCategories } from '@pavilion/api/calls/games';
import { TextAreaField, TextField } from '@pavilion/ui';
import styles from '../../bonuses/bonuses.module.css';
import { useTexts } from '../../messages';
import queueStyles from '../../queues/queues.module.css';
import type { TermsFieldsProps } from '../terms-form';
import type { RebateFormValues } from './rebate-form-values';

/** What comes back of each category, of vendors by name and by rank, and between which sums. */
export function RebateFields(props: TermsFieldsProps<RebateFormValues>) {
  const t = useTexts();
  const { typed, may, wrong, onType } = props;
  return (
    <fieldset className={styles['words']}>
      <legend>{t('rebates.rates')}</legend>
      <p className={queueStyles['quiet']}>{t('rebates.ratesText')}</p>
      <div className={styles['shares']}>
        {gameCategories.map((category) => (
          <TextField
            key={category}
            label={t(`catalogue.category.${category}`)}
            error={wrong.has(`rates.${category}`) && t('rebates.rateWrong')}
            inputMode="decimal"
            maxLength={5}
            disabled={!may}
            value={typed.rates[category]}
            onChange={({ target }) => onType({ ...typed, rates: { ...typed.rates, [category]: target.value.trim() } })}
          />
        ))}
      </div>
      <TextAreaField
        label={t('rebates.vendors')}
        hint={t('rebates.vendorsHint')}
        error={wrong.has('vendors') && t('rebates.vendorsWrong')}
        rows={2}
        maxLength={4000}
        disabled={!may}
        value={typed.vendors}
        onChange={({ target }) => onType({ ...typed, vendors: target.value })}
      />
      <Bounds {...props} />
    </fieldset>
  );
}

function Bounds({ typed, currency, may, wrong, onType }: TermsFieldsProps<RebateFormValues>) {
  const t = useTexts();
  const field = (name: 'byRank' | 'least' | 'most' | 'lapseDays', maxLength: number) => (
    <TextField
      label={t(`rebates.${name}`, { currency })}
      hint={t(`rebates.${name}Hint`)}
      error={wrong.has(name) && t(`rebates.${name}Wrong`)}
      inputMode="decimal"
      maxLength={maxLength}
      disabled={!may}
      value={typed[name]}
      onChange={({ target }) => onType({ ...typed, [name]: target.value })}
    />
  );
  return (
    <>
      {field('byRank', 120)}
      <div className={styles['pairs']}>
        {field('least', 16)}
        {field('most', 16)}
      </div>
      {field('lapseDays', 2)}
    </>
  );
}

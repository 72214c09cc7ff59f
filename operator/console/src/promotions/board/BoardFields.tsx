import { boardMeasures, boardPeriods } from '@pavilion/api/boards';
import { AmountField, SelectField, TextAreaField, TextField } from '@pavilion/ui';
import bonusStyles from '../../bonuses/bonuses.module.css';
import { useTexts } from '../../messages';
import { currencySymbol } from '../../queues/use-format-amount';
import type { TermsFieldsProps } from '../terms-form';
import type { BoardValues } from './board-values';

type Props = TermsFieldsProps<BoardValues>;

/** How long a board runs, by what members are compared, and what places win. */
export function BoardFields(props: Props) {
  const { typed, may, wrong, onType } = props;
  const t = useTexts();
  return (
    <>
      <div className={bonusStyles['pairs']}>
        <SelectField
          label={t('boardTerms.period')}
          disabled={!may}
          value={typed.period}
          options={boardPeriods.map((value) => ({ value, label: t(`boardTerms.period.${value}`) }))}
          onChange={({ target }) => onType({ ...typed, period: target.value as BoardValues['period'] })}
        />
        <SelectField
          label={t('boardTerms.by')}
          disabled={!may}
          value={typed.by}
          options={boardMeasures.map((value) => ({ value, label: t(`boardTerms.by.${value}`) }))}
          onChange={({ target }) => onType({ ...typed, by: target.value as BoardValues['by'] })}
        />
        <Amount {...props} field="least" />
        {typed.by === 'multiplier' && <Amount {...props} field="leastStake" />}
        <Words {...props} field="categories" />
        <Words {...props} field="vendors" />
      </div>
      <TextAreaField
        label={t('boardTerms.prizes')}
        hint={t('boardTerms.prizesHint')}
        error={wrong.has('prizes') && t('boardTerms.prizesWrong')}
        rows={4}
        maxLength={800}
        disabled={!may}
        value={typed.prizes}
        onChange={({ target }) => onType({ ...typed, prizes: target.value })}
      />
    </>
  );
}

function Amount({ typed, currency, may, wrong, onType, field }: Props & { field: 'least' | 'leastStake' }) {
  const t = useTexts();
  return (
    <AmountField
      label={t(`boardTerms.${field}`)}
      hint={t(`boardTerms.${field}Hint`)}
      error={wrong.has(field) && t('bonuses.amountWrong')}
      currency={currencySymbol(currency)}
      disabled={!may}
      value={typed[field]}
      onValueChange={(value) => onType({ ...typed, [field]: value })}
    />
  );
}

function Words({ typed, may, wrong, onType, field }: Props & { field: 'categories' | 'vendors' }) {
  const t = useTexts();
  return (
    <TextField
      label={t(`boardTerms.${field}`)}
      hint={t(`boardTerms.${field}Hint`)}
      error={wrong.has(field) && t(`boardTerms.${field}Hint`)}
      maxLength={200}
      disabled={!may}
      value={typed[field]}
      onChange={({ target }) => onType({ ...typed, [field]: target.value })}
    />
  );
}

import { AmountField, Switch, TextField } from '@pavilion/ui';
import bonusStyles from '../../bonuses/bonuses.module.css';
import { MomentField } from '../../days/MomentField';
import { useTexts } from '../../messages';
import { currencySymbol } from '../../queues/use-format-amount';
import type { TermsFieldsProps } from '../terms-form';
import type { ActivityValues } from './activity-values';

type Props = TermsFieldsProps<ActivityValues>;

/** When an activity is open, what it asks of members, and what it gives them. */
export function ActivityFields(props: Props) {
  const { typed, may, onType } = props;
  const t = useTexts();
  const choice = (field: 'join' | 'apply' | 'comment' | 'perPeriod') => (
    <Switch
      label={t(`activity.${field}`)}
      disabled={!may}
      checked={typed[field]}
      onCheckedChange={(on) => onType({ ...typed, [field]: on })}
    />
  );
  return (
    <>
      <div className={bonusStyles['pairs']}>
        <Moment {...props} field="from" />
        <Moment {...props} field="until" />
        <Amount {...props} field="gives" />
        <Whole {...props} field="receivers" />
      </div>
      {choice('perPeriod')}
      {choice('join')}
      {typed.join && <Amount {...props} field="leastPlay" />}
      {choice('apply')}
      {typed.apply && choice('comment')}
      <div className={bonusStyles['pairs']}>
        {typed.apply && <Whole {...props} field="pictures" />}
        {typed.apply && <Whole {...props} field="claimDays" />}
      </div>
    </>
  );
}

function Moment({ typed, may, wrong, onType, field }: Props & { field: 'from' | 'until' }) {
  const t = useTexts();
  return (
    <MomentField
      label={t(`activity.${field}`)}
      hint={t(`activity.${field}Hint`)}
      error={wrong.has(field) && t('activity.untilWrong')}
      disabled={!may}
      value={typed[field]}
      onValueChange={(value) => onType({ ...typed, [field]: value })}
    />
  );
}

function Amount({ typed, currency, may, wrong, onType, field }: Props & { field: 'gives' | 'leastPlay' }) {
  const t = useTexts();
  return (
    <AmountField
      label={t(`activity.${field}`)}
      hint={t(`activity.${field}Hint`)}
      error={wrong.has(field) && t('bonuses.amountWrong')}
      currency={currencySymbol(currency)}
      disabled={!may}
      value={typed[field]}
      onValueChange={(value) => onType({ ...typed, [field]: value })}
    />
  );
}

function Whole({ typed, may, wrong, onType, field }: Props & { field: 'receivers' | 'pictures' | 'claimDays' }) {
  const t = useTexts();
  return (
    <TextField
      label={t(`activity.${field}`)}
      hint={t(`activity.${field}Hint`)}
      error={wrong.has(field) && t(`activity.${field}Hint`)}
      inputMode="numeric"
      maxLength={7}
      disabled={!may}
      value={typed[field]}
      onChange={({ target }) => onType({ ...typed, [field]: target.value.trim() })}
    />
  );
}

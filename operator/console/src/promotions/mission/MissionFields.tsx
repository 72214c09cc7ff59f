import { missionPeriods, type MissionPeriod } from '@pavilion/api/missions';
import { AmountField, Button, SelectField, Switch, TextField } from '@pavilion/ui';
import bonusStyles from '../../bonuses/bonuses.module.css';
import { useTexts } from '../../messages';
import { currencySymbol } from '../../queues/use-format-amount';
import type { TermsFieldsProps } from '../terms-form';
import type { MissionFormValues, StepFormValues } from './mission-form-values';
import { StepFields } from './StepFields';

type Props = TermsFieldsProps<MissionFormValues>;

const MOST_STEPS = 5;

/** What a mission asks, how often, and what it pays. */
export function MissionFields(props: Props) {
  const { typed, currency, may, wrong, onType } = props;
  const t = useTexts();
  const change = (nth: number, step: StepFormValues | undefined) =>
    onType({ ...typed, steps: typed.steps.flatMap((each, at) => (at !== nth ? [each] : step ? [step] : [])) });
  return (
    <>
      <General {...props} />
      <Switch
        label={t('missionTerms.join')}
        disabled={!may}
        checked={typed.join}
        onCheckedChange={(join) => onType({ ...typed, join })}
      />
      {typed.steps.map((step, nth) => (
        <StepFields
          key={nth}
          {...{ step, nth, currency, may, wrong }}
          removable={typed.steps.length > 1}
          onType={(next) => change(nth, next)}
        />
      ))}
      <Button
        icon="plus"
        disabled={!may || typed.steps.length >= MOST_STEPS}
        onClick={() => onType({ ...typed, steps: [...typed.steps, { kind: 'counted', target: '', least: '', games: '' }] })}
      >
        {t('missionTerms.addStep')}
      </Button>
    </>
  );
}

function General({ typed, currency, may, wrong, onType }: Props) {
  const t = useTexts();
  const day = (field: 'starts' | 'ends') => (
    <TextField
      type="date"
      label={t(`missionTerms.${field}`)}
      error={wrong.has(field) && t('missionTerms.endsWrong')}
      disabled={!may}
      value={typed[field]}
      onChange={({ target }) => onType({ ...typed, [field]: target.value })}
    />
  );
  return (
    <div className={bonusStyles['pairs']}>
      <SelectField
        label={t('missionTerms.period')}
        options={missionPeriods.map((value) => ({ value, label: t(`missionTerms.every.${value}`) }))}
        disabled={!may}
        value={typed.period}
        onChange={({ target }) => onType({ ...typed, period: target.value as MissionPeriod })}
      />
      <AmountField
        label={t('missionTerms.prize')}
        error={wrong.has('prize') && t('bonuses.amountWrong')}
        currency={currencySymbol(currency)}
        disabled={!may}
        value={typed.prize}
        onValueChange={(prize) => onType({ ...typed, prize })}
      />
      <TextField
        label={t('missionTerms.claimDays')}
        error={wrong.has('claimDays') && t('missionTerms.claimDaysWrong')}
        inputMode="numeric"
        maxLength={2}
        disabled={!may}
        value={typed.claimDays}
        onChange={({ target }) => onType({ ...typed, claimDays: target.value.trim() })}
      />
      {day('starts')}
      {day('ends')}
    </div>
  );
}

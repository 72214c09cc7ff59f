import { missionPeriods } from '@pavilion/api/missions';
import { AmountField, Button, SelectField, Switch, TextField } from '@pavilion/ui';
import bonusStyles from '../../bonuses/bonuses.module.css';
import { useTexts } from '../../messages';
import { currencySymbol } from '../../queues/use-format-amount';
import type { TermsFieldsProps } from '../terms-form';
import { emptyStep, MOST_STEPS, type MissionValues } from './mission-form';
import { StepFields } from './StepFields';

type Props = TermsFieldsProps<MissionValues>;

/** How often a mission comes, what has to be reached, and what that brings. */
export function MissionFields(props: Props) {
  const { typed, may, wrong, onType } = props;
  const t = useTexts();
  const change = (at: number, step: MissionValues['steps'][number] | undefined) =>
    onType({ ...typed, steps: typed.steps.flatMap((each, place) => (place === at ? (step ? [step] : []) : [each])) });
  return (
    <>
      <General {...props} />
      {typed.steps.map((step, at) => (
        <StepFields
          key={at}
          {...{ at, may, wrong }}
          currency={props.currency}
          typed={step}
          onType={(next) => change(at, next)}
          onRemove={typed.steps.length > 1 ? () => change(at, undefined) : undefined}
        />
      ))}
      {typed.steps.length < MOST_STEPS && (
        <Button
          icon="plus"
          size="small"
          disabled={!may}
          onClick={() => onType({ ...typed, steps: [...typed.steps, emptyStep] })}
        >
          {t('missionTerms.addStep')}
        </Button>
      )}
      <Switch
        label={t('missionTerms.join')}
        disabled={!may}
        checked={typed.join}
        onCheckedChange={(join) => onType({ ...typed, join })}
      />
    </>
  );
}

function General({ typed, currency, may, wrong, onType }: Props) {
  const t = useTexts();
  const day = (field: 'starts' | 'ends') => (
    <TextField
      type="date"
      label={t(`missionTerms.${field}`)}
      error={wrong.has(field) && t('bonuses.validUntilWrong')}
      disabled={!may}
      value={typed[field]}
      onChange={({ target }) => onType({ ...typed, [field]: target.value })}
    />
  );
  return (
    <div className={bonusStyles['pairs']}>
      <SelectField
        label={t('missionTerms.period')}
        disabled={!may}
        value={typed.period}
        options={missionPeriods.map((value) => ({ value, label: t(`missionTerms.period.${value}`) }))}
        onChange={({ target }) => onType({ ...typed, period: target.value as MissionValues['period'] })}
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

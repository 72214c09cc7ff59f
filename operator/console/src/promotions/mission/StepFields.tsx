import { missionStepKinds, type MissionStepKind } from '@pavilion/api/missions';
import { AmountField, Button, SelectField, TextField } from '@pavilion/ui';
import bonusStyles from '../../bonuses/bonuses.module.css';
import { useTexts } from '../../messages';
import { currencySymbol } from '../../queues/use-format-amount';
import { isMoney, type StepFormValues } from './mission-form-values';

interface StepFieldsProps {
  step: StepFormValues;
  nth: number;
  currency: string;
  may: boolean;
  wrong: ReadonlySet<string>;
  removable: boolean;
  /** Nothing where the step goes. */
  onType: (step: StepFormValues | undefined) => void;
}

/** One step of a mission. */
export function StepFields({ step, nth, currency, may, wrong, removable, onType }: StepFieldsProps) {
  const t = useTexts();
  const amount = (field: 'target' | 'least') => (
    <AmountField
      label={t(`missionTerms.${field}`)}
      error={wrong.has(`steps.${nth}.${field}`) && t('bonuses.amountWrong')}
      currency={currencySymbol(currency)}
      disabled={!may}
      value={step[field]}
      onValueChange={(value) => onType({ ...step, [field]: value })}
    />
  );
  const text = (field: 'target' | 'games') => (
    <TextField
      label={t(`missionTerms.${field}`)}
      hint={field === 'games' && t('missionTerms.gamesHint')}
      error={wrong.has(`steps.${nth}.${field}`) && t(faultOf(field, step.kind))}
      maxLength={field === 'games' ? 200 : 9}
      disabled={!may}
      value={step[field]}
      onChange={({ target }) => onType({ ...step, [field]: target.value })}
    />
  );
  return (
    <fieldset className={bonusStyles['words']}>
      <legend>{t('missionTerms.step', { number: nth + 1 })}</legend>
      <div className={bonusStyles['pairs']}>
        <SelectField
          label={t('missionTerms.kind')}
          options={missionStepKinds.map((value) => ({ value, label: t(`missionTerms.step.${value}`) }))}
          disabled={!may}
          value={step.kind}
          onChange={({ target }) => onType({ ...step, kind: target.value as MissionStepKind })}
        />
        {isMoney(step.kind) ? amount('target') : text('target')}
        {step.kind === 'days' && amount('least')}
        {step.kind === 'counted' && text('games')}
      </div>
      {removable && (
        <Button size="small" disabled={!may} onClick={() => onType(undefined)}>
          {t('missionTerms.removeStep')}
        </Button>
      )}
    </fieldset>
  );
}

function faultOf(field: 'target' | 'games', kind: MissionStepKind) {
  if (field === 'games') return 'missionTerms.gamesHint';
  return kind === 'days' ? 'missionTerms.daysWrong' : 'missionTerms.numberWrong';
}

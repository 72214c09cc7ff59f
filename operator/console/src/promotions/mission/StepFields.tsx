import { missionStepKinds } from '@pavilion/api/missions';
import { AmountField, Button, SelectField, TextField } from '@pavilion/ui';
import bonusStyles from '../../bonuses/bonuses.module.css';
import { useTexts } from '../../messages';
import { currencySymbol } from '../../queues/use-format-amount';
import type { StepValues } from './mission-form';

interface StepFieldsProps {
  at: number;
  typed: StepValues;
  currency: string;
  may: boolean;
  wrong: ReadonlySet<string>;
  onType: (step: StepValues) => void;
  /** Nothing where it is the only one. */
  onRemove: (() => void) | undefined;
}

/** One thing to reach. */
export function StepFields(props: StepFieldsProps) {
  const { at, typed, may, onType, onRemove } = props;
  const t = useTexts();
  return (
    <fieldset className={bonusStyles['words']}>
      <legend>{t('missionTerms.step', { number: at + 1 })}</legend>
      <div className={bonusStyles['pairs']}>
        <SelectField
          label={t('missionTerms.kind')}
          disabled={!may}
          value={typed.kind}
          options={missionStepKinds.map((value) => ({ value, label: t(`missionTerms.kind.${value}`) }))}
          onChange={({ target }) => onType({ ...typed, kind: target.value as StepValues['kind'] })}
        />
        {typed.kind === 'counted' || typed.kind === 'deposits' ? <Amount {...props} field="target" /> : <Count {...props} />}
        {typed.kind === 'days' && <Amount {...props} field="least" />}
        {typed.kind === 'counted' && <Words {...props} field="categories" />}
        {typed.kind === 'counted' && <Words {...props} field="vendors" />}
      </div>
      {onRemove && (
        <Button size="small" disabled={!may} onClick={onRemove}>
          {t('missionTerms.removeStep', { number: at + 1 })}
        </Button>
      )}
    </fieldset>
  );
}

function Amount({ at, typed, currency, may, wrong, onType, field }: StepFieldsProps & { field: 'target' | 'least' }) {
  const t = useTexts();
  return (
    <AmountField
      label={t(`missionTerms.${field}`)}
      error={wrong.has(`steps.${at}.${field}`) && t('bonuses.amountWrong')}
      currency={currencySymbol(currency)}
      disabled={!may}
      value={typed[field]}
      onValueChange={(value) => onType({ ...typed, [field]: value })}
    />
  );
}

function Count({ at, typed, may, wrong, onType }: StepFieldsProps) {
  const t = useTexts();
  return (
    <TextField
      label={t('missionTerms.number')}
      error={wrong.has(`steps.${at}.target`) && t('missionTerms.numberWrong')}
      inputMode="numeric"
      maxLength={7}
      disabled={!may}
      value={typed.target}
      onChange={({ target }) => onType({ ...typed, target: target.value.trim() })}
    />
  );
}

function Words({ at, typed, may, wrong, onType, field }: StepFieldsProps & { field: 'categories' | 'vendors' }) {
  const t = useTexts();
  return (
    <TextField
      label={t(`boardTerms.${field}`)}
      hint={t(`boardTerms.${field}Hint`)}
      error={wrong.has(`steps.${at}.${field}`) && t(`boardTerms.${field}Hint`)}
      maxLength={200}
      disabled={!may}
      value={typed[field]}
      onChange={({ target }) => onType({ ...typed, [field]: target.value })}
    />
  );
}

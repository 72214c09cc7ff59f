import type { SegmentFactLine, SegmentOperation } from '@pavilion/api/staff';
import { AmountField, Checkbox, IconButton, SelectField, TextField } from '@pavilion/ui';
import { useState } from 'react';
import { useTexts } from '../messages';
import { currencySymbol } from '../queues/use-format-amount';
import { emptyCondition, type Facts, readValues, toCondition, type TypedCondition } from './rule-form';
import { operationsOf, useFactName } from './use-fact-texts';
import styles from './segments.module.css';

interface ConditionFieldsProps {
  condition: TypedCondition;
  /** Where it stands in the rule. */
  name: string;
  facts: Facts;
  currency: string;
  may: boolean;
  tried: boolean;
  onChange: (condition: TypedCondition) => void;
  onRemove: () => void;
}

/** One thing that is asked of members: which fact, what of it, and against what. */
export function ConditionFields({ condition, name, facts, onRemove, ...shared }: ConditionFieldsProps) {
  const t = useTexts();
  const { may, tried, onChange } = shared;
  const fact = facts.get(condition.fact);
  const wrong = tried && !toCondition(condition, facts);
  return (
    <div role="group" aria-label={t('segments.condition', { name })} className={styles['condition']}>
      <FactField condition={condition} facts={facts} may={may} onChange={onChange} />
      {fact && <OperationField fact={fact} condition={condition} may={may} onChange={onChange} />}
      {fact && <ValueFields {...shared} fact={fact} condition={condition} wrong={wrong} />}
      <IconButton icon="trash" label={t('segments.removeCondition', { name })} disabled={!may} onClick={onRemove} />
      {wrong && (
        <p role="alert" className={styles['wrong']}>
          {t('segments.conditionWrong')}
        </p>
      )}
    </div>
  );
}

function FactField({ condition, facts, may, onChange }: Pick<ConditionFieldsProps, 'condition' | 'facts' | 'may' | 'onChange'>) {
  const t = useTexts();
  const nameOf = useFactName();
  // One that nobody brings any more is still named.
  const keys = facts.has(condition.fact) ? [...facts.keys()] : [condition.fact, ...facts.keys()];
  return (
    <SelectField
      label={t('segments.fact')}
      labelHidden
      disabled={!may}
      value={condition.fact}
      options={keys.map((key) => ({ value: key, label: nameOf(key) }))}
      onChange={({ target }) => {
        const fact = facts.get(target.value);
        if (fact) onChange({ ...emptyCondition(fact), id: condition.id });
      }}
    />
  );
}

interface OfFactProps extends Pick<ConditionFieldsProps, 'condition' | 'may' | 'onChange'> {
  fact: SegmentFactLine;
}

function OperationField({ fact, condition, may, onChange }: OfFactProps) {
  const t = useTexts();
  const operations = operationsOf[fact.type];
  return (
    <SelectField
      label={t('segments.operation')}
      labelHidden
      disabled={!may}
      value={condition.op}
      options={operations.map((value) => ({ value, label: t(`segments.op.${value}`) }))}
      onChange={({ target }) => onChange({ ...condition, op: target.value as SegmentOperation })}
    />
  );
}

interface ValueFieldsProps extends OfFactProps {
  currency: string;
  wrong: boolean;
}

function ValueFields(props: ValueFieldsProps) {
  const { fact } = props;
  if (fact.type === 'number') return <NumberFields {...props} />;
  if (fact.type === 'date') return <DaysField {...props} label="segments.days" />;
  if (fact.type === 'flag') return <FlagField {...props} />;
  return fact.type === 'text' && fact.choices.length > 0 ? <ChoiceFields {...props} /> : <ListField {...props} />;
}

function NumberFields(props: ValueFieldsProps) {
  const t = useTexts();
  const { fact, condition, currency, may, wrong, onChange } = props;
  const shared = { label: t('segments.value'), labelHidden: true, disabled: !may, 'aria-invalid': wrong || undefined };
  return (
    <>
      {fact.money ? (
        <AmountField
          {...shared}
          currency={currencySymbol(currency)}
          value={condition.value}
          onValueChange={(value) => onChange({ ...condition, value })}
        />
      ) : (
        <TextField
          {...shared}
          inputMode="numeric"
          maxLength={15}
          value={condition.value}
          onChange={({ target }) => onChange({ ...condition, value: target.value.trim() })}
        />
      )}
      {fact.lastDays && <DaysField {...props} label="segments.lastDays" />}
    </>
  );
}

function DaysField({ condition, may, onChange, label }: OfFactProps & { label: 'segments.days' | 'segments.lastDays' }) {
  const t = useTexts();
  return (
    <TextField
      label={t(label)}
      labelHidden
      placeholder={t(label)}
      inputMode="numeric"
      maxLength={4}
      disabled={!may}
      value={condition.days}
      onChange={({ target }) => onChange({ ...condition, days: target.value.trim() })}
    />
  );
}

function FlagField({ condition, may, onChange }: OfFactProps) {
  const t = useTexts();
  return (
    <SelectField
      label={t('segments.value')}
      labelHidden
      disabled={!may}
      value={condition.flag ? 'yes' : 'no'}
      options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`segments.${value}`) }))}
      onChange={({ target }) => onChange({ ...condition, flag: target.value === 'yes' })}
    />
  );
}

/** Where it is known what there is. */
function ChoiceFields({ fact, condition, may, onChange }: OfFactProps) {
  const choices = [...new Set([...fact.choices, ...condition.values])];
  return (
    <div className={styles['choices']}>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          label={choice}
          disabled={!may}
          checked={condition.values.includes(choice)}
          onChange={({ target }) => {
            const others = condition.values.filter((value) => value !== choice);
            onChange({ ...condition, values: target.checked ? [...others, choice] : others });
          }}
        />
      ))}
    </div>
  );
}

/** So many of those that there are, are named. */
const KNOWN_SHOWN = 8;

function ListField({ fact, condition, may, onChange }: OfFactProps) {
  const t = useTexts();
  // As it is typed: a comma at the end is the beginning of the next one.
  const [typed, setTyped] = useState(condition.values.join(', '));
  const known = fact.choices.slice(0, KNOWN_SHOWN).join(', ');
  return (
    <TextField
      label={t('segments.values')}
      labelHidden
      hint={known ? t('segments.known', { known }) : t('segments.valuesHint')}
      maxLength={4000}
      disabled={!may}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ ...condition, values: readValues(target.value) });
      }}
    />
  );
}

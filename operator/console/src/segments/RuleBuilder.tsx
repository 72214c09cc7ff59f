import { SEGMENT_CONDITIONS, SEGMENT_DEPTH } from '@pavilion/api/staff';
import { Button, SelectField } from '@pavilion/ui';
import { useRef } from 'react';
import { useTexts } from '../messages';
import { ConditionFields } from './ConditionFields';
import {
  conditionCount,
  emptyCondition,
  emptyGroup,
  type Facts,
  isTypedGroup,
  type TypedCondition,
  type TypedGroup,
} from './rule-form';
import styles from './segments.module.css';

export interface RuleBuilderProps {
  rule: TypedGroup;
  facts: Facts;
  currency: string;
  may: boolean;
  /** Whether what is missing is pointed at. */
  tried: boolean;
  onChange: (rule: TypedGroup) => void;
}

/** A rule of groups in groups. All of it is fields and buttons in the order in which it is read, so that a keyboard is enough. */
export function RuleBuilder(props: RuleBuilderProps) {
  const room = SEGMENT_CONDITIONS - conditionCount(props.rule);
  return <Group {...props} group={props.rule} name="1" depth={1} room={room} />;
}

interface GroupProps extends Omit<RuleBuilderProps, 'rule' | 'onChange'> {
  group: TypedGroup;
  /** Where it stands: `1.2` is the second of the first. */
  name: string;
  depth: number;
  room: number;
  onChange: (group: TypedGroup) => void;
  onRemove?: () => void;
}

function Group({ group, name, onChange, onRemove, ...shared }: GroupProps) {
  const t = useTexts();
  const { may, depth, tried } = shared;
  const buttons = useRef<HTMLDivElement>(null);
  const put = (of: TypedGroup['of']) => onChange({ ...group, of });
  const replace = (next: TypedCondition | TypedGroup) => put(group.of.map((each) => (each.id === next.id ? next : each)));
  const remove = (id: number) => {
    put(group.of.filter((each) => each.id !== id));
    // What had the focus is gone.
    buttons.current?.querySelector('button')?.focus();
  };
  return (
    <fieldset className={styles['group']} data-depth={depth}>
      <legend className="pv-visually-hidden">{t('segments.group', { name })}</legend>
      <div className={styles['groupHead']}>
        <MatchField group={group} may={may} onChange={onChange} />
        {onRemove && (
          <Button size="small" icon="trash" disabled={!may} onClick={onRemove}>
            {t('segments.removeGroup', { name })}
          </Button>
        )}
      </div>
      {group.of.map((each, at) =>
        isTypedGroup(each) ? (
          <Group
            key={each.id}
            {...shared}
            group={each}
            name={`${name}.${at + 1}`}
            depth={depth + 1}
            onChange={replace}
            onRemove={() => remove(each.id)}
          />
        ) : (
          <ConditionFields
            key={each.id}
            {...shared}
            condition={each}
            name={`${name}.${at + 1}`}
            onChange={replace}
            onRemove={() => remove(each.id)}
          />
        ),
      )}
      {tried && group.of.length === 0 && <p role="alert">{t('segments.groupEmpty')}</p>}
      <div ref={buttons}>
        <AddButtons {...shared} name={name} onAdd={(each) => put([...group.of, each])} />
      </div>
    </fieldset>
  );
}

function MatchField({ group, may, onChange }: Pick<GroupProps, 'group' | 'may' | 'onChange'>) {
  const t = useTexts();
  return (
    <SelectField
      label={t('segments.match')}
      labelHidden
      disabled={!may}
      value={group.match}
      options={(['all', 'any', 'none'] as const).map((value) => ({ value, label: t(`segments.match.${value}`) }))}
      onChange={({ target }) => onChange({ ...group, match: target.value as TypedGroup['match'] })}
    />
  );
}

interface AddButtonsProps extends Pick<GroupProps, 'name' | 'facts' | 'may' | 'depth' | 'room'> {
  onAdd: (each: TypedCondition | TypedGroup) => void;
}

function AddButtons({ name, facts, may, depth, room, onAdd }: AddButtonsProps) {
  const t = useTexts();
  const [first] = facts.values();
  if (!first) return null;
  const full = !may || room <= 0;
  return (
    <div className={styles['add']}>
      <Button
        size="small"
        icon="plus"
        disabled={full}
        aria-label={t('segments.addConditionTo', { name })}
        onClick={() => onAdd(emptyCondition(first))}
      >
        {t('segments.addCondition')}
      </Button>
      {depth < SEGMENT_DEPTH && (
        <Button
          size="small"
          icon="plus"
          disabled={full}
          aria-label={t('segments.addGroupTo', { name })}
          onClick={() => onAdd(emptyGroup([emptyCondition(first)]))}
        >
          {t('segments.addGroup')}
        </Button>
      )}
    </div>
  );
}

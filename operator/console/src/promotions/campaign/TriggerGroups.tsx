import { AmountField, Button, SelectField, TextField } from '@pavilion/ui';
import bonusStyles from '../../bonuses/bonuses.module.css';
import { useTexts } from '../../messages';
import { currencySymbol } from '../../queues/use-format-amount';
import type { TermsFieldsProps } from '../terms-form';
import { type CampaignValues, emptyTrigger, type GroupValues, type TriggerValues } from './campaign-values';

const kinds = [
  'registration',
  'deposit',
  'play',
  'sign-in',
  'promo-code',
  'link',
  'mission',
  'level',
  'birthday',
  'by-hand',
] as const;
const needs = ['all', 'any'] as const;
const MOST = { groups: 4, triggers: 8 };

/** What has to happen: all groups, and in each of them all or any. */
export function TriggerGroups(props: TermsFieldsProps<CampaignValues>) {
  const { typed, may, onType } = props;
  const t = useTexts();
  const set = (groups: readonly GroupValues[]) =>
    onType({ ...typed, groups: groups.filter(({ triggers }) => triggers.length > 0) });
  return (
    <>
      {typed.groups.map((group, at) => (
        // Groups have no name but their place.
        <Group key={at} {...props} group={group} at={at} onGroup={(next) => set(replaced(typed.groups, at, next))} />
      ))}
      {may && typed.groups.length < MOST.groups && (
        <Button size="small" onClick={() => set([...typed.groups, { need: 'all', triggers: [emptyTrigger] }])}>
          {t('campaigns.addGroup')}
        </Button>
      )}
    </>
  );
}

interface GroupProps extends TermsFieldsProps<CampaignValues> {
  group: GroupValues;
  at: number;
  onGroup: (group: GroupValues) => void;
}

function Group({ group, at, onGroup, ...props }: GroupProps) {
  const { typed, may, currency, wrong } = props;
  const t = useTexts();
  const set = (triggers: readonly TriggerValues[]) => onGroup({ ...group, triggers });
  const isLast = typed.groups.length === 1 && group.triggers.length === 1;
  return (
    <fieldset className={bonusStyles['words']}>
      <legend>{t('campaigns.group', { number: at + 1 })}</legend>
      <SelectField
        label={t('campaigns.need')}
        options={needs.map((value) => ({ value, label: t(`campaigns.need.${value}`) }))}
        disabled={!may}
        value={group.need}
        onChange={({ target }) => onGroup({ ...group, need: target.value === 'any' ? 'any' : 'all' })}
      />
      {group.triggers.map((trigger, place) => (
        <div key={place} className={bonusStyles['pairs']}>
          <Trigger
            {...{ trigger, may, currency, isWrong: wrong.has(`trigger.${at}.${place}`) }}
            onTrigger={(next) => set(replaced(group.triggers, place, next))}
          />
          {may && !isLast && (
            <Button size="small" variant="ghost" onClick={() => set(group.triggers.filter((_, other) => other !== place))}>
              {t('campaigns.removeTrigger')}
            </Button>
          )}
        </div>
      ))}
      {may && group.triggers.length < MOST.triggers && (
        <Button size="small" onClick={() => set([...group.triggers, emptyTrigger])}>
          {t('campaigns.addTrigger')}
        </Button>
      )}
    </fieldset>
  );
}

interface TriggerProps {
  trigger: TriggerValues;
  may: boolean;
  currency: string;
  isWrong: boolean;
  onTrigger: (trigger: TriggerValues) => void;
}

/** One thing that happens, with what its kind asks for. */
function Trigger({ trigger, may, currency, isWrong, onTrigger }: TriggerProps) {
  const t = useTexts();
  const { on } = trigger;
  const error = isWrong && t('campaigns.triggerWrong');
  const names = {
    deposit: 'campaigns.methods',
    'promo-code': 'campaigns.codes',
    link: 'campaigns.link',
    mission: 'campaigns.mission',
  } as const;
  const numbers = { deposit: 'campaigns.nth', level: 'campaigns.rank' } as const;
  return (
    <>
      <SelectField
        label={t('campaigns.trigger')}
        options={kinds.map((value) => ({ value, label: t(`campaigns.trigger.${value}`) }))}
        disabled={!may}
        value={on}
        onChange={({ target }) => onTrigger({ ...emptyTrigger, on: kinds.find((kind) => kind === target.value) ?? on })}
      />
      {(on === 'deposit' || on === 'level') && (
        <TextField
          label={t(numbers[on])}
          hint={t(`${numbers[on]}Hint`)}
          error={on === 'level' && error}
          inputMode="numeric"
          maxLength={3}
          disabled={!may}
          value={trigger.nth}
          onChange={({ target }) => onTrigger({ ...trigger, nth: target.value.trim() })}
        />
      )}
      {(on === 'deposit' || on === 'play') && (
        <AmountField
          label={t(on === 'play' ? 'campaigns.counted' : 'bonuses.least')}
          error={error}
          currency={currencySymbol(currency)}
          disabled={!may}
          value={trigger.amount}
          onValueChange={(amount) => onTrigger({ ...trigger, amount })}
        />
      )}
      {(on === 'deposit' || on === 'promo-code' || on === 'link' || on === 'mission') && (
        <TextField
          label={t(names[on])}
          hint={t(`${names[on]}Hint`)}
          error={on !== 'deposit' && error}
          maxLength={1_300}
          disabled={!may}
          value={trigger.names}
          onChange={({ target }) => onTrigger({ ...trigger, names: target.value })}
        />
      )}
    </>
  );
}

function replaced<Each>(list: readonly Each[], at: number, next: Each): readonly Each[] {
  return list.map((each, place) => (place === at ? next : each));
}

import { AmountField, SelectField, TextField } from '@pavilion/ui';
import bonusStyles from '../../bonuses/bonuses.module.css';
import { ShareFields } from '../../bonuses/ShareFields';
import { useTexts } from '../../messages';
import { currencySymbol } from '../../queues/use-format-amount';
import type { TermsFieldsProps } from '../terms-form';
import { type CampaignValues, isAsked, type NumericField } from './campaign-values';
import { TriggerGroups } from './TriggerGroups';

type Fields = TermsFieldsProps<CampaignValues>;

const gifts = ['fixed', 'deposit', 'cashback', 'freeRounds'] as const;

/** What has to happen, what is given for it, and what that takes. */
export function CampaignFields(props: Fields) {
  const { typed, may, wrong, onType } = props;
  return (
    <>
      <TriggerGroups {...props} />
      <GiftFields {...props} />
      <LimitFields {...props} />
      {typed.gift !== 'freeRounds' && (
        <ShareFields {...{ typed, may, wrong }} onType={(change) => onType({ ...typed, ...change })} />
      )}
    </>
  );
}

function GiftFields(props: Fields) {
  const { typed, currency, may, wrong, onType } = props;
  const t = useTexts();
  const amount = (field: 'amount' | 'leastLoss' | 'largestConversion', label: string, hint?: string) => (
    <AmountField
      label={label}
      hint={hint}
      error={wrong.has(field) && t('bonuses.amountWrong')}
      currency={currencySymbol(currency)}
      disabled={!may}
      value={typed[field]}
      onValueChange={(value) => onType({ ...typed, [field]: value })}
    />
  );
  return (
    <div className={bonusStyles['pairs']}>
      <SelectField
        label={t('campaigns.gift')}
        options={gifts.map((value) => ({ value, label: t(`campaigns.gift.${value}`) }))}
        disabled={!may}
        value={typed.gift}
        onChange={({ target }) => onType({ ...typed, gift: gifts.find((gift) => gift === target.value) ?? 'fixed' })}
      />
      {amount('amount', t(AMOUNT_LABELS[typed.gift]))}
      {isAsked('percent', typed) && <NumberField {...props} field="percent" />}
      {typed.gift === 'freeRounds' && <RoundFields {...props} />}
      {typed.gift === 'cashback' && <NumberField {...props} field="lossDays" />}
      {typed.gift === 'cashback' && amount('leastLoss', t('campaigns.leastLoss'))}
      {typed.gift !== 'freeRounds' &&
        amount('largestConversion', t('campaigns.largestConversion'), t('campaigns.largestConversionHint'))}
    </div>
  );
}

const AMOUNT_LABELS = {
  fixed: 'campaigns.amount',
  deposit: 'bonuses.cap',
  cashback: 'bonuses.cap',
  freeRounds: 'freeRounds.field.stake',
} as const;

function RoundFields(props: Fields) {
  const { typed, may, wrong, onType } = props;
  const t = useTexts();
  const labels = { vendor: t('freeRounds.field.vendor'), roundGames: t('freeRounds.field.games') };
  return (
    <>
      <NumberField {...props} field="rounds" />
      {(['vendor', 'roundGames'] as const).map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          error={wrong.has(field) && t('campaigns.roundsWrong')}
          maxLength={1_300}
          disabled={!may}
          value={typed[field]}
          onChange={({ target }) => onType({ ...typed, [field]: target.value })}
        />
      ))}
    </>
  );
}

const limits = ['wagerTimes', 'days', 'largestBetPercent', 'claimDays', 'usesTimes', 'usesDays', 'receivers'] as const;

function LimitFields(props: Fields) {
  const { typed, may, onType } = props;
  const t = useTexts();
  return (
    <div className={bonusStyles['pairs']}>
      {limits
        .filter((field) => isAsked(field, typed))
        .map((field) => (
          <NumberField
            key={field}
            {...props}
            field={field}
            label={field === 'days' && typed.gift === 'freeRounds' ? t('freeRounds.field.days') : undefined}
          />
        ))}
      <TextField
        label={t('campaigns.segment')}
        hint={t('campaigns.segmentHint')}
        maxLength={40}
        disabled={!may}
        value={typed.segment}
        onChange={({ target }) => onType({ ...typed, segment: target.value.trim().toLowerCase() })}
      />
    </div>
  );
}

function NumberField({ typed, may, wrong, onType, field, label }: Fields & { field: NumericField; label?: string | undefined }) {
  const t = useTexts();
  return (
    <TextField
      label={label ?? t(`campaigns.${field}`)}
      error={wrong.has(field) && t('campaigns.numberWrong')}
      inputMode="numeric"
      maxLength={7}
      disabled={!may}
      value={typed[field]}
      onChange={({ target }) => onType({ ...typed, [field]: target.value.trim() })}
    />
  );
}

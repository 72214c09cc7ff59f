import type { MemberLimits } from '@pavilion/api/staff';
import type { PlayLimit } from '@pavilion/api/protection';
import { parseAmount } from '@pavilion/money';
import { AmountField } from '@pavilion/ui';
import { useState } from 'react';
import { CallFailure } from '../calls/call-failure';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import { currencySymbol } from '../queues/use-format-amount';
import { useLimitTexts } from './use-limit-texts';
import styles from './limits.module.css';

export interface TightenDialogProps {
  brand: string;
  id: string;
  account: string;
  currency: string;
  limit: PlayLimit;
  onDone: (now: MemberLimits) => void;
  onClose: () => void;
}

const MINUTES_PER_DAY = 1440n;

/** Less for a member than they have now, with a reason that they read; more is theirs alone to ask for. */
export function TightenDialog({ brand, id, account, currency, limit, onDone, onClose }: TightenDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const texts = useLimitTexts(currency);
  const [typed, setTyped] = useState('');
  const [missed, setMissed] = useState(false);
  const { kind, period, value } = limit;
  const name = texts.name(kind, period);
  const act = async (reason: string) => {
    const wanted = parseTighterLimit(limit, typed);
    setMissed(wanted === undefined);
    if (wanted === undefined) throw new CallFailure(422, 'limits.increase_refused', t('memberLimits.notTighter'));
    onDone(await staff.members.tightenLimit(brand, id, { kind, period, value: wanted, reason }));
  };
  return (
    <ReasonDialog
      title={t('memberLimits.tightenConfirm', { name, account })}
      text={
        <div className={styles['fields']}>
          <p>{t('memberLimits.tightenConfirmText', { now: texts.value(kind, value) })}</p>
          <AmountField
            label={t(kind === 'session' ? 'memberLimits.minutes' : 'memberLimits.amount')}
            error={missed ? t('memberLimits.notTighter') : undefined}
            value={typed}
            onValueChange={setTyped}
            currency={kind === 'session' ? '' : currencySymbol(currency)}
            decimals={kind === 'session' ? 0 : 2}
          />
        </div>
      }
      confirmLabel={t('memberLimits.tighten')}
      destructive
      doneText={t('memberLimits.done', { account })}
      reasonHint={t('memberLimits.reasonHint')}
      act={act}
      onClose={onClose}
    />
  );
}

/** Digits of minor units or minutes; nothing when it is no amount, or lets as much through as now. */
function parseTighterLimit({ kind, value }: PlayLimit, typed: string): string | undefined {
  const amount = parseAmount(typed);
  if (amount === undefined) return undefined;
  if (kind === 'session' && amount % 100n !== 0n) return undefined;
  const wanted = kind === 'session' ? amount / 100n : amount;
  if (kind === 'session' && (wanted < 1n || wanted > MINUTES_PER_DAY)) return undefined;
  return value !== null && wanted >= BigInt(value) ? undefined : String(wanted);
}

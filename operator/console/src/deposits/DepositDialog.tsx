import type { DepositLine } from '@pavilion/api/staff';
import { formatMinor, parseAmount } from '@pavilion/money';
import { AmountField } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '../calls/call-failure';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { currencySymbol, useFormatAmount } from '../queues/use-format-amount';
import { type DecisionHandlers, useDecision } from '../queues/use-decision';
import { useTexts } from '../messages';
import type { DepositAction } from './DepositActions';
import { depositsKey } from './use-deposits';

const MAX_REASON_LENGTH = 300;

export interface DepositDialogProps extends DecisionHandlers {
  brand: string;
  line: DepositLine;
  action: DepositAction;
}

/** The last look before money is credited, refused or sent back. What a transfer brought is typed; what a company says stands. */
export function DepositDialog({ brand, line, action, ...decision }: DepositDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const decide = useDecision(depositsKey(brand), decision);
  const amountOf = useFormatAmount();
  const expected = BigInt(line.arrived ?? BigInt(line.amount) + BigInt(line.fee));
  const [typed, setTyped] = useState(toPlainAmount(expected));
  const arrived = line.arrived === null ? parseAmount(typed) : expected;
  const step = action === 'approve' && line.approvals.length + 1 < line.needed ? 'agree' : action;
  const values = { amount: amountOf(expected, line.currency), account: line.member.account };
  const [missed, setMissed] = useState(false);
  const runAction = (reason: string) => {
    if (action === 'reject') return staff.deposits.reject(brand, line.id, { reason });
    if (action === 'return') return staff.deposits.returnDeposit(brand, line.id, { reason });
    return staff.deposits.approve(brand, line.id, { reason, arrived: String(arrived) });
  };
  const act = async (reason: string) => {
    const unread = action === 'approve' && !arrived;
    setMissed(unread);
    if (unread) throw new CallFailure(422, 'request.invalid', t('deposits.foundMissing'));
    return decide(() => runAction(reason));
  };
  const asksForAmount = action === 'approve' && line.arrived === null;
  return (
    <ReasonDialog
      title={t(`deposits.${action}One`, values)}
      text={
        <>
          <p>
            {t(asksForAmount ? `deposits.${step === 'agree' ? 'agree' : 'approve'}ClaimedText` : `deposits.${step}Text`, values)}
          </p>
          {asksForAmount && (
            <AmountField
              label={t('deposits.found')}
              hint={t('deposits.foundHint')}
              error={missed ? t('deposits.foundMissing') : undefined}
              currency={currencySymbol(line.currency)}
              value={typed}
              onValueChange={setTyped}
            />
          )}
        </>
      }
      confirmLabel={t(`deposits.${action}`)}
      destructive={action === 'reject'}
      doneText={({ state }: DepositLine) =>
        t(`deposits.${action === 'approve' && state === 'review' ? 'agree' : action}Done`, values)
      }
      reasonHint={action === 'approve' ? undefined : t('queue.reasonShown')}
      maxLength={MAX_REASON_LENGTH}
      act={act}
      onDone={() => void queries.invalidateQueries({ queryKey: depositsKey(brand) })}
      onClose={decision.onClose}
    />
  );
}

/** Minor units as somebody would type them. */
function toPlainAmount(minor: bigint): string {
  return formatMinor(minor, { symbol: '', locale: 'en' }).replace(/[^\d.]/g, '');
}

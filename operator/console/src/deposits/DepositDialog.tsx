import type { DepositLine } from '@pavilion/api/operations';
import { formatMinor, parseAmount } from '@pavilion/money';
import { AmountField } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../deeds/ReasonDialog';
import { signOf, useAmount } from '../desk/use-amount';
import { type Decision, useDecision } from '../desk/use-decision';
import { useTexts } from '../messages';
import type { Deed } from './DepositDeeds';
import { depositsKey } from './use-deposits';

const LONGEST_REASON = 300;

export interface DepositDialogProps extends Decision {
  brand: string;
  line: DepositLine;
  deed: Deed;
}

/** The last look before money is credited, refused or sent back. What a transfer brought is typed; what a company says stands. */
export function DepositDialog({ brand, line, deed, ...decision }: DepositDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const decide = useDecision(depositsKey(brand), decision);
  const amountOf = useAmount();
  const expected = BigInt(line.arrived ?? BigInt(line.amount) + BigInt(line.fee));
  const [typed, setTyped] = useState(plain(expected));
  const arrived = line.arrived === null ? parseAmount(typed) : expected;
  const step = deed === 'approve' && line.approvals.length + 1 < line.needed ? 'agree' : deed;
  const values = { amount: amountOf(arrived ?? 0n, line.currency), account: line.member.account };
  const does = (reason: string) => {
    if (deed === 'reject') return staff.deposits.reject(brand, line.id, { reason });
    if (deed === 'giveBack') return staff.deposits.giveBack(brand, line.id, { reason });
    return staff.deposits.approve(brand, line.id, { reason, arrived: String(arrived ?? 0n) });
  };
  const asks = deed === 'approve' && line.arrived === null;
  return (
    <ReasonDialog
      title={t(`deposits.${deed}One`, values)}
      text={
        <>
          <p>{t(`deposits.${step}Text`, values)}</p>
          {asks && (
            <AmountField
              label={t('deposits.found')}
              hint={t('deposits.foundHint')}
              currency={signOf(line.currency)}
              value={typed}
              onValueChange={setTyped}
            />
          )}
        </>
      }
      confirmLabel={t(`deposits.${deed}`)}
      destructive={deed === 'reject'}
      doneText={t(`deposits.${step}Done`, values)}
      reasonHint={deed === 'approve' ? undefined : t('desk.reasonShown')}
      longest={LONGEST_REASON}
      act={(reason) => decide(() => does(reason))}
      onDone={() => void queries.invalidateQueries({ queryKey: depositsKey(brand) })}
      onClose={decision.onClose}
    />
  );
}

/** Minor units as somebody would type them. */
function plain(minor: bigint): string {
  return formatMinor(minor, { symbol: '', locale: 'en' }).replace(/[^\d.]/g, '');
}

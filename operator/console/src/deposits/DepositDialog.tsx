import type { DepositLine } from '@pavilion/api/operations';
import { formatMinor, parseAmount } from '@pavilion/money';
import { AmountField } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '../calls/call-failure';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { ReasonDialog } from '../deeds/ReasonDialog';
import { useTexts } from '../messages';
import { signOf, useAmount } from '../payouts/use-amount';
import type { Deed } from './DepositDeeds';
import { depositsKey } from './use-deposits';

const LONGEST_REASON = 300;
const CONFLICT = 409;

export interface DepositDialogProps {
  brand: string;
  line: DepositLine;
  deed: Deed;
  onBegin: () => void;
  /** It stands otherwise than this page thought; told with the words for it, once it was read anew. */
  onRefused: (text: string) => void;
  onClose: () => void;
}

/** The last look before money is credited, refused or sent back. What a transfer brought is typed; what a company says stands. */
export function DepositDialog({ brand, line, deed, onBegin, onRefused, onClose }: DepositDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const failureText = useFailureText();
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
  const act = async (reason: string) => {
    onBegin();
    try {
      await does(reason);
    } catch (failure) {
      if (isFailure(failure) && failure.status === CONFLICT) {
        await queries.invalidateQueries({ queryKey: depositsKey(brand) });
        onRefused(failureText(failure));
        onClose();
      }
      throw failure;
    }
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
      reasonHint={deed === 'approve' ? undefined : t('deposits.reasonShown')}
      longest={LONGEST_REASON}
      act={act}
      onDone={() => void queries.invalidateQueries({ queryKey: depositsKey(brand) })}
      onClose={onClose}
    />
  );
}

/** Minor units as somebody would type them. */
function plain(minor: bigint): string {
  return formatMinor(minor, { symbol: '', locale: 'en' }).replace(/[^\d.]/g, '');
}

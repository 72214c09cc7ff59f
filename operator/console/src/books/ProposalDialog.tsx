import type { AdjustmentKind } from '@pavilion/api/staff';
import { parseAmount } from '@pavilion/money';
import { AmountField, ConfirmDialog } from '@pavilion/ui';
import { useState } from 'react';
import { useTexts } from '../messages';
import { PlanNotice } from '../plan/PlanNotice';
import { isReason, ReasonField } from '../plan/ReasonField';
import styles from './books.module.css';
import { useProposal } from './use-proposal';

const MAX_REASON_LENGTH = 300;

export interface ProposalDialogProps {
  brand: string;
  member: string;
  kind: AdjustmentKind;
  /** The sign of the currency. */
  symbol: string;
  /** What a correction takes back, and how much that was. */
  target?: { reference: string; amount: string } | undefined;
  onClose: () => void;
}

/** What one operator proposes about a member's money; another decides. */
export function ProposalDialog({ brand, member, kind, symbol, target, onClose }: ProposalDialogProps) {
  const t = useTexts();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [missed, setMissed] = useState(false);
  const minor = parseAmount(amount) ?? 0n;
  const proposal = useProposal(brand, onClose);
  const propose = () => {
    if (!isReason(reason) || (!target && minor <= 0n)) return setMissed(true);
    const of = target ? { reference: target.reference } : { amount: String(minor) };
    proposal.send({ member, kind, reason: reason.trim(), ...of });
  };
  return (
    <ConfirmDialog
      open
      title={t(`books.propose.${kind}`)}
      confirmLabel={t('books.propose')}
      cancelLabel={t('cancel')}
      busy={proposal.busy}
      onCancel={onClose}
      onConfirm={propose}
    >
      <div className={styles['fields']}>
        <PlanNotice moved={false} failure={proposal.failure} />
        {target ? (
          <p>{t('books.correctionText', { reference: target.reference, amount: target.amount })}</p>
        ) : (
          <AmountField
            label={t('queue.amount')}
            currency={symbol}
            error={missed && minor <= 0n && t('books.amountMissing')}
            required
            value={amount}
            onValueChange={setAmount}
            data-autofocus
          />
        )}
        <ReasonField
          value={reason}
          onValueChange={setReason}
          missed={missed}
          hint={t('queue.reasonShown')}
          longest={MAX_REASON_LENGTH}
          focused={target !== undefined}
        />
      </div>
    </ConfirmDialog>
  );
}

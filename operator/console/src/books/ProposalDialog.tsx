import type { AdjustmentKind } from '@pavilion/api/staff';
import { parseAmount } from '@pavilion/money';
import { AmountField, ConfirmDialog } from '@pavilion/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';
import { PlanNotice } from '../plan/PlanNotice';
import { isReason, ReasonField } from '../plan/ReasonField';
import styles from './books.module.css';

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

/** What one operator proposes about a member's money; another decides. Sent again after a lost answer, it is the same proposal. */
export function ProposalDialog({ brand, member, kind, symbol, target, onClose }: ProposalDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const toast = useToast();
  const queries = useQueryClient();
  const id = useRef(crypto.randomUUID());
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [missed, setMissed] = useState(false);
  // A second press comes before the button can be drawn as busy.
  const running = useRef(false);
  const minor = parseAmount(amount) ?? 0n;
  const proposal = useMutation({
    mutationFn: () =>
      staff.books.propose(brand, {
        id: id.current,
        member,
        kind,
        reason: reason.trim(),
        ...(target ? { reference: target.reference } : { amount: String(minor) }),
      }),
    onSuccess: () => {
      toast({ tone: 'positive', title: t('books.proposed') });
      void queries.invalidateQueries({ queryKey: ['adjustments', brand] });
      onClose();
    },
    onSettled: () => void (running.current = false),
  });
  const begin = () => {
    if (!isReason(reason) || (!target && minor <= 0n)) return setMissed(true);
    if (running.current) return;
    running.current = true;
    proposal.mutate();
  };
  return (
    <ConfirmDialog
      open
      title={t(`books.propose.${kind}`)}
      confirmLabel={t('books.propose')}
      cancelLabel={t('cancel')}
      busy={proposal.isPending}
      onCancel={onClose}
      onConfirm={begin}
    >
      <div className={styles['fields']}>
        <PlanNotice moved={false} failure={proposal.error} />
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

import type { MemberView } from '@pavilion/api/staff';
import { TextField } from '@pavilion/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { FormDialog } from '../frame/FormDialog';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';
import { PlanNotice } from '../plan/PlanNotice';
import { isReason, ReasonField } from '../plan/ReasonField';
import styles from './members.module.css';

interface BirthdayDialogProps {
  brand: string;
  member: Pick<MemberView, 'id' | 'account'>;
  onChanged: () => void;
  onClose: () => void;
}

/** Takes the date of birth that an operator reads from a document. It is not shown again. */
export function BirthdayDialog({ brand, member: { id, account }, onChanged, onClose }: BirthdayDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const toast = useToast();
  const [birthday, setBirthday] = useState('');
  const [reason, setReason] = useState('');
  const confirm = useMutation({
    mutationFn: () => staff.members.confirmBirthday(brand, id, { birthday, reason: reason.trim() }),
    onSuccess: ({ waitingBirthday }) => {
      const title = t(waitingBirthday ? 'members.birthdayWaits' : 'members.birthdayDone', { account });
      toast({ tone: waitingBirthday ? 'neutral' : 'positive', title });
      onChanged();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('members.birthdayOne', { account })}
      submitLabel={t('members.birthdayConfirm')}
      ready={birthday !== '' && isReason(reason)}
      busy={confirm.isPending}
      className={styles['form']}
      onSubmit={() => confirm.mutate()}
      onClose={onClose}
    >
      <PlanNotice moved={false} failure={confirm.error} />
      <p>{t('members.birthdayText')}</p>
      <TextField
        type="date"
        label={t('members.birthday')}
        required
        value={birthday}
        onChange={({ target }) => setBirthday(target.value)}
      />
      <ReasonField value={reason} onValueChange={setReason} />
    </FormDialog>
  );
}

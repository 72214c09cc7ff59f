import type { NewOperator } from '@pavilion/api/staff';
import { TextField } from '@pavilion/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '../calls/call-failure';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { FormDialog } from '../frame/FormDialog';
import { useTexts } from '../messages';
import { PlanNotice } from '../plan/PlanNotice';
import { isReason, ReasonField } from '../plan/ReasonField';
import { OPERATORS_KEY } from './enrolment-handover';
import { useEnrolmentToast } from './use-enrolment-toast';
import { RolesField } from './RolesField';
import styles from './operators.module.css';

const NAME = /^[a-z][a-z0-9._-]{2,40}$/;

export interface InviteDialogProps {
  onClose: () => void;
}

/** Invites somebody: who they are, and what they may do where. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const sayHow = useEnrolmentToast();
  const failureText = useFailureText();
  const [given, setGiven] = useState<NewOperator>({ name: '', displayName: '', roles: {}, reason: '' });
  const invite = useMutation({
    mutationFn: () => staff.operators.invite({ ...given, displayName: given.displayName.trim(), reason: given.reason.trim() }),
    onSuccess: (answer) => {
      void queries.invalidateQueries({ queryKey: OPERATORS_KEY });
      sayHow(answer);
      onClose();
    },
  });
  const taken = isFailure(invite.error, 'operators.name_taken');
  const named = NAME.test(given.name) && given.displayName.trim() !== '';
  const ready = named && Object.keys(given.roles).length > 0 && isReason(given.reason);
  return (
    <FormDialog
      title={t('operators.invite')}
      submitLabel={t('operators.sendInvite')}
      ready={ready}
      busy={invite.isPending}
      className={styles['form']}
      onSubmit={() => invite.mutate()}
      onClose={onClose}
    >
      <PlanNotice moved={false} failure={taken ? undefined : invite.error} />
      <TextField
        label={t('signIn.name')}
        hint={t('operators.nameHint')}
        error={(given.name && !NAME.test(given.name) && t('operators.nameWrong')) || (taken && failureText(invite.error))}
        autoComplete="off"
        autoCapitalize="none"
        required
        maxLength={41}
        value={given.name}
        onChange={({ target }) => setGiven({ ...given, name: target.value.toLowerCase() })}
      />
      <TextField
        label={t('operators.displayName')}
        autoComplete="off"
        required
        maxLength={80}
        value={given.displayName}
        onChange={({ target }) => setGiven({ ...given, displayName: target.value })}
      />
      <MailField value={given.mail ?? ''} onValueChange={(mail) => setGiven(withMail(given, mail))} />
      <RolesField value={given.roles} onValueChange={(roles) => setGiven({ ...given, roles })} />
      <ReasonField value={given.reason} onValueChange={(reason) => setGiven({ ...given, reason })} />
    </FormDialog>
  );
}

function MailField({ value, onValueChange }: { value: string; onValueChange: (mail: string) => void }) {
  const t = useTexts();
  return (
    <TextField
      label={t('operators.mail')}
      hint={t('operators.mailHint')}
      type="email"
      autoComplete="off"
      maxLength={160}
      value={value}
      onChange={({ target }) => onValueChange(target.value.trim())}
    />
  );
}

/** Without an address another admin hands the link over. */
function withMail(given: NewOperator, mail: string): NewOperator {
  const { mail: _, ...others } = given;
  return mail ? { ...others, mail } : others;
}

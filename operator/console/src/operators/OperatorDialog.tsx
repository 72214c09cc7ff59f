import type { OperatorChange, OperatorView } from '@pavilion/api/staff';
import { Checkbox, TextField } from '@pavilion/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { FormDialog } from '../frame/FormDialog';
import { useTexts } from '../messages';
import { PlanNotice } from '../plan/PlanNotice';
import { isReason, ReasonField } from '../plan/ReasonField';
import { OPERATORS_KEY } from './enrolment-handover';
import { useEnrolmentToast } from './use-enrolment-toast';
import { RolesField } from './RolesField';
import styles from './operators.module.css';

export interface OperatorDialogProps {
  operator: OperatorView;
  /** It is this operator: nobody locks or lowers themselves. */
  own: boolean;
  onClose: () => void;
}

/** Name, roles, lock, and a new start for somebody who lost password or authenticator. */
export function OperatorDialog({ operator, own, onClose }: OperatorDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const sayHow = useEnrolmentToast();
  const [given, setGiven] = useState({
    displayName: operator.displayName,
    roles: operator.roles,
    locked: operator.state === 'locked',
  });
  const [recover, setRecover] = useState(false);
  const [reason, setReason] = useState('');
  const wanted = changedFields(operator, given, recover);
  const change = useMutation({
    mutationFn: () => staff.operators.change(operator.id, { ...wanted, reason: reason.trim() }),
    onSuccess: (answer) => {
      void queries.invalidateQueries({ queryKey: OPERATORS_KEY });
      sayHow(answer);
      onClose();
    },
  });
  const ready = Object.keys(wanted).length > 0 && given.displayName.trim() !== '' && isReason(reason);
  return (
    <FormDialog
      title={t('operators.changeOne', { name: operator.name })}
      submitLabel={t('operators.save')}
      ready={ready}
      busy={change.isPending}
      className={styles['form']}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <PlanNotice moved={false} failure={change.error} />
      <TextField
        label={t('operators.displayName')}
        required
        maxLength={80}
        value={given.displayName}
        onChange={({ target }) => setGiven({ ...given, displayName: target.value })}
      />
      <RolesField value={given.roles} onValueChange={(roles) => setGiven({ ...given, roles })} />
      <Checkbox
        label={t('operators.lock')}
        hint={t('operators.lockHint')}
        checked={given.locked}
        disabled={own}
        onChange={({ target }) => setGiven({ ...given, locked: target.checked })}
      />
      <Checkbox
        label={t('operators.recover')}
        hint={t('operators.recoverHint')}
        checked={recover}
        disabled={own}
        onChange={({ target }) => setRecover(target.checked)}
      />
      <ReasonField value={reason} onValueChange={setReason} />
    </FormDialog>
  );
}

function changedFields(
  before: OperatorView,
  { displayName, roles, locked }: { displayName: string; roles: OperatorView['roles']; locked: boolean },
  recover: boolean,
): Omit<OperatorChange, 'reason'> {
  const wasLocked = before.state === 'locked';
  return {
    ...(displayName.trim() !== before.displayName && { displayName: displayName.trim() }),
    ...(!sameRoles(roles, before.roles) && { roles }),
    ...(locked !== wasLocked && { locked }),
    ...(recover && { recover }),
  };
}

function sameRoles(one: OperatorView['roles'], other: OperatorView['roles']): boolean {
  const brands = Object.keys(one);
  return brands.length === Object.keys(other).length && brands.every((brand) => one[brand] === other[brand]);
}

import type { BoardBrand } from '@pavilion/api/staff';
import { Card, ConfirmDialog, Switch } from '@pavilion/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BOARD_KEY } from '../board/board-query';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { useTexts } from '../messages';
import { isReason, ReasonField } from '../plan/ReasonField';
import { useHasRole } from '../session/session-context';
import styles from './brand.module.css';

/** Whether a second operator has to agree to changes of the brand. */
export function FourEyesSwitch({ brand }: { brand: BoardBrand }) {
  const t = useTexts();
  const may = useHasRole();
  const staff = useStaff();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [wanted, setWanted] = useState<boolean>();
  const [reason, setReason] = useState('');
  const [missed, setMissed] = useState(false);
  const change = useMutation({
    mutationFn: (fourEyes: boolean) => staff.settings(brand.brand, { fourEyes, reason: reason.trim() }),
    onSuccess: () => {
      setWanted(undefined);
      setReason('');
      void queries.invalidateQueries({ queryKey: BOARD_KEY });
    },
  });
  const confirm = () => {
    if (!isReason(reason)) setMissed(true);
    else if (wanted !== undefined) change.mutate(wanted);
  };
  return (
    <Card title={t('fourEyes.title')}>
      <Switch
        label={t('fourEyes.label')}
        hint={t('fourEyes.hint')}
        checked={brand.fourEyes}
        disabled={!may('admin', brand.brand)}
        onCheckedChange={setWanted}
      />
      <ConfirmDialog
        open={wanted !== undefined}
        title={t(wanted ? 'fourEyes.on' : 'fourEyes.off', { brand: brand.name })}
        confirmLabel={t(wanted ? 'fourEyes.turnOn' : 'fourEyes.turnOff')}
        cancelLabel={t('cancel')}
        busy={change.isPending}
        onCancel={() => setWanted(undefined)}
        onConfirm={confirm}
      >
        <ReasonField value={reason} onValueChange={setReason} missed={missed} focused />
        <p role="alert" className={styles['failure']}>
          {change.error && failureText(change.error)}
        </p>
      </ConfirmDialog>
    </Card>
  );
}

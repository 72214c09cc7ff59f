import type { BoardBrand } from '@pavilion/api/staff';
import { Card, ConfirmDialog, Switch } from '@pavilion/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BOARD_KEY, useBoard } from '../board/board-query';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { useTexts } from '../messages';
import { isReason, ReasonField } from '../plan/ReasonField';
import { useOutcomeToast } from '../plan/use-apply';
import { useHasRole } from '../session/session-context';
import styles from './brand.module.css';

/** Whether a second operator has to agree to changes of the brand. */
export function FourEyesSwitch({ brand }: { brand: BoardBrand }) {
  const t = useTexts();
  const may = useHasRole();
  const staff = useStaff();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const sayOutcome = useOutcomeToast();
  const { data: board } = useBoard();
  const [wanted, setWanted] = useState<boolean>();
  const [reason, setReason] = useState('');
  const [missed, setMissed] = useState(false);
  const change = useMutation({
    mutationFn: (fourEyes: boolean) => staff.settings(brand.brand, { fourEyes, reason: reason.trim() }),
    onSuccess: (applied) => {
      sayOutcome(applied);
      setWanted(undefined);
      setReason('');
      void queries.invalidateQueries({ queryKey: BOARD_KEY });
    },
  });
  const asked = board?.pending.find((each) => each.brand === brand.brand && each.changes.some(({ kind }) => kind === 'four-eyes'));
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
        disabled={!may('admin', brand.brand) || asked !== undefined}
        onCheckedChange={setWanted}
      />
      {asked && (
        <p>
          {t('fourEyes.asked', { who: asked.who })} <Link to="/pending">{t('fourEyes.pending')}</Link>
        </p>
      )}
      <ConfirmDialog
        open={wanted !== undefined}
        title={t(wanted ? 'fourEyes.on' : 'fourEyes.off', { brand: brand.name })}
        confirmLabel={t(wanted ? 'fourEyes.turnOn' : 'fourEyes.turnOff')}
        cancelLabel={t('cancel')}
        busy={change.isPending}
        onCancel={() => setWanted(undefined)}
        onConfirm={confirm}
      >
        {wanted === false && <p>{t('fourEyes.offText')}</p>}
        <ReasonField value={reason} onValueChange={setReason} missed={missed} focused />
        <p role="alert" className={styles['failure']}>
          {change.error && failureText(change.error)}
        </p>
      </ConfirmDialog>
    </Card>
  );
}

import { Button, Dialog, TextField } from '@pavilion/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { BOARD_KEY, brandOf } from '../board/board-query';
import { isFailure } from '../calls/call-failure';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import type { KillTarget } from './target';
import { PlanNotice } from './PlanNotice';
import { isReason, ReasonField } from './ReasonField';
import { useOutcomeToast } from './use-apply';
import styles from './plan.module.css';

const TRIES = 3;

/** One deliberate step: name, reason, done. Nobody has to approve, and changes that others make meanwhile do not stop it. */
export function KillDialog({ target, onClose }: { target: KillTarget; onClose: () => void }) {
  const t = useTexts();
  const form = useId();
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const kill = useKill(target, onClose);
  const ready = name.trim() === target.remote && isReason(reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) kill.mutate(reason.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      onPhone="card"
      title={t('kill.title', { remote: target.remote, brand: target.brandName })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="danger" busy={kill.isPending} disabled={!ready}>
            {t('kill.now')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={styles['form']}>
        <p>{t('kill.text')}</p>
        <PlanNotice moved={false} failure={kill.error} />
        <TextField
          label={t('kill.name', { remote: target.remote })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          data-autofocus
          value={name}
          onChange={({ target: { value } }) => setName(value)}
        />
        <ReasonField value={reason} onValueChange={setReason} />
      </form>
    </Dialog>
  );
}

function useKill({ brand, remote }: KillTarget, onDone: () => void) {
  const staff = useStaff();
  const queries = useQueryClient();
  const said = useOutcomeToast();
  return useMutation({
    mutationFn: async (reason: string) => {
      for (let attempt = 1; ; attempt += 1) {
        const baseSeq = brandOf(await staff.board(), brand)?.seq ?? 0;
        const killed = await staff
          .apply(brand, { changes: [{ kind: 'mode', remote, mode: 'killed' }], baseSeq, reason })
          .catch((failure: unknown) => {
            if (attempt < TRIES && isFailure(failure, 'registry.conflict')) return undefined;
            throw failure;
          });
        if (killed) return killed;
      }
    },
    onSuccess: (applied) => {
      said(applied);
      onDone();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: BOARD_KEY }),
  });
}

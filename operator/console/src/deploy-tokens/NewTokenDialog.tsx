import type { GivenDeployToken } from '@pavilion/api/staff';
import { SelectField, TextField } from '@pavilion/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { FormDialog } from '../frame/FormDialog';
import { useTexts } from '../messages';
import { PlanNotice } from '../plan/PlanNotice';
import { isReason, ReasonField } from '../plan/ReasonField';
import styles from './deploy-tokens.module.css';

const REMOTE = /^[a-z][a-z0-9-]{1,30}$/;
const HOLDER = /^[A-Za-z0-9][A-Za-z0-9._@-]{1,39}$/;
const MAX_DAYS = 366;

export interface NewTokenDialogProps {
  onGiven: (token: GivenDeployToken) => void;
  onClose: () => void;
}

/** A token for one person or pipeline, and one remote. */
export function NewTokenDialog({ onGiven, onClose }: NewTokenDialogProps) {
  const t = useTexts();
  const { deployTokens } = useStaff();
  const [wanted, setWanted] = useState({ remote: '', holder: '', kind: 'person' as Holder['kind'], days: '90', reason: '' });
  const change = (part: Partial<typeof wanted>) => setWanted({ ...wanted, ...part });
  const days = Number(wanted.days);
  const give = useMutation({
    mutationFn: () => deployTokens.give({ ...wanted, days, reason: wanted.reason.trim() }),
    onSuccess: onGiven,
  });
  const daysFit = Number.isInteger(days) && days >= 1 && days <= MAX_DAYS;
  const ready = REMOTE.test(wanted.remote) && HOLDER.test(wanted.holder) && daysFit && isReason(wanted.reason);
  return (
    <FormDialog
      title={t('tokens.new')}
      submitLabel={t('tokens.give')}
      ready={ready}
      busy={give.isPending}
      className={styles['form']}
      onSubmit={() => give.mutate()}
      onClose={onClose}
    >
      <PlanNotice moved={false} failure={give.error} />
      <TextField
        label={t('tokens.remote')}
        hint={t('tokens.remoteHint')}
        error={wanted.remote && !REMOTE.test(wanted.remote) && t('tokens.remoteWrong')}
        autoComplete="off"
        autoCapitalize="none"
        required
        maxLength={31}
        value={wanted.remote}
        onChange={({ target }) => change({ remote: target.value.toLowerCase().replace(/^mf-/, '') })}
      />
      <HolderFields kind={wanted.kind} holder={wanted.holder} onChange={change} />
      <TextField
        label={t('tokens.days')}
        error={wanted.days && !daysFit && t('tokens.daysWrong')}
        inputMode="numeric"
        required
        value={wanted.days}
        onChange={({ target }) => change({ days: target.value })}
      />
      <ReasonField value={wanted.reason} onValueChange={(reason) => change({ reason })} />
    </FormDialog>
  );
}

interface Holder {
  kind: 'person' | 'pipeline';
  holder: string;
}

/** Whose it is. */
function HolderFields({ kind, holder, onChange }: Holder & { onChange: (part: Partial<Holder>) => void }) {
  const t = useTexts();
  return (
    <>
      <SelectField
        label={t('tokens.kind')}
        value={kind}
        options={(['person', 'pipeline'] as const).map((value) => ({ value, label: t(`tokens.${value}`) }))}
        onChange={({ target }) => onChange({ kind: target.value === 'pipeline' ? 'pipeline' : 'person' })}
      />
      <TextField
        label={t('tokens.holder')}
        hint={t('tokens.holderHint')}
        error={holder && !HOLDER.test(holder) && t('tokens.holderWrong')}
        autoComplete="off"
        autoCapitalize="none"
        required
        maxLength={40}
        value={holder}
        onChange={({ target }) => onChange({ holder: target.value })}
      />
    </>
  );
}

import type { CanaryStage } from '@pavilion/api/staff';
import { Button, Chip, ChipRow, Dialog, IconButton, TextField } from '@pavilion/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../messages';
import { validateStages, presets, fromFormValues, type StageFormValues, toFormValues } from './canary-stages';
import styles from './cell.module.css';

const MAX_STAGES = 8;

export interface CanaryDialogProps {
  version: string;
  onClose: () => void;
  onStages: (stages: CanaryStage[]) => void;
}

/** In which steps a version is tried. The plan of it comes next. */
export function CanaryDialog({ version, onClose, onStages }: CanaryDialogProps) {
  const t = useTexts();
  const form = useId();
  const [typed, setTyped] = useState<StageFormValues[]>(toFormValues(presets.careful));
  const fault = validateStages(typed);
  const change = (at: number, part: Partial<StageFormValues>) =>
    setTyped(typed.map((stage, each) => (each === at ? { ...stage, ...part } : stage)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fault) onStages(fromFormValues(typed));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={t('canary.start', { version })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="primary" disabled={fault !== undefined}>
            {t('canary.plan')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={styles['canaryForm']}>
        <p>{t('canary.text')}</p>
        <ChipRow label={t('canary.presets')}>
          {(['careful', 'quick'] as const).map((preset) => (
            <Chip key={preset} onClick={() => setTyped(toFormValues(presets[preset]))}>
              {t(`canary.${preset}`)}
            </Chip>
          ))}
        </ChipRow>
        {typed.map((stage, at) => (
          <fieldset key={at} className={styles['stageRow']}>
            <legend className="pv-visually-hidden">{t('canary.step', { step: at + 1 })}</legend>
            <TextField
              label={t('canary.share')}
              inputMode="decimal"
              required
              value={stage.percent}
              onChange={({ target }) => change(at, { percent: target.value })}
            />
            <TextField
              label={t('canary.forMinutes')}
              inputMode="numeric"
              required
              value={stage.minutes}
              onChange={({ target }) => change(at, { minutes: target.value })}
            />
            <IconButton
              icon="x"
              label={t('canary.removeStep', { step: at + 1 })}
              disabled={typed.length === 1}
              onClick={() => setTyped(typed.filter((_, each) => each !== at))}
            />
          </fieldset>
        ))}
        <p role="alert" className={styles['fault']}>
          {fault && t(`canary.fault.${fault}`)}
        </p>
        <Button
          size="small"
          icon="plus"
          disabled={typed.length >= MAX_STAGES}
          onClick={() => setTyped([...typed, { percent: '100', minutes: '30' }])}
        >
          {t('canary.addStep')}
        </Button>
      </form>
    </Dialog>
  );
}

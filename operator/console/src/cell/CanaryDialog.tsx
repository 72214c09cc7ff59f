import type { CanaryAudience, CanaryStage } from '@pavilion/api/staff';
import { Button, Chip, ChipRow, IconButton, TextField } from '@pavilion/ui';
import { useState } from 'react';
import { FormDialog } from '../frame/FormDialog';
import { useTexts } from '../messages';
import { AudienceFields } from './AudienceFields';
import { areCountries, everybody, toAudience } from './canary-audience';
import { validateStages, presets, fromFormValues, type StageFormValues, toFormValues } from './canary-stages';
import styles from './cell.module.css';

const MAX_STAGES = 8;

export interface CanaryDialogProps {
  version: string;
  onClose: () => void;
  onPlan: (stages: CanaryStage[], audience: CanaryAudience | undefined) => void;
}

/** In which steps a version is tried. The plan of it comes next. */
export function CanaryDialog({ version, onClose, onPlan }: CanaryDialogProps) {
  const t = useTexts();
  const [typed, setTyped] = useState<StageFormValues[]>(toFormValues(presets.careful));
  const [audience, setAudience] = useState(everybody);
  const fault = validateStages(typed);
  const change = (at: number, part: Partial<StageFormValues>) =>
    setTyped(typed.map((stage, each) => (each === at ? { ...stage, ...part } : stage)));
  return (
    <FormDialog
      title={t('canary.start', { version })}
      submitLabel={t('canary.plan')}
      ready={fault === undefined && areCountries(audience.countries)}
      className={styles['canaryForm']}
      onSubmit={() => onPlan(fromFormValues(typed), toAudience(audience))}
      onClose={onClose}
    >
      <p>{t('canary.text')}</p>
      <ChipRow label={t('canary.presets')}>
        {(['careful', 'quick'] as const).map((preset) => (
          <Chip key={preset} onClick={() => setTyped(toFormValues(presets[preset]))}>
            {t(`canary.${preset}`)}
          </Chip>
        ))}
      </ChipRow>
      {typed.map((stage, at) => (
        <StageRow
          key={at}
          step={at + 1}
          stage={stage}
          onChange={(part) => change(at, part)}
          onRemove={typed.length > 1 ? () => setTyped(typed.filter((_, each) => each !== at)) : undefined}
        />
      ))}
      <p role="alert" className={styles['fault']}>
        {fault && t(`canary.fault.${fault}`)}
      </p>
      <Button
        size="small"
        icon="plus"
        disabled={typed.length >= MAX_STAGES}
        onClick={() => setTyped([...typed, { percent: '100', minutes: '30', visits: '100' }])}
      >
        {t('canary.addStep')}
      </Button>
      <AudienceFields value={audience} onValueChange={setAudience} />
    </FormDialog>
  );
}

interface StageRowProps {
  /** Counted from one. */
  step: number;
  stage: StageFormValues;
  onChange: (part: Partial<StageFormValues>) => void;
  /** Missing for the last one left. */
  onRemove: (() => void) | undefined;
}

/** How many players get the version in one step, and for how long. */
function StageRow({ step, stage, onChange, onRemove }: StageRowProps) {
  const t = useTexts();
  return (
    <fieldset className={styles['stageRow']}>
      <legend className="pv-visually-hidden">{t('canary.step', { step })}</legend>
      <TextField
        label={t('canary.share')}
        inputMode="decimal"
        required
        value={stage.percent}
        onChange={({ target }) => onChange({ percent: target.value })}
      />
      <TextField
        label={t('canary.forMinutes')}
        inputMode="numeric"
        required
        value={stage.minutes}
        onChange={({ target }) => onChange({ minutes: target.value })}
      />
      <TextField
        label={t('canary.forVisits')}
        inputMode="numeric"
        required
        value={stage.visits}
        onChange={({ target }) => onChange({ visits: target.value })}
      />
      <IconButton icon="x" label={t('canary.removeStep', { step })} disabled={!onRemove} onClick={onRemove} />
    </fieldset>
  );
}

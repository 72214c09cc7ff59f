import type { BoardBrand, BoardCell } from '@pavilion/api/operations';
import { Button, RadioCards, Switch } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useMay } from '../session/session-context';
import { useCellActions } from './cell-actions';
import { CanaryCard } from './CanaryCard';
import styles from './cell.module.css';

const choices = ['on', 'draining', 'off'] as const;

/** The state that can be switched, and the way out when everything is on fire. */
export function CellHead({ brand, cell }: { brand: BoardBrand; cell: BoardCell | undefined }) {
  const t = useTexts();
  const may = useMay();
  const actions = useCellActions(brand, cell);
  if (!cell?.version) return null;
  const { mode, pinned, version, canary } = cell;
  const locked = !may('operator', brand.brand);
  return (
    <section className={styles['head']} aria-label={t('cell.state')}>
      {locked && <p className={styles['note']}>{t('may.operatorNeeded', { brand: brand.name })}</p>}
      <RadioCards
        label={t('cell.stateNow', { version })}
        layout="pills"
        options={choices.map((value) => ({ value, title: t(`mode.${value}`), disabled: locked }))}
        value={mode === 'killed' ? null : mode}
        onValueChange={actions.setMode}
      />
      <p className={styles['note']}>{t(`modeText.${mode}`)}</p>
      <div className={styles['headActions']}>
        <Switch label={t('pin.label')} hint={t('pin.hint')} checked={pinned} disabled={locked} onCheckedChange={actions.pin} />
        <Button variant="danger" size="small" icon="x-circle" disabled={locked || mode === 'killed'} onClick={actions.kill}>
          {t('kill.button')}
        </Button>
      </div>
      {canary && <CanaryCard brand={brand} cell={cell} canary={canary} />}
    </section>
  );
}

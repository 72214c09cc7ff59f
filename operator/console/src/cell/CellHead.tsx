import type { BoardBrand, BoardCell } from '@pavilion/api/staff';
import { Button, Chip, ChipRow, Switch } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { useCellActions } from './use-cell-actions';
import { CanaryCard } from './CanaryCard';
import styles from './cell.module.css';

const choices = ['on', 'draining', 'off'] as const;

/** The state that can be switched, and the kill switch. */
export function CellHead({ brand, cell }: { brand: BoardBrand; cell: BoardCell | undefined }) {
  const t = useTexts();
  const may = useHasRole();
  const actions = useCellActions(brand, cell);
  if (!cell?.version) return null;
  const { mode, pinned, version, canary } = cell;
  const locked = !may('operator', brand.brand);
  return (
    <section className={styles['head']}>
      {locked && <p className={styles['note']}>{t('may.operatorNeeded', { brand: brand.name })}</p>}
      <p className={styles['note']}>{t('cell.stateNow', { version })}</p>
      <ChipRow label={t('cell.state')}>
        {choices.map((choice) => (
          <Chip
            key={choice}
            selected={choice === mode}
            disabled={locked}
            onClick={() => choice !== mode && actions.setMode(choice)}
          >
            {t(`mode.${choice}`)}
          </Chip>
        ))}
      </ChipRow>
      <p className={styles['note']}>{t(`modeText.${mode}`)}</p>
      <div className={styles['headActions']}>
        <Switch label={t('pin.label')} hint={t('pin.hint')} checked={pinned} disabled={locked} onCheckedChange={actions.pin} />
        {(mode === 'off' || mode === 'killed') && (
          <Button variant="secondary" size="small" disabled={locked} onClick={actions.retire}>
            {t('retire.button')}
          </Button>
        )}
        <Button variant="danger" size="small" icon="x-circle" disabled={locked || mode === 'killed'} onClick={actions.kill}>
          {t('kill.button')}
        </Button>
      </div>
      {canary && <CanaryCard brand={brand} cell={cell} canary={canary} />}
    </section>
  );
}

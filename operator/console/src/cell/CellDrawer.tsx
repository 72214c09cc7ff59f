import { Drawer, EmptyState, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { brandOf, cellOf, useBoard } from '../board/board-query';
import { useTexts } from '../messages';
import { TelemetryTab } from '../telemetry/TelemetryTab';
import { CellHead } from './CellHead';
import { MaintenanceTab } from './MaintenanceTab';
import { VersionsTab } from './VersionsTab';
import styles from './cell.module.css';

const tabs = ['versions', 'telemetry', 'maintenance'] as const;

/** A remote in a brand, over the board: what runs, how it fares, and everything that can be done to it. */
export function CellDrawer() {
  const t = useTexts();
  const go = useNavigate();
  const { search } = useLocation();
  const { brand: code = '', remote = '' } = useParams();
  const { data: board } = useBoard();
  const [tab, setTab] = useState<(typeof tabs)[number]>('versions');
  if (!board) return null;
  const brand = brandOf(board, code);
  const cell = cellOf(brand, remote);
  const published = board.remotes.find((each) => each.remote === remote);
  return (
    <Drawer
      open
      side="end"
      size="wide"
      onClose={() => void go({ pathname: '/board', search })}
      title={brand ? t('cell.named', { remote, brand: brand.name }) : t('cell.unknown')}
      closeLabel={t('close')}
    >
      <div className={styles['drawer']} tabIndex={-1} data-autofocus>
        {brand && (cell ?? published) ? (
          <>
            <CellHead brand={brand} cell={cell} />
            <Tabs label={t('cell.tabs')} tabs={tabs.map((id) => ({ id, label: t(`cell.${id}`) }))} selected={tab} onSelect={setTab}>
              {tab === 'versions' && <VersionsTab brand={brand} remote={remote} cell={cell} versions={published?.versions ?? []} />}
              {tab === 'telemetry' && <TelemetryTab brand={code} remote={remote} />}
              {tab === 'maintenance' && <MaintenanceTab brand={brand} cell={cell} />}
            </Tabs>
          </>
        ) : (
          <EmptyState icon="search" title={t('cell.unknown')} text={t('cell.unknownText')} />
        )}
      </div>
    </Drawer>
  );
}

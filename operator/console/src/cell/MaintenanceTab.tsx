import type { BoardBrand, BoardCell } from '@pavilion/api/staff';
import { EmptyState } from '@pavilion/ui';
import { MaintenanceForm } from '../brand/MaintenanceForm';
import { useTexts } from '../messages';

export function MaintenanceTab({ brand, cell }: { brand: BoardBrand; cell: BoardCell | undefined }) {
  const t = useTexts();
  if (!cell?.version) return <EmptyState icon="settings" title={t('cell.notReleased')} />;
  return <MaintenanceForm brand={brand} remote={cell.remote} on={cell.maintenance} />;
}

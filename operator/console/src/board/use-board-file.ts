import type { BoardBrand, BoardCell } from '@pavilion/api/staff';
import { useTexts } from '../messages';
import type { ListColumn } from '../tables/list-column';
import { type FileWriter, useExport } from '../tables/use-export';
import { cellOf } from './board-query';
import type { FilteredBoard } from './filter-board';

interface BoardLine {
  brand: BoardBrand;
  remote: string;
  owner: string;
  cell: BoardCell | undefined;
}

const healthOf = ({ cell }: BoardLine) => cell?.health.find(({ version }) => version === cell.version);

/** The board as a file: a line for each remote of each brand. */
export function useBoardFile({ brands, remotes }: FilteredBoard): FileWriter {
  const t = useTexts();
  const column = (id: string, header: string, csv: (line: BoardLine) => string): ListColumn<BoardLine> => ({
    ...{ id, header, csv },
    cell: csv,
  });
  const rows = remotes.flatMap((remote) => brands.map((brand) => ({ ...remote, brand, cell: cellOf(brand, remote.remote) })));
  return useExport<BoardLine>({
    name: 'board',
    source: 'rows',
    rows,
    columns: [
      column('brand', t('audit.brand'), ({ brand }) => brand.brand),
      column('remote', t('board.remote'), ({ remote }) => remote),
      column('owner', t('board.owner'), ({ owner }) => owner),
      column('state', t('queue.state'), ({ cell }) => (cell?.version ? t(`mode.${cell.mode}`) : t('cell.notReleased'))),
      column('version', t('board.version'), ({ cell }) => cell?.version ?? ''),
      column('waiting', t('board.waitingVersion'), ({ cell }) => cell?.waiting ?? ''),
      column('canary', t('board.canaryVersion'), ({ cell }) => cell?.canary?.version ?? ''),
      column('mounts', t('health.mounts'), (line) => String(healthOf(line)?.mounts ?? 0)),
      column('failures', t('health.failures'), (line) => String(healthOf(line)?.failureRate ?? 0)),
      column('p95', t('health.p95'), (line) => String(healthOf(line)?.loadP95 ?? '')),
    ],
  });
}

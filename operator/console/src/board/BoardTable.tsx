import { useTexts } from '../messages';
import { useSession } from '../session/session-context';
import { TableTools } from '../tables/TableTools';
import { useTableSettings } from '../tables/table-settings';
import { BoardGrid } from './BoardGrid';
import type { FilteredBoard } from './filter-board';
import { useBoardFile } from './use-board-file';

/** The grid with the tools of every table; its columns are the brands. */
export function BoardTable({ brands, remotes }: FilteredBoard) {
  const t = useTexts();
  const { operator } = useSession();
  const settings = useTableSettings(operator?.name ?? '', 'board');
  const chosen = brands.filter(({ brand }) => !settings.hidden.includes(brand));
  const shown = chosen.length > 0 ? chosen : brands;
  const file = useBoardFile({ brands: shown, remotes });
  return (
    <>
      <TableTools
        caption={t('board.title')}
        columns={brands.map(({ brand, name }) => ({ id: brand, header: name }))}
        settings={settings}
        file={file}
      />
      {file.sheet}
      <BoardGrid brands={shown} remotes={remotes} />
    </>
  );
}

import type { BoardRow } from '@pavilion/api/boards';
import { useIntl } from '@pavilion/host/intl';
import type { BoardTexts } from './use-board-texts';
import styles from './leaderboard.module.css';

interface RowsProps {
  label: string;
  rows: readonly BoardRow[];
  texts: BoardTexts;
  /** Further down: places between are left out. */
  apart?: boolean;
}

/** Places in their order. */
export function Rows({ label, rows, texts, apart = false }: RowsProps) {
  const { formatMessage } = useIntl();
  if (rows.length === 0) return null;
  return (
    <>
      {apart && <h3 className={styles['apart']}>{label}</h3>}
      <ol className={styles['rows']} aria-label={label} start={rows[0]?.place}>
        {rows.map(({ place, name, score, own }) => (
          <li key={place} aria-current={own || undefined}>
            <span className={styles['place']}>{place}</span>
            <span className={styles['name']}>{own ? formatMessage({ id: 'leaderboard.you' }, { name }) : name}</span>
            <span className={styles['sum']}>{texts.score(score)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

import type { BoardRow } from '@pavilion/api/boards';
import { useIntl } from '@pavilion/host/intl';
import type { BoardTexts } from './use-board-texts';
import styles from './leaderboard.module.css';

/** The first three; read in their order, and shown with the first in the middle where there is room. */
export function Podium({ rows, texts }: { rows: readonly BoardRow[]; texts: BoardTexts }) {
  const { formatMessage } = useIntl();
  return (
    <ol className={styles['podium']} aria-label={formatMessage({ id: 'leaderboard.podium' })}>
      {rows.map(({ place, name, score, own }) => (
        <li key={place} className={styles[`step${place}`]} aria-current={own || undefined}>
          <span className={styles['place']}>{place}</span>
          <span className={styles['name']}>{own ? formatMessage({ id: 'leaderboard.you' }, { name }) : name}</span>
          <span className={styles['sum']}>{texts.score(score)}</span>
        </li>
      ))}
    </ol>
  );
}

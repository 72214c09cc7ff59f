import type { Board, BoardRunning } from '@pavilion/api/boards';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { Panel } from '../../features/Panel';
import { useFormatDateTime } from '../../features/use-format-date-time';
import { OwnPlace } from './OwnPlace';
import { PastPeriods } from './PastPeriods';
import { Podium } from './Podium';
import { Prizes } from './Prizes';
import { Rows } from './Rows';
import { useBoardTexts } from './use-board-texts';
import styles from './leaderboard.module.css';

const ON_PODIUM = 3;

/** One board: the period that runs, its prizes, and those that are over. */
export function BoardPanel({ board }: { board: Board }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const texts = useBoardTexts(board.by);
  return (
    <Panel title={board.name[locale]}>
      <p className={styles['quiet']}>{board.about[locale]}</p>
      {board.running ? (
        <Standings board={board} running={board.running} />
      ) : (
        <p className={styles['quiet']}>{formatMessage({ id: 'leaderboard.notBegun' })}</p>
      )}
      <Prizes board={board} />
      <PastPeriods board={board} texts={texts} />
    </Panel>
  );
}

function Standings({ board, running }: { board: Board; running: BoardRunning }) {
  const { formatMessage } = useIntl();
  const moment = useFormatDateTime();
  const texts = useBoardTexts(board.by);
  const { top, around, endsAt, members } = running;
  return (
    <>
      <p className={styles['quiet']}>
        {texts.days(running)} · {formatMessage({ id: 'leaderboard.ends' }, { at: moment(endsAt) })} ·{' '}
        {formatMessage({ id: 'leaderboard.members' }, { members })}
      </p>
      {top.length === 0 && <p className={styles['quiet']}>{formatMessage({ id: 'leaderboard.empty' })}</p>}
      {top.length > 0 && <Podium rows={top.slice(0, ON_PODIUM)} texts={texts} />}
      <Rows label={formatMessage({ id: 'leaderboard.list' })} rows={top.slice(ON_PODIUM)} texts={texts} />
      <Rows label={formatMessage({ id: 'leaderboard.around' })} rows={around} texts={texts} apart />
      <OwnPlace board={board} running={running} texts={texts} />
    </>
  );
}

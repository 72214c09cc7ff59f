import type { Board, BoardRunning } from '@pavilion/api/boards';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { EmptyState, Icon, type IconName } from '@pavilion/ui';
import { Panel } from '../../features/Panel';
import { useFormatDateTime } from '../../features/use-format-date-time';
import { OwnPlace } from './OwnPlace';
import { PastPeriods } from './PastPeriods';
import { Podium } from './Podium';
import { Prizes } from './Prizes';
import { Rows } from './Rows';
import { type BoardTexts, useBoardTexts } from './use-board-texts';
import styles from './leaderboard.module.css';

const ON_PODIUM = 3;

/** One board: the period that runs, its prizes, and those that are over. */
export function BoardPanel({ board }: { board: Board }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const texts = useBoardTexts(board.by);
  return (
    <Panel title={board.name[locale]} text={board.about[locale]}>
      {board.running ? (
        <Standings board={board} running={board.running} texts={texts} />
      ) : (
        <p className={styles['quiet']}>{formatMessage({ id: 'leaderboard.notBegun' })}</p>
      )}
      <Prizes board={board} />
      <PastPeriods board={board} texts={texts} />
    </Panel>
  );
}

function Standings({ board, running, texts }: { board: Board; running: BoardRunning; texts: BoardTexts }) {
  const { formatMessage } = useIntl();
  const { top, around } = running;
  return (
    <div className={styles['standings']}>
      <Facts running={running} texts={texts} />
      {top.length === 0 ? (
        <EmptyState
          icon="trophy"
          title={formatMessage({ id: 'leaderboard.empty' })}
          text={formatMessage({ id: 'leaderboard.empty.text' })}
        />
      ) : (
        <Podium rows={top.slice(0, ON_PODIUM)} prizes={board.prizes} texts={texts} />
      )}
      <Rows label={formatMessage({ id: 'leaderboard.list' })} rows={top.slice(ON_PODIUM)} texts={texts} />
      <Rows label={formatMessage({ id: 'leaderboard.around' })} rows={around} texts={texts} apart />
      <OwnPlace board={board} running={running} texts={texts} />
    </div>
  );
}

function Facts({ running, texts }: { running: BoardRunning; texts: BoardTexts }) {
  const { formatMessage } = useIntl();
  const moment = useFormatDateTime();
  const { endsAt, members } = running;
  const facts: readonly [IconName, string][] = [
    ['calendar', texts.days(running)],
    ['clock', formatMessage({ id: 'leaderboard.ends' }, { at: moment(endsAt) })],
    ['users', formatMessage({ id: 'leaderboard.members' }, { members })],
  ];
  return (
    <ul className={styles['facts']}>
      {facts.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}

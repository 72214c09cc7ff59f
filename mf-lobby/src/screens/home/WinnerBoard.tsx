import { usePictureSources, usePlay } from '@pavilion/features/games';
import type { EventPayload } from '@pavilion/contract';
import { useEvent } from '@pavilion/host/events';
import { useIntl } from '@pavilion/host/intl';
import { lazyPart } from '@pavilion/host/lazy';
import { useMoney } from '@pavilion/host/money';
import { Marquee, Picture, SectionHeader } from '@pavilion/ui/core';
import { useRef, useState } from 'react';
import { type BoardLine, useWinners } from '../../queries/winners';
import styles from './winners.module.css';

const STEP = 0.5;

const ArrivingWins = lazyPart(() => import('./winners/ArrivingWins').then((loaded) => loaded.ArrivingWins));

/** Who won, passing by, and who wins just now; a press opens their game. Not there while nobody has. */
export function WinnerBoard() {
  const { formatMessage } = useIntl();
  const board = useRef<HTMLDivElement>(null);
  const { data = [] } = useWinners();
  // What puts them in comes with the first of them, and no visit waits for it.
  const [first, setFirst] = useState<EventPayload<'wins.arrived'>>();
  useEvent('wins.arrived', (wins) => setFirst((known) => known ?? wins));
  const arriving = first && <ArrivingWins board={board} first={first} />;
  if (data.length === 0) return arriving;
  const title = formatMessage({ id: 'lobby.winners.title' });
  return (
    <div ref={board} className="pv-section">
      {arriving}
      <SectionHeader title={title} icon="trophy" />
      <Marquee
        label={title}
        step={STEP}
        pauseLabel={formatMessage({ id: 'lobby.winners.pause' })}
        playLabel={formatMessage({ id: 'lobby.winners.play' })}
      >
        {data.map((winner, at) => (
          <WinnerEntry key={`${at} ${winner.nodeId} ${winner.winAmount}`} {...winner} />
        ))}
      </Marquee>
    </div>
  );
}

function WinnerEntry({ nodeId, iconUrl, gameName, customerName, winAmount, arrived }: BoardLine) {
  const money = useMoney();
  const { play } = usePlay();
  const pictures = usePictureSources();
  return (
    <button
      type="button"
      className={styles['winner']}
      data-win={arrived ? 'now' : 'before'}
      aria-label={`${customerName} ${gameName} ${money(winAmount)}`}
      onClick={() => play(nodeId, iconUrl)}
    >
      <Picture
        sources={pictures(iconUrl)}
        alt=""
        width={42}
        height={56}
        loading="lazy"
        decoding="async"
        className={styles['cover']}
      />
      <span className={styles['words']}>
        <span className={styles['player']}>{customerName}</span>
        <span className={styles['game']}>{gameName}</span>
        <span className={styles['amount']}>{money(winAmount)}</span>
      </span>
    </button>
  );
}

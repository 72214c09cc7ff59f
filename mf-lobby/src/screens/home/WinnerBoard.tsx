import type { Winner } from '@pavilion/api/games';
import { usePictureSources, usePlay } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Marquee, Picture, SectionHeader } from '@pavilion/ui/core';
import { useWinners } from '../../queries/winners';
import styles from './winners.module.css';

const STEP = 0.5;

/** Who won lately, passing by; a press opens their game. Not there while nobody has. */
export function WinnerBoard() {
  const { formatMessage } = useIntl();
  const { data = [] } = useWinners();
  if (data.length === 0) return null;
  const title = formatMessage({ id: 'lobby.winners.title' });
  return (
    <div className="pv-section">
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

function WinnerEntry({ nodeId, iconUrl, gameName, customerName, winAmount }: Winner) {
  const money = useMoney();
  const { play } = usePlay();
  const pictures = usePictureSources();
  return (
    <button
      type="button"
      className={styles['winner']}
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

import type { HighlightsValue } from '@pavilion/api/games';
import { usePictureSources, usePlay } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, languageOf, Picture } from '@pavilion/ui/core';
import styles from './shelves.module.css';

/** The game that stands out, with its facts and both ways to play it. */
export function FeaturedGame({ game, rtp, minBet }: NonNullable<HighlightsValue['featured']>) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const pictures = usePictureSources();
  const { play, tryFree } = usePlay();
  const say = (id: string, values = {}) => formatMessage({ id }, values);
  const cover = pictures(game.lagerIcon);
  const returned = formatNumber(Number(rtp) / 100, { style: 'percent', minimumFractionDigits: 2 });
  return (
    <section className={styles['featured']} aria-label={game.gameName}>
      <Picture sources={cover} alt="" width={600} height={800} loading="lazy" decoding="async" className={styles['scene']} />
      <Picture
        sources={cover}
        alt=""
        width={300}
        height={400}
        loading="lazy"
        decoding="async"
        className={styles['cover']}
        data-cover={game.nodeId}
      />
      <div className={styles['words']}>
        <h2 className={styles['name']} lang={languageOf(game.gameName)}>
          {game.gameName}
        </h2>
        <p className={styles['vendor']} lang={languageOf(game.displayName)}>
          {game.displayName}
        </p>
        <p className={styles['facts']}>
          <span>{say('lobby.featured.rtp', { rtp: returned })}</span>
          <span>{say('lobby.featured.min', { amount: money(minBet) })}</span>
        </p>
        <div className={styles['actions']}>
          <Button variant="primary" icon="play" onClick={() => play(game.nodeId, game.iconUrl)}>
            {say('lobby.featured.play', { name: game.gameName })}
          </Button>
          {game.supportPlay === 0 && (
            <Button onClick={() => tryFree(game.nodeId, game.iconUrl)}>{say('lobby.featured.free')}</Button>
          )}
        </div>
      </div>
    </section>
  );
}

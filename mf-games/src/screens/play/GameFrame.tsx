import type { GameInfoValue } from '@pavilion/api/games';
import { usePictureSources } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { Picture, Skeleton, Spinner } from '@pavilion/ui';
import { type RefObject, useState } from 'react';
import styles from './play.module.css';

interface GameFrameProps {
  ref: RefObject<HTMLIFrameElement | null>;
  info: GameInfoValue | undefined;
  /** Where the game runs; nothing while that is being asked. */
  url: string | undefined;
}

/** The vendor's game on its own origin, able to play and to open its proof in a new tab, nothing else; its cover stands there until it has loaded. */
export function GameFrame({ ref, info, url }: GameFrameProps) {
  const { formatMessage } = useIntl();
  const pictures = usePictureSources();
  const [loaded, setLoaded] = useState<string>();
  const name = info?.game.gameName ?? '';
  return (
    <>
      {loaded !== url || !url ? (
        <div className={styles['opening']}>
          {info ? (
            <Picture sources={pictures(info.game.iconUrl)} alt="" width={180} height={240} className={styles['cover']} />
          ) : (
            <Skeleton shape="block" width="180px" height="240px" className={styles['cover']} />
          )}
          <output className={styles['status']}>
            <Spinner />
            {formatMessage({ id: 'games.loading' }, { name })}
          </output>
        </div>
      ) : null}
      {url && (
        <iframe
          ref={ref}
          key={url}
          src={withFrameParams(url)}
          title={name}
          className={styles['frame']}
          data-loading={loaded !== url || undefined}
          // The origin it keeps is the vendor's, never ours.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin"
          onLoad={() => setLoaded(url)}
        />
      )}
    </>
  );
}

/** Our theme, and that we show the session's facts: behind the `#`, where a game may find it and no vendor's server or signature meets it. */
function withFrameParams(url: string): string {
  const { theme = 'dark' } = document.documentElement.dataset;
  return url.includes('#') ? url : `${url}#theme=${theme}&facts=host`;
}

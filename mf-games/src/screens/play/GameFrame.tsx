import type { GameInfoValue } from '@pavilion/api/games';
import { usePictureSources, usePlayPicture } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { Picture, Skeleton, Spinner } from '@pavilion/ui';
import { type RefObject, useState } from 'react';
import { withFrameParams } from './host-message';
import styles from './play.module.css';

interface GameFrameProps {
  ref: RefObject<HTMLIFrameElement | null>;
  nodeId: string;
  info: GameInfoValue | undefined;
  /** Where the game runs; nothing while that is being asked. */
  url: string | undefined;
  onLoaded: () => void;
}

/** The vendor's game on its own origin, able to play and to open its proof in a new tab, nothing else; its cover stands there until it has loaded. */
export function GameFrame({ ref, nodeId, info, url, onLoaded }: GameFrameProps) {
  const { formatMessage } = useIntl();
  const pictures = usePictureSources();
  const [loaded, setLoaded] = useState<string>();
  const known = usePlayPicture();
  const picture = info?.game.iconUrl ?? known;
  const name = info?.game.gameName ?? '';
  return (
    <>
      {loaded !== url || !url ? (
        <div className={styles['opening']}>
          {picture ? (
            <Picture sources={pictures(picture)} alt="" width={180} height={240} className={styles['cover']} data-cover={nodeId} />
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
          data-cover={loaded === url ? nodeId : undefined}
          // The origin it keeps is the vendor's, never ours.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin"
          onLoad={() => {
            setLoaded(url);
            onLoaded();
          }}
        />
      )}
    </>
  );
}

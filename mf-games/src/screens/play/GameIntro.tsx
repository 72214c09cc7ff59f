import type { GameInfoValue } from '@pavilion/api/games';
import { usePictureSources, usePlayPicture } from '@pavilion/features/games';
import { Picture } from '@pavilion/ui';
import type { ReactNode } from 'react';
import styles from './game-intro.module.css';

interface GameIntroProps {
  nodeId: string;
  info: GameInfoValue | undefined;
  title: string;
  text: string;
  /** What is known of it, where that helps. */
  facts?: ReactNode;
  /** The ways on from here. */
  actions: ReactNode;
}

/** A game that does not run here now: its cover, what it is, and what can be done. */
export function GameIntro({ nodeId, info, title, text, facts, actions }: GameIntroProps) {
  const pictures = usePictureSources();
  const known = usePlayPicture();
  const picture = info?.game.iconUrl ?? known;
  return (
    <section className={styles['card']}>
      {picture && (
        <Picture sources={pictures(picture)} alt="" width={300} height={400} className={styles['cover']} data-cover={nodeId} />
      )}
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['text']}>{text}</p>
        {facts && <div className={styles['facts']}>{facts}</div>}
        <div className={styles['actions']}>{actions}</div>
      </div>
    </section>
  );
}

import type { Board, BoardBrand } from '@pavilion/api/staff';
import { Badge, type BadgeProps } from '@pavilion/ui';
import { Link } from 'react-router-dom';
import { useBoard } from '../board/board-query';
import { type MessageId, useTexts } from '../messages';
import { TimeAgo } from '../tables/TimeAgo';
import styles from './home.module.css';

const SHOWN = 6;

/** The latest versions of the brand's remotes, and how far each has come here. */
export function Releases({ brand }: { brand: BoardBrand }) {
  const t = useTexts();
  const { data: board } = useBoard();
  const releases = board ? latestReleases(board, brand) : [];
  return (
    <section className={styles['panel']} aria-labelledby="releases">
      <h2 id="releases" className={styles['heading']}>
        {t('home.releases')}
      </h2>
      {releases.length === 0 && <p className={styles['quiet']}>{t('home.noReleases')}</p>}
      <ul className={styles['releases']}>
        {releases.map(({ remote, version, createdAt, state }) => (
          <li key={`${remote} ${version}`}>
            <Link to={`/board/${brand.brand}/${remote}`} className={styles['release']}>
              <strong>{remote}</strong>
              <code>{version}</code>
              <Badge tone={tones[state]}>{t(names[state])}</Badge>
              <span className={styles['quiet']}>
                <TimeAgo moment={createdAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ReleaseState = 'running' | 'canary' | 'waiting' | 'other' | 'revoked';
const tones: Readonly<Record<ReleaseState, BadgeProps['tone']>> = {
  running: 'positive',
  canary: 'accent',
  waiting: 'info',
  other: 'neutral',
  revoked: 'negative',
};
const names: Readonly<Record<ReleaseState, MessageId>> = {
  running: 'home.release.running',
  canary: 'home.release.canary',
  waiting: 'home.release.waiting',
  other: 'home.release.other',
  revoked: 'home.release.revoked',
};

function latestReleases({ remotes }: Board, brand: BoardBrand) {
  return remotes
    .flatMap(({ remote, versions }) => {
      const cell = brand.cells.find((each) => each.remote === remote);
      if (!cell) return [];
      const stateOf = (version: string, revoked: boolean): ReleaseState => {
        if (revoked) return 'revoked';
        if (cell.version === version) return 'running';
        if (cell.canary?.version === version) return 'canary';
        return cell.waiting === version ? 'waiting' : 'other';
      };
      return versions.map(({ version, createdAt, revoked }) => ({ remote, version, createdAt, state: stateOf(version, revoked) }));
    })
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, SHOWN);
}

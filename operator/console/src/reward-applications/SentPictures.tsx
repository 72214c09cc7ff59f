import { useTexts } from '../messages';
import styles from './reward-applications.module.css';

/** Pictures that came with an application; each opens whole. */
export function SentPictures({ brand, pictures }: { brand: string; pictures: readonly string[] }) {
  const t = useTexts();
  if (pictures.length === 0) return null;
  return (
    <span className={styles['pictures']}>
      {pictures.map((id, at) => {
        const address = `/staff/brands/${brand}/reward-applications/pictures/${id}`;
        return (
          <a key={id} href={address} target="_blank" rel="noreferrer">
            <img src={address} alt={t('rewardApplications.picture', { place: at + 1 })} width="80" height="60" loading="lazy" />
          </a>
        );
      })}
    </span>
  );
}

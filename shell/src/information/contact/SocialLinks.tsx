import { useInformationText } from '../use-information-text';
import styles from './contact.module.css';
import { SocialIcon } from './SocialIcon';
import { usePermission } from './use-permission';
import type { SocialName } from './social-name';

/** The brand elsewhere. Nothing where it is nowhere else. */
export function SocialLinks() {
  const text = useInformationText();
  const { data } = usePermission();
  const links = data?.info.resources.filter(({ resourceType }) => resourceType === 'SOCIAL') ?? [];
  if (links.length === 0) return null;
  return (
    <ul className={styles['social']} aria-label={text('follow')}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={styles['mark']}
            aria-label={text(`social.${name as SocialName}`)}
          >
            <SocialIcon name={name as SocialName} />
          </a>
        </li>
      ))}
    </ul>
  );
}

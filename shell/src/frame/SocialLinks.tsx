import { useIntl } from 'react-intl';
import { useSite } from '../site-context';
import { ThemedPicture } from './ThemedPicture';

/** The brand elsewhere. Nothing where it is nowhere else. */
export function SocialLinks() {
  const { formatMessage } = useIntl();
  const { social } = useSite().brand;
  if (social.length === 0) return null;
  return (
    <ul className="pv-social" role="list" aria-label={formatMessage({ id: 'follow' })}>
      {social.map(({ name, url, logo }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={formatMessage({ id: `social.${name}` })}>
            <ThemedPicture of={logo} alt="" width={20} height={20} lazy />
          </a>
        </li>
      ))}
    </ul>
  );
}
